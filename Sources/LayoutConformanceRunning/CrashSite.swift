import CConformanceSupport
import Foundation
import Synchronization
package import LayoutConformance

/// The place in somebody's source that a crash came from.
package struct CrashSite: Hashable, Sendable, Codable {
  /// The name of the file, without its folder.
  package let file: String
  /// The line, from 1 on.
  package let line: Int
  /// The method of the layout that was running, `nil` where nothing tells.
  package let method: String?
  /// Why the runtime ended the process, where the compiler kept that with the line.
  package let reason: String
  /// Whether it is a `precondition` of the layout's own.
  package var isPrecondition = false
  /// The line itself, with the path of its file, where that is known.
  package var place: Exhibit.Place?

  /// Whether a method was running that makes a cache or brings it up to date.
  package var isOfUpdate: Bool { method == "updateCache" || method == "makeCache" }
}

/// Finds the places that crashes came from, with the symbolizer of the toolchain.
///
/// A place is the innermost call in code that is neither of the kit nor of a library: a subscript of
/// the kit's that traps was called somewhere. Each address is looked up once.
package final class CrashSites: Sendable {
  private let symbolizer: String?
  private let known = Mutex<[UInt64: [Line]]>([:])

  /// A function with a line, inlined or not, that an address stands in.
  private struct Line: Sendable {
    let function, file: String
    let line: Int

    /// Whether the function is an initialiser; the labels of its parameters stand in its name.
    var isInitializer: Bool { function.contains("cfC") || function.contains("cfc") }

    /// Whether the line is of code that was made for the check, and nobody's own.
    var isGenerated: Bool {
      let name = file.split(separator: "/").last ?? ""
      return name.hasPrefix("checker_") || name.hasPrefix("main_of_checker_")
    }
  }

  /// Looks for the symbolizer beside the compiler, then in all folders of `PATH`; without one no place
  /// is ever found.
  package init() {
    let isThere = FileManager.default.isExecutableFile(atPath:)
    let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let folders = path.filter { isThere("\($0)/swiftc") } + path
    symbolizer = folders.map { "\($0)/llvm-symbolizer" }.first(where: isThere)
  }

  /// The place of a crash.
  ///
  /// - Parameters:
  ///   - frames: The addresses of the calls that led to it, the innermost first, in a process that is a
  ///     copy of this one.
  ///   - isRecursion: Whether the place is the call that came most often, and not the innermost one.
  /// - Returns: The place; `nil` where nothing tells.
  package func site(of frames: [UInt64], isRecursion: Bool = false) -> CrashSite? {
    let lines = lines(at: frames)
    let failure = lines.first { $0.function.hasPrefix(Self.failure) }
    let own = lines.filter { Self.isOfUser($0.function) }
    // What the compiler makes up has a line, too, but no file.
    let places = own.filter { $0.line > 0 && $0.file.hasSuffix(".swift") && !$0.isGenerated }
    guard let place = isRecursion ? Self.mostFrequent(places) : places.first else { return nil }
    let text = Self.text(of: place.file, line: place.line)
    var reason = String(failure?.function.dropFirst(Self.failure.count) ?? "")
    let isPrecondition = reason == Self.precondition
    // An optimised build keeps no message of a precondition, but the line that has it.
    if reason.isEmpty || reason == Self.precondition {
      reason = text ?? reason
    }
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    let method = own.lazy.filter { !$0.isInitializer }.compactMap { line in
      Self.methods.first { line.function.contains("\($0.utf8.count)\($0)") }
    }.first
    return CrashSite(
      file: file, line: place.line, method: method, reason: reason,
      isPrecondition: isPrecondition,
      place: Exhibit.Place(file: Self.shown(place.file), line: place.line, text: text))
  }

  /// The line that stands in most of the calls, the innermost of equals.
  private static func mostFrequent(_ lines: [Line]) -> Line? {
    var counts: [String: Int] = [:]
    for line in lines { counts["\(line.file):\(line.line)", default: 0] += 1 }
    let most = counts.values.max()
    return lines.first { counts["\($0.file):\($0.line)"] == most }
  }

  private static let methods = [
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "explicitAlignment", "spacing",
  ]

  /// Whether a crash came out of a function that gives memory, which had none.
  package static func isOfAllocation(_ frames: [UInt64]) -> Bool {
    frames.prefix(8).contains { address in
      guard let name = conformance_function_of(address) else { return false }
      return allocators.contains(String(cString: name))
    }
  }

  private static let allocators: Set = [
    "swift_slowAlloc", "swift_slowAllocTyped", "swift_coroFrameAlloc", "_Znwm", "_Znam",
    "_ZnwmSt11align_val_t",
  ]

  private static let failure = "Swift runtime failure: "
  private static let precondition = "precondition failure"

  /// A path as reports have it: from the working folder on, where it is in it.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The text of a line of source, `nil` where it cannot be read any more, or is too long to be quoted.
  private static func text(of file: String, line: Int) -> String? {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[line - 1].drop(while: \.isWhitespace)
    return text.isEmpty || text.count > 120 ? nil : String(text)
  }

  /// The modules whose functions are called from a layout, and are none of its own.
  private static let modules = [
    "LayoutAPI", "LayoutEngine", "SwiftUI", "LayoutConformance", "LayoutConformanceRunning",
    "LayoutConformanceTool", "LayoutConformanceTesting", "Foundation", "FoundationEssentials",
  ]

  private static let prefixes = ["$sS", "$ss"] + modules.map { "$s\($0.utf8.count)\($0)" }

  private static func isOfUser(_ function: String) -> Bool {
    function.hasPrefix("$s") && !prefixes.contains { function.hasPrefix($0) }
  }

  private func lines(at frames: [UInt64]) -> [Line] {
    let missing = known.withLock { known in frames.filter { known[$0] == nil } }
    // The frames of a crash are mostly of the program itself; each object is asked once.
    for (object, addresses) in Dictionary(grouping: missing, by: Self.object) {
      let answers = object.map { lookUp(addresses, in: $0) } ?? [:]
      known.withLock { known in
        for address in addresses { known[address] = answers[address] ?? [] }
      }
    }
    return known.withLock { known in frames.flatMap { known[$0] ?? [] } }
  }

  /// The object file that an address belongs to; `nil` for a library.
  private static func object(of address: UInt64) -> String? {
    var base: UInt64 = 0
    guard let name = conformance_object_of(address, &base) else { return nil }
    let path = String(cString: name)
    return (path.split(separator: "/").last ?? "").hasPrefix("lib") ? nil : path
  }

  private func lookUp(_ addresses: [UInt64], in object: String) -> [UInt64: [Line]] {
    guard let symbolizer else { return [:] }
    // The program names itself as it was called, which may be no path.
    let path = FileManager.default.fileExists(atPath: object) ? object : Self.program
    var offsets: [String: UInt64] = [:]
    for address in addresses {
      var base: UInt64 = 0
      guard conformance_object_of(address, &base) != nil else { continue }
      offsets["0x\(String(address - base, radix: 16))"] = address
    }
    let words = [
      symbolizer, "--obj=\(path)", "--inlines", "--functions=linkage", "--output-style=GNU",
      "--addresses",
    ]
    let text = Self.output(of: words + offsets.keys.sorted())
    return Self.lines(in: text, by: offsets)
  }

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }

  /// What a program prints, run without a thread: workers are copies of this process.
  private static func output(of words: [String]) -> String {
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var bytes = [CChar](repeating: 0, count: 1 << 18)
    let count = conformance_output_of(arguments, &bytes, bytes.count)
    return String(
      decoding: bytes.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The answers of the symbolizer: an address, then by turns a function and a file with a line.
  private static func lines(in text: String, by offsets: [String: UInt64]) -> [UInt64: [Line]] {
    var result: [UInt64: [Line]] = [:]
    var address: UInt64?
    var function: String?
    for row in text.split(separator: "\n").map(String.init) {
      if let known = offsets[row] {
        (address, function) = (known, nil)
      } else if let name = function, let address {
        // `file.swift:12`, with words behind it where the line has more than one part.
        let place = row.range(of: " (discriminator").map { row[..<$0.lowerBound] } ?? row[...]
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        result[address, default: []].append(
          Line(
            function: name, file: parts.dropLast().joined(separator: ":"),
            line: parts.last.flatMap { Int($0) } ?? 0))
        function = nil
      } else {
        function = row
      }
    }
    return result
  }
}
