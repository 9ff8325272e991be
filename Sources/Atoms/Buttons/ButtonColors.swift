// SPDX-License-Identifier: MIT
// Atom: the colours of a kind of button in each of its states.

import CuriumTokens
import CuriumControls

/// The tokens that every kind of button has.
protocol ButtonTokens {
  static var backgroundColor: Color { get }
  static var backgroundColorHover: Color { get }
  static var backgroundColorPressed: Color { get }
  static var backgroundColorFocused: Color { get }
  static var backgroundColorDisabled: Color { get }
  static var foregroundColor: Color { get }
  static var foregroundColorHover: Color { get }
  static var foregroundColorPressed: Color { get }
  static var foregroundColorFocused: Color { get }
  static var foregroundColorDisabled: Color { get }
  static var borderColor: Color { get }
  static var borderColorHover: Color { get }
  static var borderColorPressed: Color { get }
  static var borderColorFocused: Color { get }
  static var borderColorDisabled: Color { get }
}

extension ComponentTokens.Button.Primary: ButtonTokens {}
extension ComponentTokens.Button.Secondary: ButtonTokens {}
extension ComponentTokens.Button.Destructive: ButtonTokens {}
extension ComponentTokens.Button.Icon: ButtonTokens {
  // An icon alone has no caps; its brackets are drawn with the focus and while it is pressed.
  static var borderColor: Color { .clear }
  static var borderColorHover: Color { .clear }
  static var borderColorDisabled: Color { .clear }
}

extension ComponentTokens.Button.Plain: ButtonTokens {
  static var backgroundColor: Color { .clear }
  static var backgroundColorDisabled: Color { .clear }
  static var borderColor: Color { .clear }
  static var borderColorHover: Color { .clear }
  static var borderColorDisabled: Color { .clear }
}

/// The colours of a button in one state.
struct ButtonColors {
  let background: Color
  let foreground: Color
  let border: Color

  /// The colours of a kind of button in the state it is in; what the user does now outweighs what
  /// stands.
  init<Tokens: ButtonTokens>(
    _ tokens: Tokens.Type, _ configuration: ButtonStyleConfiguration, isBusy: Bool = false
  ) {
    if isBusy {
      background = Tokens.backgroundColor
      foreground = Tokens.foregroundColor
      border = Tokens.borderColor
    } else if !configuration.isEnabled {
      background = Tokens.backgroundColorDisabled
      foreground = Tokens.foregroundColorDisabled
      border = Tokens.borderColorDisabled
    } else if configuration.isPressed {
      background = Tokens.backgroundColorPressed
      foreground = Tokens.foregroundColorPressed
      border = Tokens.borderColorPressed
    } else if configuration.isFocused {
      background = Tokens.backgroundColorFocused
      foreground = Tokens.foregroundColorFocused
      border = Tokens.borderColorFocused
    } else if configuration.isHovered {
      background = Tokens.backgroundColorHover
      foreground = Tokens.foregroundColorHover
      border = Tokens.borderColorHover
    } else {
      background = Tokens.backgroundColor
      foreground = Tokens.foregroundColor
      border = Tokens.borderColor
    }
  }
}
