// SPDX-License-Identifier: MIT
// Views: the question for any number of options.

import Curium
import CuriumOrganisms

/// The question for any number of options, up to a limit. The answer is their indices, in order.
package struct ChoicesQuestion: PromptQuestion {
  package let title: PromptTitle
  package let defaultAnswer: [Int]?
  let labels: OptionLabels
  private let limit: Int?

  package init(
    _ title: String, labels: [String], default defaultAnswer: [Int]? = nil, limit: Int? = nil
  ) {
    self.title = PromptTitle(title)
    self.labels = OptionLabels(labels)
    self.defaultAnswer = defaultAnswer.map { Set($0).sorted() }
    self.limit = limit
  }

  package func lines(_ strings: Strings) -> [String] {
    labels.lines + [strings[PromptStrings.self].separateByCommas]
  }

  package func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> [Int] {
    if let defaultAnswer, line.allSatisfy(\.isWhitespace) { return defaultAnswer }
    guard let chosen = labels.indices(of: line) else { throw labels.invalidAnswer(line, strings) }
    if let reason = excess(chosen.count, strings) { throw InvalidAnswer(reason: reason) }
    return chosen.sorted()
  }

  package func text(of answer: [Int], _ strings: Strings) -> String {
    answer.isEmpty
      ? strings[PromptStrings.self].none
      : answer.map { labels.texts[$0] }.joined(separator: ", ")
  }

  package func content(submit: @escaping ([Int]) -> Void) -> some View {
    OptionChecks(question: self, submit: submit)
  }

  /// Returns the error for a number of options beyond the limit; otherwise `nil`.
  func excess(_ count: Int, _ strings: Strings) -> String? {
    guard let limit, count > limit else { return nil }
    return Strings.fill(strings[PromptStrings.self].tooMany, "\(limit)")
  }
}

/// The title, a check box for each option, and the keys or an error.
private struct OptionChecks: View {
  let question: ChoicesQuestion
  let submit: ([Int]) -> Void
  @State private var chosen: Set<Int>
  @State private var cursor: OptionCursor
  @State private var error: String?
  @Environment(\.strings) private var strings

  init(question: ChoicesQuestion, submit: @escaping ([Int]) -> Void) {
    self.question = question
    self.submit = submit
    let preset = question.defaultAnswer ?? []
    _chosen = State(wrappedValue: Set(preset))
    _cursor = State(wrappedValue: OptionCursor(question.labels, at: preset.first ?? 0))
  }

  var body: some View {
    let words = strings[PromptStrings.self]
    VStack(alignment: .leading, spacing: 0) {
      Text(question.title.label).bold()
      Group {
        if question.labels.areSearched { search } else { checkBoxes }
      }
      .keyBinding(words.acceptHint, "enter", overridesControls: true) {
        submit(chosen.sorted())
      }
      if let error {
        Text(error).foregroundStyle(ComponentTokens.Form.errorColor).accessibilityRole(.status)
      } else {
        PromptHints {
          KeyHint(key: "space", label: words.selectHint)
          KeyHint(key: "enter", label: words.acceptHint)
          Text(Strings.fill(words.selectedCount, "\(chosen.count)")).foregroundStyle(.textMuted)
        }
      }
    }
  }

  private var search: some View {
    let words = strings[ControlStrings.self]
    return OptionSearch($cursor) { match, isCurrent in
      let isOn = chosen.contains(match.element)
      ChoiceRow(match.text, isSelected: isCurrent) {
        toggle(match.element)
      } content: {
        HStack(spacing: ComponentTokens.Toggle.spacing) {
          Image(systemName: isOn ? "curium.check.on" : "curium.check.off")
            .foregroundStyle(
              (isOn ? ComponentTokens.Toggle.onColor : ComponentTokens.Toggle.offColor).legible(3))
          match.markedText.lineLimit(1)
        }
      }
      .accessibilityRole(.toggle)
      .accessibilityToggled(isOn, isMixed: false, value: isOn ? words.on : words.off)
    }
    // The search ignores spaces.
    .keyBinding(strings[PromptStrings.self].selectHint, "space", overridesControls: true) {
      if let index = cursor.current { toggle(index) }
    }
  }

  private var checkBoxes: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(question.labels.texts.indices, id: \.self) { index in
          Toggle(
            question.labels.texts[index],
            isOn: Binding(get: { chosen.contains(index) }, set: { _ in toggle(index) }))
        }
      }
      // For the bar that shows the focus.
      .padding(.leading, ComponentTokens.Control.edge)
    }
    .toggleStyle(.checkbox)
    .frame(
      idealHeight: question.labels.height, maxHeight: question.labels.height, alignment: .top
    )
    .defaultFocus()
  }

  /// Adds an option to the chosen ones, up to the limit, or removes it.
  private func toggle(_ index: Int) {
    let next = chosen.symmetricDifference([index])
    error = question.excess(next.count, strings)
    if error == nil { chosen = next }
  }
}
