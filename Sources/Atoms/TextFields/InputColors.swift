// SPDX-License-Identifier: MIT
// Atom: the colours of a text field in each of its states.

import CuriumTokens
import CuriumControls

/// The colours of a text field in one state.
struct InputColors {
  let edge: Color
  let ground: Color
  /// The colour of an icon in the field.
  let icon: Color

  init(_ state: ControlState, hasError: Bool = false) {
    typealias Tokens = ComponentTokens.Input
    let showsError = hasError && state.isEnabled
    edge = showsError ? Tokens.borderColorError : Tokens.borderColors[state]
    ground = Tokens.backgroundColors[state]
    icon = ComponentTokens.Search.iconColors[state]
  }
}
