// SPDX-License-Identifier: MIT
// Token: the colours that belong to success, information, a warning and an error.

/// The colours of an intent. Its own colour is legible as text. Bars, dots and edges need less
/// contrast, so in a light theme their colour is brighter: amber, where the text is brown.
package struct IntentColors: Sendable {
  private typealias Tokens = SemanticTokens.Colors

  /// The colour of text, and of fills below `ink`.
  package let color: Color
  /// The colour of text on `color`.
  let ink: Color
  /// The colour of edges, bars and dots.
  let border: Color
  /// The tint of a background.
  let muted: Color
  /// The colour of text on `muted`.
  let mutedInk: Color

  /// Success, information, a warning and an error.
  package static let all = [
    IntentColors(
      color: Tokens.intentSuccess, ink: Tokens.intentOnSuccess, border: Tokens.intentSuccessBorder,
      muted: Tokens.intentSuccessMuted, mutedInk: Tokens.intentOnSuccessMuted),
    IntentColors(
      color: Tokens.intentInfo, ink: Tokens.intentOnInfo, border: Tokens.intentInfoBorder,
      muted: Tokens.intentInfoMuted, mutedInk: Tokens.intentOnInfoMuted),
    IntentColors(
      color: Tokens.intentWarning, ink: Tokens.intentOnWarning, border: Tokens.intentWarningBorder,
      muted: Tokens.intentWarningMuted, mutedInk: Tokens.intentOnWarningMuted),
    IntentColors(
      color: Tokens.intentDanger, ink: Tokens.intentOnDanger, border: Tokens.intentDangerBorder,
      muted: Tokens.intentDangerMuted, mutedInk: Tokens.intentOnDangerMuted),
  ]
}

extension Color {
  /// The colours of the intent whose colour this is; `nil` for any other colour.
  var intent: IntentColors? { IntentColors.all.first { $0.color == self } }

  /// The colour for bars, dots and edges with this meaning: that of the edges of an intent, or the
  /// colour itself.
  package var graphic: Color { intent?.border ?? self }
}
