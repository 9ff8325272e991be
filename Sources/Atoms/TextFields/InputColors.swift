// SPDX-License-Identifier: MIT
// Atom: the colours of a field in each of its states.

import CuriumTokens
import CuriumViews

/// The edge and the ground of a field in one state.
struct InputColors {
  let edge: Color
  let ground: Color

  init(isEnabled: Bool, isFocused: Bool, hasError: Bool = false) {
    typealias Tokens = ComponentTokens.Input
    if !isEnabled {
      edge = Tokens.borderColorDisabled
      ground = Tokens.backgroundColorDisabled
    } else {
      edge =
        hasError
        ? Tokens.borderColorError : isFocused ? Tokens.borderColorFocused : Tokens.borderColor
      ground = isFocused ? Tokens.backgroundColorFocused : Tokens.backgroundColor
    }
  }
}
