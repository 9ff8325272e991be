// SPDX-License-Identifier: MIT
// Views: a question of a prompt, as a view and as lines of text.

import Curium

/// A question of a prompt. A terminal shows it as a view; a pipe, a screen reader and a terminal
/// without cursor movements get it as lines of text.
@MainActor package protocol PromptQuestion {
  associatedtype Answer
  associatedtype Content: View

  var title: PromptTitle { get }
  /// The answer to empty input, and to input that has ended; `nil` if there is none.
  var defaultAnswer: Answer? { get }
  /// `true` if the answer isn't shown.
  var isSecret: Bool { get }
  /// Returns the lines of text before the prompt.
  func lines(_ strings: Strings) -> [String]
  /// Returns advice for the prompt in lines of text; `nil` if there is none.
  func advice(_ strings: Strings) -> String?
  /// Returns the answer that a line means.
  func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> Answer
  /// Returns the words for an answer.
  func text(of answer: Answer, _ strings: Strings) -> String
  /// Returns the view, which calls `submit` with the answer.
  func content(submit: @escaping (Answer) -> Void) -> Content
}

/// The error for a line that isn't a valid answer.
package struct InvalidAnswer: Error, Hashable {
  /// The reason in words, for the user.
  package let reason: String
  /// The reason for a user who sees neither the line nor the question; `nil` if it is the same.
  package var detail: String?
}

extension PromptQuestion {
  package var isSecret: Bool { false }
  package func lines(_ strings: Strings) -> [String] { [] }
  package func advice(_ strings: Strings) -> String? { nil }

  /// Returns the prompt in lines of text, such as `Name [web]: `.
  func prompt(_ strings: Strings) -> String {
    let preset = defaultAnswer.map { "[\(text(of: $0, strings))]" }
    let parts = [advice(strings), preset].compactMap { $0 }
    return parts.isEmpty
      ? "\(title.label) " : "\(title.name) \(parts.joined(separator: " ")): "
  }
}
