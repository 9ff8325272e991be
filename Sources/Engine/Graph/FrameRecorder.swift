// SPDX-License-Identifier: MIT
// Views: records which bodies ran and which tokens were resolved.

package import CuriumTokens

/// Records bodies, tokens and actions for tests and the gallery.
package final class FrameRecorder {
  /// The names of the views whose bodies ran most recently, in order.
  package var bodies: [String] = [] {
    didSet { if bodies.count > 20_000 { bodies.removeFirst(10_000) } }
  }
  /// The tokens that were resolved during layout and painting.
  package var tokens: Set<TokenPlace> = []
  /// The number of times a colour that isn't a token was painted.
  package var literalColors = 0
  /// The roles of the most recently used controls, in order.
  package var actions: [AccessibilityRole] = [] {
    didSet { if actions.count > 20_000 { actions.removeFirst(10_000) } }
  }

  package init() {}

  /// Records a resolved token. Does nothing for other values.
  package func note(_ kind: TokenKind, _ index: Int?) {
    if let index { tokens.insert(TokenPlace(kind: kind, index: index)) }
  }

  @inline(never) func note(_ color: Color) {
    if color.tokenIndex == nil, color != .clear { literalColors += 1 }
    note(.color, color.tokenIndex)
    note(.opacity, color.opacityTokenIndex)
  }
}
