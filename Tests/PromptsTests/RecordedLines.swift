// SPDX-License-Identifier: MIT
// Testing: lines of input and output in memory.

import CuriumPrompts
import CuriumTerminal

/// Lines of input and output in memory.
@MainActor final class RecordedLines: LineDevice {
  var lineHandler: ((String?) -> Void)?
  /// The text of a terminal: the output and, except for secrets, the input.
  private(set) var text = ""
  private let isTerminal: Bool
  private var isSecret = false

  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  func write(_ text: String) { self.text += text }
  func setSecret(_ isSecret: Bool) { self.isSecret = isSecret }

  /// Enters a line; `nil` ends the input.
  func enter(_ line: String?) {
    if isTerminal, let line { text += (isSecret ? "" : line) + "\n" }
    lineHandler?(line)
  }
}

/// Asks a question in lines of text. Returns the text of the terminal, or of the output, and the
/// outcome after the given lines.
@MainActor func dialog<Question: PromptQuestion>(
  _ question: Question, isTerminal: Bool = true, strings: Strings = Strings(), lines: [String?]
) -> (text: String, outcome: Result<Question.Answer, PromptError>?) {
  let device = RecordedLines(isTerminal: isTerminal)
  var outcome: Result<Question.Answer, PromptError>?
  let dialog = LineDialog(question, on: device, isTerminal: isTerminal, strings: strings) {
    outcome = $0
  }
  dialog.start()
  for line in lines { device.enter(line) }
  return (device.text, outcome)
}
