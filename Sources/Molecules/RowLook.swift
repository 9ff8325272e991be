// SPDX-License-Identifier: MIT
// Molecule: what the rows of options, switches and actions share.

import CuriumTokens
import CuriumControls

/// A row with a title, cut where room is short, and a subtitle, which wraps: a bar at its left edge shows
/// the focus. What leads and trails takes its ink from whoever gives it.
struct RowLook<Leading: View, Trailing: View>: View {
  let title: String
  let subtitle: String?
  let state: ControlState
  @ViewBuilder let leading: () -> Leading
  @ViewBuilder let trailing: () -> Trailing

  private var ground: Color {
    if state.isPressed { return ComponentTokens.Row.backgroundColorPressed }
    if state.isFocused { return ComponentTokens.Row.backgroundColorFocused }
    return state.isHovered ? ComponentTokens.Row.backgroundColorHover : .clear
  }

  private func font(_ font: Font) -> Font { state.isEnabled ? font : font.weight(.light) }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      leading().padding(.trailing, ComponentTokens.Row.spacing)
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(font(ComponentTokens.Row.titleFont))
          .foregroundStyle(state.ink(ComponentTokens.Row.titleColor))
        if let subtitle {
          Text(subtitle)
            .font(font(ComponentTokens.Row.subtitleFont))
            .foregroundStyle(state.ink(ComponentTokens.Row.subtitleColor))
            .lineLimit(nil)
        }
      }
      Spacer(minLength: ComponentTokens.Row.spacing)
      trailing().padding(.trailing, ComponentTokens.Row.spacing)
    }
    .focusEdge(ComponentTokens.Row.markerColor, isShown: state.isFocused)
    .lineLimit(1)
    .fontWeight(state.isEnabled ? nil : .light)
    .background(ground)
  }
}

extension ControlState {
  /// The ink of a part of a control: another one while it takes no input.
  func ink(_ color: Color) -> Color { isEnabled ? color : .textDisabled }
}
