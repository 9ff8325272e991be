// SPDX-License-Identifier: MIT
// Atom: an icon for a choice and its label.

import CuriumTokens
import CuriumControls

/// An icon for a choice and its label. A bar on the left marks the focus, an icon after the label
/// marks an error.
struct ChoiceLabel<Sign: View, Content: View>: View {
  let content: Content
  let look: CheckBoxComposableStyle
  let state: CheckBoxState
  let isOn: Bool
  let control: ControlState
  @ViewBuilder let sign: () -> Sign

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "curium.row.marker")
        .foregroundStyle(SemanticTokens.Colors.selectionMarker)
        .hidden(!control.isFocused)
      sign().foregroundStyle(signInk(isOn ? look.onColor : look.offColor))
      content.lineLimit(1).font(look.textStyle).foregroundStyle(look.textColor)
        .padding(.leading, look.spacing)
      if state == .error {
        Image(systemName: "curium.input.error").foregroundStyle(signInk(look.offColor))
          .padding(.leading, look.spacing)
      }
    }
    .background(ground)
  }

  /// Returns a colour that is visible on the hover and focus backgrounds too.
  private func signInk(_ color: Color) -> Color {
    control.isEnabled && !color.isLegible ? color.legible(3) : color
  }

  private var ground: Color {
    if control.isFocused || control.isPressed { return SemanticTokens.Colors.selectionBackground }
    return control.isHovered ? SemanticTokens.Colors.controlHover : .clear
  }
}
