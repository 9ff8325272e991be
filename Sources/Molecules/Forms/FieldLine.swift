// SPDX-License-Identifier: MIT
// Molecule: the line below a field.

public import CuriumControls
package import CuriumTokens

extension View {
  /// Adds a row below a text field, with the line that marks its edge.
  ///
  /// The line has the colour of the field's state: the accent colour while the field has the focus,
  /// and otherwise the error colour if its text is invalid. A click on the line focuses the field.
  /// Fields in a `FormRow` already have such a line.
  ///
  /// *Sizing:* `form.spacing` below the view, which is one row by default. *Tokens:*
  /// `form.spacing`, `input.border.*`.
  ///
  ///     SearchBar(text: $query).fieldLine()
  public func fieldLine() -> some View {
    fieldLine(height: ComponentTokens.Form.spacing).fieldRow()
  }

  /// Adds the row and the line only if `isShown`, `height` rows below the view. The view keeps its
  /// state when `isShown` changes.
  package func fieldLine(
    isShown: Bool = true, height: Length = ComponentTokens.Form.spacing
  ) -> some View {
    padding(.bottom, isShown ? height : .none)
      .overlayPreferenceValue(FieldFaceKey.self, alignment: .bottom) { face in
        if let face, isShown {
          FieldLine()
            .frame(height: height, alignment: .top)
            .foregroundStyle(face.line)
        }
      }
  }
}

/// A line at the upper edge of its frame, in the colour from the environment.
private struct FieldLine: View {
  var body: some View {
    Canvas { context, size in
      let glyph = Icon("curium.input.line").glyph(
        in: context.environment.iconSet, theme: context.environment.appTheme)
      if size.height > 0 {
        context.draw(Text(String(repeating: glyph, count: size.width)), at: PathPoint(x: 0, y: 0))
      }
    }
  }
}
