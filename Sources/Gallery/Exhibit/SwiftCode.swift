// SPDX-License-Identifier: MIT
// Page: Swift code with syntax highlighting.

import Curium

/// Swift code on the background of code blocks, in colours.
struct SwiftCode: View {
  let code: String

  var body: some View {
    Text(code: code, language: .swift)
      .font(ComponentTokens.Markdown.codeFont)
      .foregroundStyle(ComponentTokens.Markdown.textColor)
      .padding(.horizontal, ComponentTokens.Markdown.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ComponentTokens.Markdown.codeBackgroundColor)
  }
}
