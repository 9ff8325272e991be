// SPDX-License-Identifier: MIT
// Token: the duration and timing curve of a change.

/// A reference to a duration and timing curve. With reduced motion, changes are immediate.
public struct Motion: Hashable, Sendable {
  @usableFromInline let token: UInt16

  /// Creates a reference to the motion token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) { self.token = UInt16(token) }

  /// A change of one cell or one colour.
  @inlinable public static var fast: Motion { SemanticTokens.Motions.fast }
  /// A view that opens or closes.
  @inlinable public static var normal: Motion { SemanticTokens.Motions.normal }
  /// A view that moves across the screen.
  @inlinable public static var slow: Motion { SemanticTokens.Motions.slow }

  /// The stable path of the token, as in `motion.fast`.
  public var path: String { TokenCatalog.path(.motion, tokenIndex) }

  /// The index of the token in the theme's table of motions.
  var tokenIndex: Int { Int(token) }

  /// Returns the duration of the change in `theme`.
  public func resolve(in theme: AppTheme) -> Duration {
    .milliseconds(Int(theme.tables.value(.motion, tokenIndex).pace.milliseconds))
  }

  /// Returns the timing curve of the change in `theme`.
  public func easing(in theme: AppTheme) -> Easing {
    theme.tables.value(.motion, tokenIndex).pace.easing
  }
}
