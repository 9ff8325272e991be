// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Opacities; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `opacity.…`.
  public enum Opacities {
    /// What cannot be used at present.
    @inlinable public static var disabled: Opacity { Opacity(token: 0) }
    /// What steps back behind the rest.
    @inlinable public static var muted: Opacity { Opacity(token: 1) }
    /// What dims the screen beneath a dialog.
    @inlinable public static var overlay: Opacity { Opacity(token: 2) }
    /// A ground in the colour of its text.
    @inlinable public static var tint: Opacity { Opacity(token: 3) }
  }
}
