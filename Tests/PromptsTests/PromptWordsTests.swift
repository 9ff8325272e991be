// SPDX-License-Identifier: MIT
// Testing: the words of prompts all come from their strings.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct PromptWordsTests {
  /// The strings of prompts in an imaginary language.
  private static var strange: Strings {
    let keys: [WritableKeyPath<PromptStrings, String>] = [
      \.yes, \.no, \.cancelled, \.hidden, \.none, \.selectHint, \.acceptHint, \.selectedCount,
      \.tooMany, \.yesOrNo, \.separateByCommas, \.enterOption, \.unknownOption, \.done, \.failed,
    ]
    var strings = Strings()
    for key in keys { strings[PromptStrings.self][keyPath: key] = "§" }
    return strings
  }

  private static let english = Mirror(reflecting: PromptStrings()).children
    .compactMap { ($0.value as? String)?.replacing("{}", with: "") }

  @Test func `every word of the prompts is translated in the test`() {
    let words = Mirror(reflecting: Self.strange[PromptStrings.self]).children
    #expect(words.compactMap { $0.value as? String == "§" ? nil : $0.label } == [])
  }

  @Test func `no prompt shows an untranslated word`() {
    let options = ["1", "2"]
    let several = ChoicesQuestion("?", labels: options, default: [], limit: 1)
    let confirmation = ConfirmQuestion("?", default: false)
    let secret = TextQuestion("?", isSecret: true)
    var texts = [
      shown(confirmation, ["y"]), shown(confirmation, ["esc"]), shown(secret, ["⏎"]),
      shown(ConfirmQuestion("?"), []),
      shown(several, ["space ↓ space", "space ⏎"]),
      dialog(confirmation, strings: Self.strange, lines: ["y"]).text,
      dialog(secret, isTerminal: false, strings: Self.strange, lines: [""]).text,
      dialog(several, strings: Self.strange, lines: ["3", "1 2", ""]).text,
    ]
    if case .failure(.invalidInput(_, let reason))? = dialog(
      several, isTerminal: false, strings: Self.strange, lines: ["3"]
    ).outcome {
      texts.append(reason)
    }
    for failure in [nil, CancellationError()] as [(any Error)?] {
      ProgressLines("?", strings: Self.strange) { texts.append($0) }
        .end(ProgressStep(), failure: failure, after: .zero)
    }
    for text in texts {
      #expect(!Self.english.contains { text.contains($0) }, "\(text)")
    }
  }

  /// Returns the screens of a prompt before and after some keys.
  private func shown<Question: PromptQuestion>(_ question: Question, _ keys: [String]) -> String {
    let screen = PromptScreen(question, strings: Self.strange)
    var text = screen.content.joined()
    for key in keys {
      screen.harness.press(key)
      text += screen.content.joined()
    }
    return text
  }
}
