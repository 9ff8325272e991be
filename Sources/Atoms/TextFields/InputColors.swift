// SPDX-License-Identifier: MIT
// Atom: the colours of a field in each of its states.

import CuriumTokens
import CuriumControls

/// The edge and the ground of a field in one state.
struct InputColors {
  let edge: Color
  let ground: Color
  /// What an icon in the field is drawn in.
  let icon: Color

  init(isEnabled: Bool, isFocused: Bool, hasError: Bool = false) {
    typealias Tokens = ComponentTokens.Input
    if !isEnabled {
      edge = Tokens.borderColorDisabled
      ground = Tokens.backgroundColorDisabled
      icon = Tokens.textColorDisabled
    } else {
      edge =
        hasError
        ? Tokens.borderColorError : isFocused ? Tokens.borderColorFocused : Tokens.borderColor
      ground = isFocused ? Tokens.backgroundColorFocused : Tokens.backgroundColor
      icon =
        isFocused ? ComponentTokens.Search.iconColorFocused : ComponentTokens.Search.iconColor
    }
  }
}
