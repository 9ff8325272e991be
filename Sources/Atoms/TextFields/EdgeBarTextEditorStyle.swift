// SPDX-License-Identifier: MIT
// Atom: the style of text editors with an edge bar that shows their state.

import CuriumTokens
public import CuriumControls

/// A text editor style with an edge bar on the left over all rows, on the background of text
/// fields. It is the multiline version of `EdgeBarTextFieldStyle`.
///
/// *Tokens:* `input.*`.
///
///     struct Notes: View {
///       @State private var text = ""
///       var body: some View {
///         TextEditor(text: $text).textEditorStyle(EdgeBarTextEditorStyle())
///       }
///     }
public struct EdgeBarTextEditorStyle: TextEditorStyle {
  @Environment(\.inputStyle) private var style

  /// Creates an edge bar text editor style.
  public init() {}

  /// Returns the bar and the editor of `configuration` on their background.
  public func makeBody(configuration: Configuration) -> some View {
    let look = style.look(configuration.state)
    HStack(spacing: 0) {
      EdgeColumn(isFocused: configuration.isFocused)
        .foregroundStyle(look.border)
      configuration.editor
        .font(look.textStyle)
    }
    .background(look.background)
    .preference(
      key: FieldFaceKey.self, value: FieldFace(line: look.border, ground: look.background))
  }
}
