// SPDX-License-Identifier: MIT
// Views: the style of the buttons of a dialog.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A button of a dialog: secondary, and primary or destructive while Return presses it: it has the
/// focus, or is the default button and the focus is on a field. A long title wraps. A letter of the
/// title that presses the button is underlined.
struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: ButtonStyleConfiguration
  @State private var keys = DialogButtonKeys()
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    ValueContent(
      content: face,
      value: DialogButtonFacts(
        title: configuration.title, isEnabled: configuration.isEnabled, keys: $keys),
      make: DialogButtonNode.init)
  }

  private var face: some View {
    let state = configuration.state
    let isDestructive = configuration.role == .destructive
    // Red isn't legible on the grey of a secondary button in 16 colours.
    let isRed = isDestructive && state.isEnabled && colorDepth == .ansi16
    let isLit = state.isFocused || state.isPressed || keys.isDefault || isRed
    return DesignedButton(
      configuration: configuration.underlining(keys.letter),
      variant: !isLit ? .secondary : isDestructive ? .destructive : .primary, size: .medium,
      alignment: .center,
      ink: isDestructive && !isLit && state.isEnabled ? Color.error.legible() : nil, wraps: true
    )
    .multilineTextAlignment(.center)
  }
}
