// SPDX-License-Identifier: MIT
// Views: a record of which bodies ran and which tokens were resolved.

package import CuriumTokens

/// Records bodies, tokens and actions for tests and the gallery.
package final class FrameRecorder {
  /// The names of the views whose bodies ran last, in order.
  package var bodies: [String] = [] {
    didSet { if bodies.count > 20_000 { bodies.removeFirst(10_000) } }
  }
  /// The tokens that were resolved during layout and painting.
  package var tokens: Set<TokenPlace> = []
  /// The number of times a colour that isn't a token was painted.
  package var literalColors = 0
  /// The roles of the controls that acted last, in order.
  package var actions: [AccessibilityRole] = [] {
    didSet { if actions.count > 20_000 { actions.removeFirst(10_000) } }
  }

  package init() {}

  /// Records a token that was resolved; does nothing for a value that isn't one.
  package func note(_ kind: TokenKind, _ index: Int?) {
    if let index { tokens.insert(TokenPlace(kind: kind, index: index)) }
  }

  /// Records a colour that was painted.
  @inline(never) func note(_ color: Color) {
    if color.tokenIndex == nil, color != .clear { literalColors += 1 }
    note(.color, color.tokenIndex)
    note(.opacity, color.opacityTokenIndex)
  }
}
