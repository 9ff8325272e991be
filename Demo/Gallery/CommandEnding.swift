// SPDX-License-Identifier: MIT
// Tool: what the command line says when a command asks for help or fails.

import ArgumentParser

/// The last words of a command, and its exit code.
///
/// Messages quote arguments, and ArgumentParser quotes them as they are. So a command line that it
/// refuses is parsed once more with safe arguments, and it is those that are quoted.
struct CommandEnding {
  let output: Output
  let code: ExitCode

  /// The command that `arguments` ask for.
  ///
  /// - Throws: What ArgumentParser throws, quoting safe text only.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try GalleryCommand.parseAsRoot(arguments)
    } catch {
      let safe = arguments.map(Output.safe)
      guard safe != arguments else { throw error }
      _ = try GalleryCommand.parseAsRoot(safe)
      // Refused because of its controls alone.
      throw ValidationError("These arguments aren't valid: \(safe.joined(separator: " "))")
    }
  }

  /// The ending of a command line that was refused, or that asked for help.
  init(parsing error: any Error) {
    code = GalleryCommand.exitCode(for: error)
    output = Self.lines(GalleryCommand.fullMessage(for: error))
  }

  /// The ending of a command that failed.
  init(running error: any Error) {
    code = GalleryCommand.exitCode(for: error)
    if code.isSuccess {
      // Help is the result of a command, not its failure.
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
