// SPDX-License-Identifier: MIT
// Views: a prompt in the rows below the shell's own prompt.

import Curium

/// A question until it is answered or cancelled, and then its title and its answer in one row.
package struct PromptView<Question: PromptQuestion>: View {
  private let question: Question
  private let submit: (Question.Answer) -> Void
  @State private var answer: Question.Answer?
  @State private var isCancelled = false
  @Environment(\.strings) private var strings
  @Environment(\.quit) private var quit

  /// Creates the view of `question`, which calls `submit` with the answer.
  package init(question: Question, submit: @escaping (Question.Answer) -> Void) {
    self.question = question
    self.submit = submit
  }

  package var body: some View {
    if isCancelled {
      row(strings[PromptStrings.self].cancelled, color: .textMuted)
    } else if let answer {
      row(question.text(of: answer, strings), color: .textPrimary)
    } else {
      question.content {
        answer = $0
        submit($0)
      }
      .onKeyPress { press in
        guard press.key == .escape || press.isInterrupt else { return .ignored }
        isCancelled = true
        quit()
        return .handled
      }
    }
  }

  private func row(_ text: String, color: Color) -> some View {
    (Text(question.title.label).foregroundStyle(.textMuted)
      + Text(" \(text)").foregroundStyle(color))
      .lineLimit(1)
  }
}

extension KeyPress {
  /// `true` for Control-C, which ends a program below the prompt.
  var isInterrupt: Bool { key == "c" && modifiers == .control }
}
