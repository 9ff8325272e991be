// SPDX-License-Identifier: MIT
// Controls: how controls in a row show the focus, with and without colour.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// The bar at the left edge of a control that has the focus; its column stays free else.
struct FocusMark: View {
  let isFocused: Bool

  var body: some View {
    Image(systemName: "curium.row.marker")
      .foregroundStyle(SemanticTokens.Colors.selectionMarker)
      .hidden(!isFocused)
  }
}

/// A label between caps: half cells in the colour of its ground while it is chosen, arrows while it has the focus,
/// nothing else. Both can be told apart without colour.
struct CappedLabel<Content: View>: View {
  let content: Content
  let isChosen: Bool
  let state: ControlState
  /// Whether others stand beside it, which are light while all of them take no input, so that the chosen
  /// one is bold then too.
  var isOneOfSeveral = false

  private var ink: Color {
    if !state.isEnabled { return ComponentTokens.Button.Secondary.foregroundColorDisabled }
    return isChosen
      ? ComponentTokens.Button.Primary.foregroundColor
      : ComponentTokens.Button.Secondary.foregroundColor
  }

  private var ground: Color {
    if !state.isEnabled { return ComponentTokens.Button.Secondary.backgroundColorDisabled }
    if isChosen {
      return state.isFocused
        ? ComponentTokens.Button.Primary.backgroundColorFocused
        : ComponentTokens.Button.Primary.backgroundColor
    }
    return state.isHovered || state.isFocused
      ? ComponentTokens.Button.Secondary.backgroundColorHover
      : ComponentTokens.Button.Secondary.backgroundColor
  }

  private var weight: Font.Weight {
    if state.isEnabled { return isChosen ? .bold : .regular }
    return isChosen && isOneOfSeveral ? .bold : .light
  }

  var body: some View {
    HStack(spacing: 0) {
      cap("left")
      content.lineLimit(1).fontWeight(weight).foregroundStyle(ink)
        .background(ground)
      cap("right")
    }
  }

  private func cap(_ side: String) -> some View {
    Image(systemName: state.isFocused ? "curium.button.focus.\(side)" : "curium.button.\(side)")
      .foregroundStyle(state.isFocused ? ink : ground)
      .hidden(!state.isFocused && !isChosen)
      .background(state.isFocused || !isChosen ? ground : .clear)
  }
}

extension View {
  /// The ground of a control in a row, and faintness while it takes no input, of the letters too where
  /// there are no colours.
  func controlGround(_ state: ControlState) -> some View {
    background(
      state.isFocused || state.isPressed
        ? SemanticTokens.Colors.selectionBackground
        : state.isHovered ? SemanticTokens.Colors.controlHover : .clear
    )
    .fontWeight(state.isEnabled ? nil : .light)
    .opacity(state.isEnabled ? Opacity(1) : .disabled)
  }
}
