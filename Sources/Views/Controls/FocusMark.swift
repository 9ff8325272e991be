// SPDX-License-Identifier: MIT
// Views: how controls in a row show the focus, with and without colour.

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

extension View {
  /// The ground of a control in a row, and faintness while it takes no input.
  func controlGround(_ state: ControlState) -> some View {
    background(
      state.isFocused || state.isPressed
        ? SemanticTokens.Colors.selectionBackground
        : state.isHovered ? SemanticTokens.Colors.controlHover : .clear
    )
    .opacity(state.isEnabled ? Opacity(1) : .disabled)
  }
}
