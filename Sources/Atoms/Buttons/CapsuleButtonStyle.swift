// SPDX-License-Identifier: MIT
// Atom: the look of buttons with a ground of their own.

import CuriumTokens
import CuriumViews

/// A label on a ground, with a cap of half a cell at each side.
///
/// The focused button shows arrows beside its label and a disabled one is dim, so that both can be
/// told apart without colour. One that is busy takes no press and keeps its colours: it is at work.
struct CapsuleButtonStyle<Tokens: ButtonTokens>: ButtonStyle {
  private let isBusy: Bool

  init(_ tokens: Tokens.Type, isBusy: Bool = false) { self.isBusy = isBusy }

  func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors(Tokens.self, configuration, isBusy: isBusy)
    HStack(spacing: 0) {
      Image(systemName: "curium.button.left").foregroundStyle(colors.border)
      HStack(spacing: 0) {
        ButtonBracket(isLeading: true, isShown: configuration.isFocused)
        configuration.label.lineLimit(1)
          .font(
            configuration.isEnabled
              ? ComponentTokens.Button.font : ComponentTokens.Button.font.weight(.light))
        ButtonBracket(isLeading: false, isShown: configuration.isFocused)
      }
      .foregroundStyle(colors.foreground)
      .background(colors.background)
      Image(systemName: "curium.button.right").foregroundStyle(colors.border)
    }
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
