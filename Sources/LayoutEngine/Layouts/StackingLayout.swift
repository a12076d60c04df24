import LayoutAPI

/// A layout that SwiftUI leaves out where it has one subview: the subview stands for it then.
///
/// Sources: OpenSwiftUI's `LayoutView`, MySwiftUI's `StackLayout`.
protocol StackingLayout: Layout {}

extension HStackLayout: StackingLayout {}
extension VStackLayout: StackingLayout {}
extension ZStackLayout: StackingLayout {}
