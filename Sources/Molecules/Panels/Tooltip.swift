// SPDX-License-Identifier: MIT
// Molecule: a tooltip.

public import CuriumControls
import CuriumTokens

/// A short explanation of a control.
///
/// `.help` shows one next to a view; use this view to place one yourself.
///
/// *Sizing:* hugs its text. *Tokens:* `tooltip.*`.
///
///     Tooltip(text: "Opens the settings")
public struct Tooltip: View {
  private let text: String

  /// Creates a tooltip with `text`.
  public init(text: String) { self.text = text }

  /// The text on a raised background.
  public var body: some View {
    TooltipLabel(text: text)
      .accessibilityRole(.tooltip)
      .accessibilityLabel(text)
  }
}
