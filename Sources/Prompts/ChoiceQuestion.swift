// SPDX-License-Identifier: MIT
// Views: the question for one of several options.

import Curium
import CuriumOrganisms

/// The question for one of several options. The answer is its index.
package struct ChoiceQuestion: PromptQuestion {
  package let title: PromptTitle
  package let defaultAnswer: Int?
  let labels: OptionLabels

  package init(_ title: String, labels: [String], default defaultAnswer: Int? = nil) {
    self.title = PromptTitle(title)
    self.labels = OptionLabels(labels)
    self.defaultAnswer = defaultAnswer
  }

  package func lines(_ strings: Strings) -> [String] { labels.lines }

  package func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> Int {
    if let defaultAnswer, line.allSatisfy(\.isWhitespace) { return defaultAnswer }
    guard let index = labels.index(of: line) else { throw labels.invalidAnswer(line, strings) }
    return index
  }

  package func text(of answer: Int, _ strings: Strings) -> String { labels.texts[answer] }

  package func content(submit: @escaping (Int) -> Void) -> some View {
    OptionChooser(question: self, submit: submit)
  }
}

/// The title and the options, of which Return chooses the current one.
private struct OptionChooser: View {
  let question: ChoiceQuestion
  let submit: (Int) -> Void
  /// The current option of a list without a search field.
  @State private var selection: Int?
  @State private var cursor: OptionCursor
  @Environment(\.strings) private var strings

  init(question: ChoiceQuestion, submit: @escaping (Int) -> Void) {
    self.question = question
    self.submit = submit
    let first = question.defaultAnswer ?? 0
    _selection = State(wrappedValue: first)
    _cursor = State(wrappedValue: OptionCursor(question.labels, at: first))
  }

  var body: some View {
    let hint = strings[ControlStrings.self].chooseHint
    VStack(alignment: .leading, spacing: 0) {
      Text(question.title.label).bold()
      if question.labels.areSearched {
        OptionSearch($cursor) { match, isCurrent in
          ChoiceRow(match.text, isSelected: isCurrent) {
            submit(match.element)
          } content: {
            match.markedText.lineLimit(1)
          }
        }
        .keyBinding(hint, "enter", overridesControls: true) {
          if let index = cursor.current { submit(index) }
        }
      } else {
        list
      }
      PromptHints { KeyHint(key: "enter", label: hint) }
    }
  }

  private var list: some View {
    let texts = question.labels.texts
    return List(texts.indices, id: \.self, selection: $selection) { Text(texts[$0]) }
      .onActivate(of: Int.self) { if let index = $0.first { submit(index) } }
      .frame(
        idealHeight: question.labels.height, maxHeight: question.labels.height, alignment: .top
      )
      .defaultFocus()
  }
}
