// SPDX-License-Identifier: MIT
// Views: the errors of prompts without an answer.

/// The reason why a prompt has no answer.
///
///     do {
///       let name = try Terminal.input("Name")
///       print("Deploying \(name)")
///     } catch {
///       Terminal.exit(withError: error)
///     }
public enum PromptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The user has cancelled `prompt` with Escape or Control-C, or a line of text with Control-D.
  case cancelled(prompt: String)
  /// The input isn't a terminal and has ended, and `prompt` has no default answer.
  case noInput(prompt: String)
  /// A line of an input that isn't a terminal isn't a valid answer to `prompt`.
  case invalidInput(prompt: String, reason: String)
  /// The input can't be read. `message` is the reason.
  case unreadable(message: String)

  /// The error in words, for the user.
  public var description: String {
    switch self {
    case .cancelled(let prompt): "\"\(prompt)\" was cancelled."
    case .noInput(let prompt):
      """
      There is no answer to "\(prompt)", because the input has ended. Run the program in a \
      terminal, or pipe one line for each prompt into it.
      """
    case .invalidInput(let prompt, let reason):
      "The line for \"\(prompt)\" isn't a valid answer: \(reason)"
    case .unreadable(let message): message
    }
  }
}
