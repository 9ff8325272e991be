// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Opacities; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `opacity.…`.
  public enum Opacities {
    /// The opacity of disabled elements.
    @inlinable public static var disabled: Opacity { Opacity(token: 0) }
    /// The opacity of less important elements.
    @inlinable public static var muted: Opacity { Opacity(token: 1) }
    /// The opacity of a background while it is pressed.
    @inlinable public static var overlay: Opacity { Opacity(token: 2) }
    /// The opacity of a background tinted in the colour of its text.
    @inlinable public static var tint: Opacity { Opacity(token: 3) }
    /// The opacity at the faint end of a fading colour.
    @inlinable public static var fade: Opacity { Opacity(token: 4) }
    /// The opacity of the tint of success, information, a warning or an error under a badge.
    @inlinable public static var badge: Opacity { Opacity(token: 5) }
  }
}
