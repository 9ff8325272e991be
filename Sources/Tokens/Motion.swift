// SPDX-License-Identifier: MIT
// Token: how long a change takes, and its pace.

/// A duration and pace by token; the change is nothing at all under reduced motion.
public struct Motion: Hashable, Sendable {
  @usableFromInline let token: UInt16

  /// The motion token at `token` of the theme's table.
  @usableFromInline package init(token: Int) { self.token = UInt16(token) }

  /// A change of one cell or one colour.
  @inlinable public static var fast: Motion { SemanticTokens.Motions.fast }
  /// Something that opens or closes.
  @inlinable public static var normal: Motion { SemanticTokens.Motions.normal }
  /// Something that crosses the screen.
  @inlinable public static var slow: Motion { SemanticTokens.Motions.slow }

  /// The stable path of the token, as in `motion.fast`.
  public var path: String { TokenCatalog.path(.motion, tokenIndex) }

  /// The place of the token in the theme's table of motions.
  package var tokenIndex: Int { Int(token) }

  /// How long the change takes under `theme`.
  public func resolve(in theme: AppTheme) -> Duration {
    .milliseconds(Int(theme.tables.value(.motion, tokenIndex).pace.milliseconds))
  }

  /// The pace of the change under `theme`.
  public func easing(in theme: AppTheme) -> Easing {
    theme.tables.value(.motion, tokenIndex).pace.easing
  }
}
