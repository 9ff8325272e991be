// SPDX-License-Identifier: MIT
// Atom: the style of buttons with a background.

import CuriumTokens
import CuriumControls

/// A label on a background, with a cap of half a cell on each side.
///
/// A busy button ignores presses and keeps its normal colours.
struct CapsuleButtonStyle<Tokens: ButtonTokens>: ButtonStyle {
  private let isBusy: Bool

  init(_ tokens: Tokens.Type, isBusy: Bool = false) { self.isBusy = isBusy }

  func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors(Tokens.self, isBusy ? ControlState() : configuration.state)
    CapsuleFace(
      label: configuration.label, isFocused: configuration.isFocused,
      background: colors.background, foreground: colors.foreground, border: colors.border)
  }
}

/// The title of a button, after a spinner while it loads.
struct ButtonTitle: View {
  let title: String
  let isLoading: Bool

  var body: some View {
    HStack(spacing: ComponentTokens.Button.spacing) {
      if isLoading { ProgressView() }
      Text(title)
    }
  }
}
