// SPDX-License-Identifier: MIT
// Atom: a label on a ground between caps, as every button with a ground has it.

import CuriumTokens
import CuriumControls

/// A label on a ground, with a cap of half a cell at each side.
///
/// The focus shows arrows beside the label and what is disabled is dim, so that both can be told apart
/// without colour.
struct CapsuleFace<Label: View>: View {
  let label: Label
  let isFocused: Bool
  let isEnabled: Bool
  let background: Color
  let foreground: Color
  let border: Color
  var font: Font = ComponentTokens.Button.font
  /// The room around the label.
  var padding: Length = .none
  /// Where the label stands in all the width there is; nil hugs it.
  var alignment: Alignment?
  /// Three rows have no caps: those of one row would stand out from them.
  var isTall = false
  var hasCaps = true

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "curium.button.left").foregroundStyle(border).hidden(!hasCaps)
      HStack(spacing: 0) {
        ButtonBracket(isLeading: true, isShown: isFocused)
        label.lineLimit(1).font(isEnabled ? font : font.weight(.light))
        ButtonBracket(isLeading: false, isShown: isFocused)
      }
      .padding(padding)
      .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: alignment ?? .center)
      .foregroundStyle(foreground)
      .background(isTall ? .clear : background)
      Image(systemName: "curium.button.right").foregroundStyle(border).hidden(!hasCaps)
    }
    .background(isTall ? background : .clear)
  }
}
