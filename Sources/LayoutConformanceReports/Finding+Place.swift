import Foundation
package import LayoutConformance

extension Finding {
  /// The line to point at: the one that the layout ended the process at, else that of its declaration;
  /// `nil` where neither is known.
  package var sourcePlace: SourcePlace? {
    exhibit.place.map { SourcePlace(file: $0.file, line: $0.line) } ?? declaration
  }

  /// Notes where the layout is declared, and names the line that it ended the process at by the same path:
  /// a test runner that was built for the same text in another folder names that one.
  package mutating func locate(declaredAt declaration: SourcePlace?) {
    self.declaration = declaration
    guard let place = exhibit.place, let file = declaration?.file,
      file != place.file, file.split(separator: "/").last ?? "" == place.name
    else { return }
    let source = try? String(contentsOfFile: file, encoding: .utf8)
    let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    exhibit.place = Exhibit.Place(
      file: file, line: place.line,
      text: place.text ?? (text.isEmpty ? nil : String(text.drop(while: \.isWhitespace))))
  }
}
