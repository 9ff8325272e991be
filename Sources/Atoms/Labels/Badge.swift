// SPDX-License-Identifier: MIT
// Atom: a short status word on a coloured background.

public import CuriumTokens
public import CuriumControls

/// A short status word on a background tinted in its colour.
///
/// The background is `color` with the theme's `opacity.tint`. The text has the same colour, with
/// its lightness adjusted until it is readable on the background. For success, information, a
/// warning and an error, the theme sets both: in a light theme, a warning is dark text on amber.
///
/// *Sizing:* hugs its text, with `badge.padding` around it; one row. Without room for a letter and
/// "…", nothing is drawn.
/// *Tokens:* `badge.*` and `color`.
///
///     Badge(text: "New")
///     Badge(text: "Failed", color: .error)
public struct Badge: View {
  private let text: String
  private let color: Color
  @Environment(\.badgeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a badge with `text` in `color`.
  public init(text: String, color: Color = .brandPrimary) {
    self.text = text
    self.color = color
  }

  /// The word on its background.
  public var body: some View {
    let look = style.component(.label, color: color, isEnabled: isEnabled)
    Text(text).font(look.textStyle).foregroundStyle(look.foreground).lineLimit(1).badgeGround(look)
      .accessibilityRole(.status)
  }
}
