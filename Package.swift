// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "LayoutConformance",
  products: [
    .library(name: "LayoutAPI", targets: ["LayoutAPI"]),
    .library(name: "LayoutConformance", targets: ["LayoutConformance"]),
    .library(name: "LayoutConformanceTesting", targets: ["LayoutConformanceTesting"]),
    .library(name: "LayoutConformanceTool", targets: ["LayoutConformanceTool"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .executable(name: "layout-conformance", targets: ["layout-conformance"]),
    .plugin(name: "CheckLayouts", targets: ["CheckLayouts"]),
  ],
  targets: [
    .target(name: "LayoutAPI", swiftSettings: settings),
    .target(name: "LayoutEngine", dependencies: ["LayoutAPI"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["LayoutAPI", "LayoutEngine"], swiftSettings: settings),
    .target(
      name: "LayoutConformance", dependencies: ["LayoutAPI", "LayoutEngine"],
      swiftSettings: settings),
    .target(name: "CConformanceSupport"),
    .target(
      name: "LayoutConformanceRunning", dependencies: ["LayoutConformance", "CConformanceSupport"],
      swiftSettings: settings),
    .target(
      name: "LayoutConformanceReports",
      dependencies: ["LayoutConformance", "LayoutConformanceRunning", "CConformanceSupport"],
      swiftSettings: settings),
    .target(
      name: "LayoutConformanceTesting",
      dependencies: [
        "LayoutAPI", "LayoutConformance", "LayoutConformanceReports", "LayoutConformanceRunning",
      ],
      swiftSettings: settings),
    .target(
      name: "LayoutConformanceTool",
      dependencies: [
        "CConformanceSupport", "LayoutConformance", "LayoutConformanceReports",
        "LayoutConformanceRunning",
      ],
      swiftSettings: settings),
    .target(
      name: "LayoutSpecimens", dependencies: ["LayoutConformance", "LayoutEngine"],
      swiftSettings: settings),
    .executableTarget(
      name: "layout-conformance",
      dependencies: [
        "LayoutConformanceTool", "LayoutSpecimens",
        // Not imported: `check FILE.swift` compiles the file against the built module.
        .target(name: "SwiftUI", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .plugin(
      name: "CheckLayouts",
      capability: .command(
        intent: .custom(
          verb: "check-layouts",
          description: "Check the layouts of this package against the Layout protocol's contract.")),
      path: "Sources/CheckLayouts"),
    .testTarget(
      name: "LayoutAPITests", dependencies: ["LayoutAPI"], swiftSettings: settings),
    .testTarget(
      name: "LayoutAPISwift5Tests", dependencies: ["LayoutAPI"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutAPI", "LayoutEngine"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUITests", dependencies: ["LayoutAPI", "LayoutEngine", "SwiftUI"],
      swiftSettings: settings),
    .target(
      name: "LayoutConformanceTestSupport", dependencies: ["LayoutAPI"],
      path: "Tests/LayoutConformanceTestSupport", swiftSettings: settings),
    .testTarget(
      name: "LayoutConformanceTests",
      dependencies: ["LayoutConformance", "LayoutConformanceTestSupport", "LayoutSpecimens"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutConformanceTestingTests",
      dependencies: ["LayoutConformanceTesting", "LayoutConformanceRunning"],
      // A package of its own, which a test runs.
      exclude: ["Child"], swiftSettings: settings),
    .testTarget(
      name: "LayoutConformanceToolTests",
      dependencies: [
        "LayoutConformanceReports", "LayoutConformanceRunning", "LayoutConformanceTestSupport",
        "LayoutConformanceTool",
        "LayoutSpecimens",
      ],
      // Each folder in it is a module that tests give to the command.
      exclude: ["SourceSubjects/Files"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
