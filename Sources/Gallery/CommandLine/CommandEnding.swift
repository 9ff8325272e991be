// SPDX-License-Identifier: MIT
// Tool: the last output of a command, and its exit status.

/// The last output of a command, and its exit status.
struct CommandEnding {
  private(set) var output = Output()
  let code: ExitCode

  /// The ending of a command that succeeds, perhaps by printing lines of help or a script.
  init(lines: String = "") {
    code = .success
    if !lines.isEmpty { output.add(lines: lines) }
  }

  /// The ending of a command that prints an output.
  init(_ output: Output) {
    code = .success
    self.output = output
  }

  /// The ending of a command that fails.
  init(_ error: any Error, at path: CommandPath) {
    switch error {
    case let error as ExitCode:
      code = error
    case let error as UsageError:
      code = .usage
      output.add("Error: \(error.message)")
      output.add(CommandHelp.usage(of: path))
      output.add("See '\(path.name) --help' for more.")
    default:
      code = .failure
      output.add("Error: \(error)")
    }
  }

  /// Prints results to standard output, and errors to standard error.
  ///
  /// - Returns: The exit status of the program.
  func print() -> ExitCode {
    guard code == .success else {
      output.complain()
      return code
    }
    do {
      try output.print()
      return code
    } catch {
      var errors = Output()
      errors.add("Error: \(error)")
      errors.complain()
      return .failure
    }
  }
}
