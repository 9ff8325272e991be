// SPDX-License-Identifier: MIT
// Tool: the exit statuses of commands.

/// An exit status of the program. As an error, it ends the program without a message.
struct ExitCode: Error, Hashable {
  let rawValue: Int32

  /// Everything is fine.
  static let success = ExitCode(rawValue: 0)
  /// The command failed.
  static let failure = ExitCode(rawValue: 1)
  /// The command line is wrong (`EX_USAGE` in sysexits.h).
  static let usage = ExitCode(rawValue: 64)
}
