// SPDX-License-Identifier: MIT
// Views: the style of the buttons of a dialog.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// A button of a dialog: secondary, and primary or destructive while it has the focus. A long title
/// wraps.
struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let state = configuration.state
    let isDestructive = configuration.role == .destructive
    // Red isn't legible on the grey of a secondary button in 16 colours.
    let isRed = isDestructive && state.isEnabled && colorDepth == .ansi16
    let isLit = state.isFocused || state.isPressed || isRed
    DesignedButton(
      configuration: configuration,
      variant: !isLit ? .secondary : isDestructive ? .destructive : .primary, size: .medium,
      alignment: .center,
      ink: isDestructive && !isLit && state.isEnabled ? Color.error.legible() : nil, wraps: true
    )
    .multilineTextAlignment(.center)
  }
}
