// SPDX-License-Identifier: MIT
// Token: the opacity of a colour.

/// An opacity: a token or a number.
public struct Opacity: Hashable, Sendable {
  @usableFromInline let token: Int16
  @usableFromInline let alpha: UInt8

  /// Creates a reference to the opacity token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.token = Int16(token)
    self.alpha = 255
  }

  /// Creates an opacity of `amount`, from 0 (clear) to 1 (opaque). It is the same in every theme.
  public init(_ amount: Double) {
    self.token = -1
    self.alpha = UInt8(min(1, max(0, amount)) * 255 + 0.5)
  }

  /// The opacity of disabled elements.
  @inlinable public static var disabled: Opacity { SemanticTokens.Opacities.disabled }
  /// The opacity of elements in the background.
  @inlinable public static var muted: Opacity { SemanticTokens.Opacities.muted }
  /// The opacity of the dimming behind a dialog.
  @inlinable public static var overlay: Opacity { SemanticTokens.Opacities.overlay }
  /// The opacity of the background of badges and banners, in the colour of their text.
  @inlinable public static var tint: Opacity { SemanticTokens.Opacities.tint }
  /// The opacity at the faint end of a fading colour.
  @inlinable public static var fade: Opacity { SemanticTokens.Opacities.fade }

  /// The stable path of the token; `nil` for a number.
  public var path: String? { tokenIndex.map { TokenCatalog.path(.opacity, $0) } }

  /// The index of the token in the theme's table of opacities.
  package var tokenIndex: Int? { token < 0 ? nil : Int(token) }
  /// The value of an opacity that isn't a token.
  var amount: Double { Double(alpha) / 255 }

  /// Returns the opacity in `theme`, from 0 (clear) to 255 (opaque).
  @inlinable public func resolve(in theme: AppTheme) -> UInt8 {
    token < 0 ? alpha : theme.tables.opacity(Int(token))
  }
}
