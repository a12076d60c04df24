// A file that says `import SwiftUI` sees `CGSize`, `CGRect` and `sin` without another import.
@_exported public import Foundation
