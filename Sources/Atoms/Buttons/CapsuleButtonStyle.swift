// SPDX-License-Identifier: MIT
// Atom: the look of buttons with a ground of their own.

import CuriumTokens
import CuriumControls

/// A label on a ground, with a cap of half a cell at each side.
///
/// One that is busy takes no press and keeps its colours: it is at work.
struct CapsuleButtonStyle<Tokens: ButtonTokens>: ButtonStyle {
  private let isBusy: Bool

  init(_ tokens: Tokens.Type, isBusy: Bool = false) { self.isBusy = isBusy }

  func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors(Tokens.self, configuration, isBusy: isBusy)
    CapsuleFace(
      label: configuration.label, isFocused: configuration.isFocused,
      isEnabled: configuration.isEnabled, background: colors.background,
      foreground: colors.foreground, border: colors.border)
  }
}

/// The title of a button, behind a spinner while it loads.
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
