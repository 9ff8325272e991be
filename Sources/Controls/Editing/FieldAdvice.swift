// SPDX-License-Identifier: MIT
// Views: advice inside a text field, beside its text.

package import CuriumEngine
import CuriumTokens
import CuriumViews

extension View {
  /// Shows `advice` in this field with an edge, if there is room for it beside the text, which is
  /// `columns` wide, and the caret. There is none beside centred text.
  ///
  /// - Parameter isAtEnd: `true` if the field has nothing after its text, such as a unit, so that
  ///    the advice leaves a column empty there.
  package func fieldAdvice<Advice: View>(
    isShown: Bool, beside columns: Int, isAtEnd: Bool, @ViewBuilder advice: () -> Advice
  ) -> some View {
    AdvisedField(
      field: self, advice: advice(), isShown: isShown, columns: columns, isAtEnd: isAtEnd)
  }
}

private struct AdvisedField<Field: View, Advice: View>: View {
  let field: Field
  let advice: Advice
  let isShown: Bool
  let columns: Int
  let isAtEnd: Bool
  @Environment(\.multilineTextAlignment) private var alignment

  /// The columns of the text and the caret, and of a space if the text isn't before the caret.
  private var room: Length { Length(alignment == .trailing ? columns + 2 : columns + 1) }

  var body: some View {
    field.overlay(alignment: alignment == .trailing ? .leading : .trailing) {
      if isShown, alignment != .center {
        ViewThatFits(in: .horizontal) {
          advice
            .foregroundStyle(ComponentTokens.NumberField.boundsColor)
            .lineLimit(1)
            .padding(
              isAtEnd && alignment == .leading ? .horizontal : .leading,
              ComponentTokens.Control.edge
            )
            .padding(alignment == .trailing ? .trailing : .leading, room)
          Color.clear.frame(width: 0, height: 0)
        }
        .allowsHitTesting(false)
      }
    }
  }
}
