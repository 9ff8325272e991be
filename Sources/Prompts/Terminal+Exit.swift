// SPDX-License-Identifier: MIT
// Views: ends a script with an error.

public import Curium
import CuriumLibc
import CuriumTerminal

extension Terminal {
  /// Ends the program with an error of a prompt, of a step or of the program itself.
  ///
  ///     do {
  ///       try Terminal.progress("Compiling") { step in step.log("Parser.swift") }
  ///     } catch {
  ///       Terminal.exit(withError: error)
  ///     }
  ///
  /// Prints the error on standard error, and exits with the status 1. If the user has cancelled a
  /// prompt or a step, prints nothing, and exits with the status 130, as after Control-C.
  public static func exit(withError error: any Error) -> Never {
    switch error {
    case is CancellationError, PromptError.cancelled: CuriumLibc.exit(130)
    default:
      Descriptor.writeAll("\(error)\n", to: STDERR_FILENO)
      CuriumLibc.exit(1)
    }
  }
}
