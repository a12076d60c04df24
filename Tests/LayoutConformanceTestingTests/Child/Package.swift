// swift-tools-version: 6.2
import PackageDescription

let kit = Context.environment["LAYOUT_CONFORMANCE_PACKAGE"] ?? "../../.."

let package = Package(
  name: "Layouts",
  dependencies: [.package(name: "LayoutConformance", path: kit)],
  targets: [
    .target(
      name: "Layouts", dependencies: [.product(name: "SwiftUI", package: "LayoutConformance")]),
    .testTarget(
      name: "LayoutsTests",
      dependencies: [
        "Layouts", .product(name: "LayoutConformanceTesting", package: "LayoutConformance"),
      ]),
  ]
)
