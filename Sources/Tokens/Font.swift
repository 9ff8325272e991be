// SPDX-License-Identifier: MIT
// Token: a text style reference, resolved against the theme in force where it is drawn.

public import CuriumTerminal

/// A typography token, perhaps with another weight or slant.
///
/// A terminal has one typeface; what a text style changes is weight, slant, capitals, spacing and,
/// for display sizes, block letters of several rows. Four bytes.
///
///     Text("Packages").font(.title.weight(.semibold))
public struct Font: Hashable, Sendable {
  @usableFromInline let token: UInt16
  /// Another weight than the token's.
  @usableFromInline let weightOverride: Weight?
  /// Bit 0 italic.
  @usableFromInline let traits: UInt8

  init(token: UInt16, weightOverride: Weight?, traits: UInt8) {
    self.token = token
    self.weightOverride = weightOverride
    self.traits = traits
  }

  /// The typography token at `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.init(token: UInt16(token), weightOverride: nil, traits: 0)
  }

  /// How heavy strokes are; a terminal tells three apart: dim, regular, bold.
  public enum Weight: UInt8, Hashable, Comparable, Sendable, CaseIterable {
    /// Drawn dim.
    case ultraLight
    /// Drawn dim.
    case thin
    /// Drawn dim.
    case light
    /// Drawn plain.
    case regular
    /// Drawn plain.
    case medium
    /// Drawn bold.
    case semibold
    /// Drawn bold.
    case bold
    /// Drawn bold.
    case heavy
    /// Drawn bold.
    case black

    /// Whether strokes are less heavy.
    @inlinable public static func < (one: Weight, other: Weight) -> Bool {
      one.rawValue < other.rawValue
    }

    /// The attribute that stands for the weight.
    @inlinable public var attributes: CellAttributes {
      self < .regular ? .dim : self > .medium ? .bold : []
    }
  }

  /// The style with another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(token: token, weightOverride: weight, traits: traits)
  }

  /// The style in bold.
  public func bold() -> Font { weight(.bold) }

  /// The style slanted.
  public func italic() -> Font {
    Font(token: token, weightOverride: weightOverride, traits: traits | 1)
  }

  /// The stable path of the token, as in `typography.heading.medium`.
  public var path: String { TokenCatalog.path(.font, tokenIndex) }

  /// Whether neither weight nor slant is changed.
  var isPlainToken: Bool { weightOverride == nil && traits == 0 }
  /// The place of the token in the theme's table of text styles.
  package var tokenIndex: Int { Int(token) }

  /// The look of the letters under `theme`.
  @inlinable public func resolve(in theme: AppTheme) -> ResolvedFont {
    var resolved = theme.tables.font(Int(token))
    if let weight = weightOverride {
      resolved.attributes.subtract([.bold, .dim])
      resolved.attributes.formUnion(weight.attributes)
    }
    if traits & 1 != 0 { resolved.attributes.insert(.italic) }
    return resolved
  }
}
