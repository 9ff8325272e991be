// SPDX-License-Identifier: MIT
// Testing: a prompt with suggestions below its caret.

import Curium

struct SuggestionPrompt: View {
  static let words = ["/help", "/history", "/model", "@README.md", "@Sources/main.swift"]

  var scope = TextSuggestionScope.lastWord
  var finds = false
  var isAtBottom = false
  var rows = 1
  @State var text = ""
  @State var sent: [String] = []
  @State var history = ["earlier"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isAtBottom { Spacer() }
      Text("sent \(sent.joined(separator: "|"))")
      if finds {
        editor.textInputSuggestions(for: $text, completing: scope) { word in
          Self.words.filter { $0.hasPrefix(word) }
        }
      } else {
        editor.textInputSuggestions(for: $text, from: Self.words, completing: scope)
      }
      Button("Next") {}
      if !isAtBottom { Spacer() }
    }
  }

  private var editor: some View {
    TextEditor(text: $text)
      .submitKey(.return)
      .onSubmit {
        sent.append(text)
        text = ""
      }
      .lineLimit(rows...6)
      .textInputHistory($history)
      .defaultFocus()
  }
}
