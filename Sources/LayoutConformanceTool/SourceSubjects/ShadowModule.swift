/// A module of Apple's platforms that files import for types which are already here.
///
/// A shadow is compiled for the checker alone, where a file imports the module outside of `#if`: it
/// is part of no product, so that `canImport` tells other packages the truth. What it lacks is
/// named by the compiler, at the user's line.
enum ShadowModule: String, CaseIterable, Sendable {
  /// Geometry.
  case coreGraphics = "CoreGraphics"
  /// `CGFloat` and geometry, which Foundation's module has here.
  case coreFoundation = "CoreFoundation"
  /// The part of SwiftUI that holds `Layout`; all of it here.
  case swiftUICore = "SwiftUICore"
  /// What the SwiftUI module has of it, such as `UIColor`.
  case uiKit = "UIKit"
  /// What the SwiftUI module has of it.
  case appKit = "AppKit"
  /// Observable objects.
  case combine = "Combine"
  /// Loggers, which log nothing.
  case os
  /// Loggers, which log nothing.
  case osLog = "OSLog"

  /// The text of the module.
  var source: String {
    switch self {
    case .coreGraphics, .coreFoundation: "@_exported import LayoutAPI\n"
    case .uiKit, .appKit, .combine, .swiftUICore: "@_exported import SwiftUI\n"
    case .os, .osLog: Self.loggers
    }
  }

  /// The shadows that files import, outside of `#if` and before the first brace.
  static func imported(by files: [SourceFile]) -> [ShadowModule] {
    let names = Set(files.flatMap(imports).map(\.module))
    return allCases.filter { names.contains($0.rawValue) }
  }

  /// The parts of imports that name a part of a shadow, which has none: `.log` of `import os.log`.
  static func parts(importedBy file: SourceFile) -> [Range<Int>] {
    imports(of: file).filter { ShadowModule(rawValue: $0.module) != nil }.compactMap(\.part)
  }

  /// An import of a whole module, or of one of its parts.
  private struct Import {
    var module: String
    /// The dot after the module, and the name after it.
    var part: Range<Int>?
  }

  private static func imports(of file: SourceFile) -> [Import] {
    let scanner = SourceScanner(file.bytes)
    var imports: [Import] = []
    var depth = 0
    // The word after `import` or, of one declaration, after its kind.
    var isModule = false
    var isWhole = false
    var next = SourceCopy.preamble(of: file.bytes)
    while let token = scanner.token(from: next, to: file.bytes.count),
      token.kind != .mark(UInt8(ascii: "{"))
    {
      next = token.range.upperBound
      let text = scanner.text(token)
      switch token.kind {
      case .directive where text.hasPrefix("#if"): depth += 1
      case .directive where text.hasPrefix("#endif"): depth -= 1
      case .word where isModule && kinds.contains(text): isWhole = false
      case .word where isModule:
        isModule = false
        let part = isWhole ? scanner.token(from: next, to: file.bytes.count) : nil
        guard let part, part.kind == .mark(UInt8(ascii: ".")),
          let name = scanner.token(from: part.range.upperBound, to: file.bytes.count)
        else {
          imports.append(Import(module: text))
          continue
        }
        imports.append(
          Import(module: text, part: part.range.lowerBound..<name.range.upperBound))
      case .word where text == "import": (isModule, isWhole) = (depth == 0, true)
      default: break
      }
    }
    return imports
  }

  /// The words that may stand between `import` and the module.
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  private static let loggers = """
    @_exported import Foundation

    public struct OSLogPrivacy: Sendable {
      public static let `public` = OSLogPrivacy()
      public static let `private` = OSLogPrivacy()
      public static let sensitive = OSLogPrivacy()
      public static let auto = OSLogPrivacy()
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(
          _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }

    public struct OSLogType: Hashable, Sendable {
      private let rank: Int
      public static let debug = OSLogType(rank: 0)
      public static let info = OSLogType(rank: 1)
      public static let `default` = OSLogType(rank: 2)
      public static let error = OSLogType(rank: 3)
      public static let fault = OSLogType(rank: 4)
    }

    public final class OSLog: Sendable {
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "")
      public init(subsystem: String, category: String) {}
    }

    public struct Logger: Sendable {
      public init() {}
      public init(_ log: OSLog) {}
      public init(subsystem: String, category: String) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    public func os_log(
      _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
    ) {}

    public func os_log(
      _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
      _ arguments: CVarArg...
    ) {}

    """
}
