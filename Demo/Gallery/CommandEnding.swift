// SPDX-License-Identifier: MIT
// Tool: the output of a command that asks for help or fails.

import ArgumentParser

/// The final output of a command, and its exit code.
///
/// ArgumentParser quotes arguments unchanged in its messages. After an error, the command line is
/// therefore parsed again with safe arguments, so that the message quotes those.
struct CommandEnding {
  let output: Output
  let code: ExitCode

  /// Returns the command for `arguments`.
  ///
  /// - Throws: The error from ArgumentParser, which quotes only safe text.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try GalleryCommand.parseAsRoot(arguments)
    } catch {
      let safe = arguments.map(Output.safe)
      guard safe != arguments else { throw error }
      _ = try GalleryCommand.parseAsRoot(safe)
      // The control characters were the only error.
      throw ValidationError("These arguments aren't valid: \(safe.joined(separator: " "))")
    }
  }

  /// The output for a command line that is invalid or asks for help.
  init(parsing error: any Error) {
    code = GalleryCommand.exitCode(for: error)
    output = Self.lines(GalleryCommand.fullMessage(for: error))
  }

  /// The output for a command that failed.
  init(running error: any Error) {
    code = GalleryCommand.exitCode(for: error)
    if code.isSuccess {
      // Help is a result of the command, not an error.
      output = Self.lines(GalleryCommand.fullMessage(for: error))
      return
    }
    let message = Output.safe(GalleryCommand.message(for: error))
    if error is ValidationError {
      output = Self.lines(GalleryCommand.fullMessage(for: ValidationError(message)))
    } else {
      output = Self.lines(message.isEmpty ? "" : "Error: \(message)")
    }
  }

  private static func lines(_ text: String) -> Output {
    var output = Output()
    if !text.isEmpty { output.add(lines: text) }
    return output
  }

  /// Prints help to standard output, and errors to standard error.
  func print() throws {
    if code.isSuccess { try output.print() } else { output.complain() }
  }
}
