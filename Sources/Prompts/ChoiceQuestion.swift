// SPDX-License-Identifier: MIT
// Views: the question for one of several options.

import Curium

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
    guard let index = labels.index(of: line) else {
      throw InvalidAnswer(
        reason: Strings.fill(strings[PromptStrings.self].enterOption, "\(labels.texts.count)"))
    }
    return index
  }

  package func text(of answer: Int, _ strings: Strings) -> String { labels.texts[answer] }

  package func content(submit: @escaping (Int) -> Void) -> some View {
    OptionChooser(question: self, submit: submit)
  }
}

/// The title and the options, of which Return chooses the selected one.
private struct OptionChooser: View {
  let question: ChoiceQuestion
  let submit: (Int) -> Void
  @State private var selection: Int?

  init(question: ChoiceQuestion, submit: @escaping (Int) -> Void) {
    self.question = question
    self.submit = submit
    _selection = State(wrappedValue: question.defaultAnswer ?? 0)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(question.title.label).bold()
      OptionList(question.labels) { found in
        List(found, id: \.element, selection: $selection) { $0.markedText }
          .onActivate(of: Int.self) { if let index = $0.first { submit(index) } }
          .onChange(of: found.map(\.element)) { _, shown in
            if !shown.contains(where: { $0 == selection }) { selection = shown.first }
          }
          .defaultFocus()
      }
    }
  }
}
