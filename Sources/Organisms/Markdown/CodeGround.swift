// SPDX-License-Identifier: MIT
// Organism: the background of a code block.

import CuriumTokens
package import CuriumControls

extension View {
  /// Adds the background of a code block, as wide as its proposal. Its edges are half rows, as
  /// those of a card. In terminals with 16 colours it has no edges, and without colours the code is
  /// indented instead. Lines that wrap keep their indentation.
  package func codeGround() -> some View { CodeGround(content: self) }
}

private struct CodeGround<Content: View>: View {
  let content: Content
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let block =
      content
      .indentationKept()
      .padding(.horizontal, ComponentTokens.Markdown.padding)
      .padding(.leading, colorDepth == .none ? ComponentTokens.Table.spacing : 0)
      .frame(maxWidth: .infinity, alignment: .leading)
    if colorDepth >= .ansi256 {
      block.surface(
        ComponentTokens.Markdown.codeBackgroundColor,
        border: ComponentTokens.Markdown.codeBackgroundColor, style: .soft)
    } else {
      block.background(ComponentTokens.Markdown.codeBackgroundColor)
    }
  }
}
