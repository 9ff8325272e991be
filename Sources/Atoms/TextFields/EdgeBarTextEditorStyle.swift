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
  /// Creates an edge bar text editor style.
  public init() {}

  /// Returns the bar and the editor on their background.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = InputColors(configuration.state)
    HStack(spacing: 0) {
      EdgeColumn(isFocused: configuration.isFocused)
        .foregroundStyle(colors.edge)
      configuration.editor
        .font(ComponentTokens.Input.font)
    }
    .background(colors.ground)
  }
}

/// The glyph of an edge in each row of a column.
private struct EdgeColumn: View {
  let isFocused: Bool

  private static let column: Length = 1

  var body: some View {
    Canvas { context, size in
      let name = isFocused ? "curium.input.edge.focused" : "curium.input.edge"
      let edge = Icon(name).glyph(in: context.environment.iconSet)
      // In an empty, disabled editor only the edge can appear dim.
      for row in 0..<size.height { context.draw(Text(edge), at: PathPoint(x: 0, y: row)) }
    }
    .frame(width: Self.column)
  }
}
