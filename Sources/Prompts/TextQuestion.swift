// SPDX-License-Identifier: MIT
// Views: the question for a line of text or a secret.

import Curium
import CuriumOrganisms

/// The question for a line of text or a secret.
package struct TextQuestion: PromptQuestion {
  package let title: PromptTitle
  package let defaultAnswer: String?
  package let isSecret: Bool
  private let rules: [PromptRule]

  package init(
    _ title: String, default defaultAnswer: String? = nil, isSecret: Bool = false,
    rules: [PromptRule] = []
  ) {
    self.title = PromptTitle(title)
    self.defaultAnswer = defaultAnswer
    self.isSecret = isSecret
    self.rules = rules
  }

  package func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> String {
    let text = line.isEmpty ? defaultAnswer ?? "" : line
    for rule in rules {
      if let reason = rule.error(text, ()) { throw InvalidAnswer(reason: reason) }
    }
    return text
  }

  package func text(of answer: String, _ strings: Strings) -> String {
    isSecret ? strings[PromptStrings.self].hidden : answer
  }

  package func content(submit: @escaping (String) -> Void) -> some View {
    TextEntry(question: self, submit: submit)
  }
}

/// The title and the field, with an error below it.
private struct TextEntry: View {
  let question: TextQuestion
  let submit: (String) -> Void
  @State private var text = ""
  @State private var error: String?
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(alignment: .top, spacing: ComponentTokens.Form.gap) {
      // The field has the same name.
      Text(question.title.label).bold().accessibilityHidden()
      FormRow(label: "", status: error.map { .invalid($0) } ?? .plain) { field }
    }
    .onSubmit { if let answer = checkedAnswer() { submit(answer) } }
    .onChange(of: text) { if error != nil { _ = checkedAnswer() } }
  }

  @ViewBuilder private var field: some View {
    let preset = Text(question.defaultAnswer.map { question.text(of: $0, strings) } ?? "")
    if question.isSecret {
      SecureField(question.title.name, text: $text, prompt: preset).defaultFocus()
    } else {
      TextField(question.title.name, text: $text, prompt: preset).defaultFocus()
    }
  }

  /// Returns the answer. If it isn't valid, shows the error and returns `nil`.
  private func checkedAnswer() -> String? {
    do {
      let answer = try question.answer(to: text, strings)
      error = nil
      return answer
    } catch let invalid {
      error = invalid.reason
      return nil
    }
  }
}
