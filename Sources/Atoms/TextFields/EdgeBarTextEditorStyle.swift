// SPDX-License-Identifier: MIT
// Atom: the look of text editors with an edge bar that shows their state.

import CuriumTokens
public import CuriumControls

/// An edge bar at the left of a text editor over all of its rows, on the ground of fields, as
/// `EdgeBarTextFieldStyle` draws it for one line.
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

  /// The bar and the rows on the input's ground.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = InputColors(
      isEnabled: configuration.isEnabled, isFocused: configuration.isFocused)
    HStack(spacing: 0) {
      EdgeColumn(isFocused: configuration.isFocused, isEnabled: configuration.isEnabled)
        .foregroundStyle(colors.edge)
      configuration.editor
        .font(
          configuration.isEnabled
            ? ComponentTokens.Input.font : ComponentTokens.Input.font.weight(.light))
    }
    .background(colors.ground)
  }
}

/// The sign of an edge in each row of a column.
private struct EdgeColumn: View {
  let isFocused: Bool
  let isEnabled: Bool

  private static let column: Length = 1

  var body: some View {
    Canvas { context, size in
      let name = isFocused ? "curium.input.edge.focused" : "curium.input.edge"
      let edge = Icon(name).glyph(in: context.environment.iconSet)
      // An empty editor has nothing else to be faint.
      let sign = isEnabled ? Text(edge) : Text(edge).fontWeight(.light)
      for row in 0..<size.height { context.draw(sign, at: PathPoint(x: 0, y: row)) }
    }
    .frame(width: Self.column)
  }
}
