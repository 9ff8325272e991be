// SPDX-License-Identifier: MIT
// Atom: the colours of a button in each of its states.

import CuriumTokens
import CuriumControls

/// The tokens of a kind of button.
protocol ButtonTokens {
  static var backgroundColors: StateColors { get }
  static var foregroundColors: StateColors { get }
  static var borderColors: StateColors { get }
}

extension ComponentTokens.Button.Primary: ButtonTokens {}
extension ComponentTokens.Button.Secondary: ButtonTokens {}
extension ComponentTokens.Button.Destructive: ButtonTokens {}
extension ComponentTokens.Button.Icon: ButtonTokens {}
extension ComponentTokens.Button.Plain: ButtonTokens {}

/// The colours of a button in one state.
struct ButtonColors {
  let background: Color
  let foreground: Color
  let border: Color

  init<Tokens: ButtonTokens>(_ tokens: Tokens.Type, _ state: ControlState) {
    background = Tokens.backgroundColors[state]
    foreground = Tokens.foregroundColors[state]
    border = Tokens.borderColors[state]
  }
}
