// SPDX-License-Identifier: MIT
// Views: the question that is answered with yes or no.

import Curium
import CuriumLines

/// The question that is answered with yes or no.
package struct ConfirmQuestion: PromptQuestion {
  package let title: PromptTitle
  package let defaultAnswer: Bool?

  package init(_ title: String, default defaultAnswer: Bool? = nil) {
    self.title = PromptTitle(title)
    self.defaultAnswer = defaultAnswer
  }

  package func advice(_ strings: Strings) -> String? {
    Self.fill(strings[PromptStrings.self].yesOrNo, strings)
  }

  package func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> Bool {
    if let defaultAnswer, line.allSatisfy(\.isWhitespace) { return defaultAnswer }
    let words = strings[LinearStrings.self]
    guard let answer = words.meaning(of: line) else {
      throw InvalidAnswer(reason: Self.fill(words.answerYesOrNo, strings))
    }
    return answer
  }

  package func text(of answer: Bool, _ strings: Strings) -> String {
    answer ? strings[PromptStrings.self].yes : strings[PromptStrings.self].no
  }

  package func content(submit: @escaping (Bool) -> Void) -> some View {
    Confirmation(question: self, submit: submit)
  }

  /// Returns `phrase` with the letters for yes and no.
  private static func fill(_ phrase: String, _ strings: Strings) -> String {
    let words = strings[LinearStrings.self]
    return Strings.fill(phrase, words.yes.first ?? "", words.no.first ?? "")
  }
}

/// The question and two buttons. Without a default answer, no button has the focus, and the letters
/// that answer are beside them.
private struct Confirmation: View {
  let question: ConfirmQuestion
  let submit: (Bool) -> Void
  @FocusState private var focus: Bool?
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(alignment: .top, spacing: ComponentTokens.Form.gap) {
      Text(question.title.label).bold()
      button(true)
      button(false)
      if question.defaultAnswer == nil, let advice = question.advice(strings) {
        Text(advice).lineLimit(1).foregroundStyle(.textMuted)
      }
    }
    .defaultFocus($focus, question.defaultAnswer)
    .onKeyPress { press in
      guard let answer = strings[LinearStrings.self].meaning(of: press.characters) else {
        return .ignored
      }
      submit(answer)
      return .handled
    }
  }

  private func button(_ answer: Bool) -> some View {
    SecondaryButton(title: question.text(of: answer, strings)) { submit(answer) }
      .focused($focus, equals: answer)
  }
}
