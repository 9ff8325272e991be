// SPDX-License-Identifier: MIT
// Page: Swift code with syntax highlighting.

import Curium
import CuriumOrganisms

/// Swift code on the background of code blocks, in colours.
struct SwiftCode: View {
  /// The columns beside the code: its background has an edge and padding on each side.
  static let margin = 4

  let code: String

  var body: some View {
    Text(code: code, language: .swift)
      .font(ComponentTokens.Markdown.codeFont)
      .foregroundStyle(ComponentTokens.Markdown.textColor)
      .codeGround()
  }
}
