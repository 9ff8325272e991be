// SPDX-License-Identifier: MIT
// Atom: the look of buttons with a background.

import CuriumTokens
import CuriumControls

/// A label on a background, with a cap of half a cell on each side.
///
/// Arrows mark a focused button, and a disabled one is dim, so both are recognizable without
/// colour.
struct CapsuleFace<Label: View>: View {
  let label: Label
  let isFocused: Bool
  let background: Color
  let foreground: Color
  let border: Color
  var font: Font = ComponentTokens.Button.font
  /// The space around the label.
  var padding: Length = .none
  /// The alignment of the label in the available width; `nil` if the button hugs the label.
  var alignment: Alignment?
  /// Whether the button is three rows high. It then has no caps, because they are only one row
  /// high.
  var isTall = false
  var hasCaps = true

  var body: some View {
    HStack(spacing: 0) {
      cap("left")
      HStack(spacing: 0) {
        ButtonBracket(isLeading: true, isShown: isFocused)
        label.lineLimit(1).font(font)
        ButtonBracket(isLeading: false, isShown: isFocused)
      }
      .padding(padding)
      .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: alignment ?? .center)
      .foregroundStyle(foreground)
      .background(isTall ? .clear : background)
      cap("right")
    }
    .background(isTall ? background : .clear)
  }

  /// Half a cell of the background, which is never dim.
  private func cap(_ side: String) -> some View {
    Image(systemName: "curium.button.\(side)")
      .foregroundStyle(border).fontWeight(.regular).hidden(!hasCaps)
  }
}
