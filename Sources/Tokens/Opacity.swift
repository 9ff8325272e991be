// SPDX-License-Identifier: MIT
// Token: how much a colour covers what is beneath it.

/// A share of covering, by token or by number.
public struct Opacity: Hashable, Sendable {
  @usableFromInline let token: Int16
  @usableFromInline let alpha: UInt8

  /// The opacity token at `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.token = Int16(token)
    self.alpha = 255
  }

  /// A share from 0 (clear) to 1 (covering), the same under every theme.
  public init(_ amount: Double) {
    self.token = -1
    self.alpha = UInt8(min(1, max(0, amount)) * 255 + 0.5)
  }

  /// What cannot be used at present.
  @inlinable public static var disabled: Opacity { SemanticTokens.Opacities.disabled }
  /// What steps back behind the rest.
  @inlinable public static var muted: Opacity { SemanticTokens.Opacities.muted }
  /// What dims the screen beneath a dialog.
  @inlinable public static var overlay: Opacity { SemanticTokens.Opacities.overlay }
  /// The ground of badges and banners, in their own colour.
  @inlinable public static var tint: Opacity { SemanticTokens.Opacities.tint }

  /// The stable path of the token; nil for a number.
  public var path: String? { tokenIndex.map { TokenCatalog.path(.opacity, $0) } }

  /// The place of the token in the theme's table of opacities.
  package var tokenIndex: Int? { token < 0 ? nil : Int(token) }
  /// The share of an opacity that is no token.
  var amount: Double { Double(alpha) / 255 }

  /// The share under `theme`: 0 clear, 255 covering.
  @inlinable public func resolve(in theme: AppTheme) -> UInt8 {
    token < 0 ? alpha : theme.tables.opacity(Int(token))
  }
}
