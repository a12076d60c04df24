/// How the command ends.
///
/// The numbers from 64 on are those of `sysexits.h`; 130 is what shells give for an interruption.
package enum ExitCode: Int32, Sendable {
  /// All selected rules held.
  case success = 0
  /// There are findings.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// A file is not what it claims to be, or does not compile.
  case data = 65
  /// Nothing was selected, or nothing could run.
  case unavailable = 69
  /// The kit itself failed.
  case software = 70
  /// The run was interrupted.
  case interrupted = 130
}

extension ExitCode: Comparable {
  /// Whether a run that ends with the first code went better than one that ends with the second.
  package static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }
}
