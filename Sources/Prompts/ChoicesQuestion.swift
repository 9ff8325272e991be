// SPDX-License-Identifier: MIT
// Views: the question for any number of options.

import Curium

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
    self.defaultAnswer = defaultAnswer
    self.limit = limit
  }

  package func lines(_ strings: Strings) -> [String] {
    labels.lines + [strings[PromptStrings.self].separateByCommas]
  }

  package func answer(to line: String, _ strings: Strings) throws(InvalidAnswer) -> [Int] {
    if let defaultAnswer, line.allSatisfy(\.isWhitespace) { return defaultAnswer }
    guard let chosen = labels.indices(of: line) else {
      throw InvalidAnswer(
        reason: Strings.fill(strings[PromptStrings.self].enterOption, "\(labels.texts.count)"))
    }
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
  @State private var error: String?
  @Environment(\.strings) private var strings

  init(question: ChoicesQuestion, submit: @escaping ([Int]) -> Void) {
    self.question = question
    self.submit = submit
    _chosen = State(wrappedValue: Set(question.defaultAnswer ?? []))
  }

  var body: some View {
    let words = strings[PromptStrings.self]
    VStack(alignment: .leading, spacing: 0) {
      Text(question.title.label).bold()
      OptionList(question.labels) { found in
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(found, id: \.element) { match in
              Toggle(isOn: isChosen(match.element)) { match.markedText }
            }
          }
        }
        .toggleStyle(.checkbox)
        .keyBinding(words.acceptHint, "enter", overridesControls: true) {
          submit(chosen.sorted())
        }
        .defaultFocus()
      }
      if let error {
        Text(error).foregroundStyle(ComponentTokens.Form.errorColor).accessibilityRole(.status)
      } else {
        HStack(spacing: ComponentTokens.Form.gap) {
          KeyHint(key: "space", label: words.selectHint)
          KeyHint(key: "enter", label: words.acceptHint)
        }
      }
    }
  }

  private func isChosen(_ index: Int) -> Binding<Bool> {
    Binding(
      get: { chosen.contains(index) },
      set: { isOn in
        var next = chosen
        if isOn { next.insert(index) } else { next.remove(index) }
        error = isOn ? question.excess(next.count, strings) : nil
        if error == nil { chosen = next }
      })
  }
}
