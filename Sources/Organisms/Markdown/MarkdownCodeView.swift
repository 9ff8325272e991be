// SPDX-License-Identifier: MIT
// Organism: a code block of a Markdown document.

import CuriumTokens
import CuriumControls

/// A code block, in colours if its language is known.
struct MarkdownCodeView: View {
  let code: String
  /// The name after the fence of the block; `nil` if there is none.
  let languageName: String?

  /// The maximum number of bytes of code with colours. While text arrives, each part of it scans
  /// the whole block again.
  private static let longestColored = 65_536

  @Environment(\.codeLanguages) private var languages

  var body: some View {
    let language = language
    Text(code: code, language: language)
      .font(ComponentTokens.Markdown.codeFont)
      .foregroundStyle(
        language == nil ? ComponentTokens.Markdown.codeColor : ComponentTokens.Markdown.textColor
      )
      .codeGround()
  }

  private var language: CodeLanguage? {
    guard let languageName, code.utf8.count <= Self.longestColored else { return nil }
    return CodeLanguage.find(languageName, in: languages)
  }
}
