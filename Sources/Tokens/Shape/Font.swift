// SPDX-License-Identifier: MIT
// Token: a reference to a text style, resolved against the current theme when it is drawn.

public import CuriumTerminal

/// A typography token, optionally with a different weight or slant.
///
/// A terminal has only one typeface. A text style sets the weight, slant, capitalization and
/// spacing. Display sizes use block letters of several rows. Takes four bytes.
///
///     Text("Packages").font(.title.weight(.semibold))
public struct Font: Hashable, Sendable {
  @usableFromInline let token: UInt16
  /// A weight that replaces the token's.
  @usableFromInline let weightOverride: Weight?
  /// Bit 0: italic.
  @usableFromInline let traits: UInt8

  init(token: UInt16, weightOverride: Weight?, traits: UInt8) {
    self.token = token
    self.weightOverride = weightOverride
    self.traits = traits
  }

  /// Creates a reference to the typography token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.init(token: UInt16(token), weightOverride: nil, traits: 0)
  }

  /// The weight of strokes. A terminal distinguishes three: dim, regular and bold.
  public enum Weight: UInt8, Hashable, Comparable, Sendable, CaseIterable {
    /// Drawn dim.
    case ultraLight
    /// Drawn dim.
    case thin
    /// Drawn dim.
    case light
    /// Drawn without attributes.
    case regular
    /// Drawn without attributes.
    case medium
    /// Drawn bold.
    case semibold
    /// Drawn bold.
    case bold
    /// Drawn bold.
    case heavy
    /// Drawn bold.
    case black

    /// Returns whether `one` is lighter than `other`.
    @inlinable public static func < (one: Weight, other: Weight) -> Bool {
      one.rawValue < other.rawValue
    }

    /// The attribute that represents the weight.
    @inlinable public var attributes: CellAttributes {
      self < .regular ? .dim : self > .medium ? .bold : []
    }
  }

  /// Returns the style with `weight` instead of its own.
  public func weight(_ weight: Weight) -> Font {
    Font(token: token, weightOverride: weight, traits: traits)
  }

  /// The style of disabled text: light, unless it has an explicit weight.
  package var dimmed: Font { weightOverride == nil ? weight(.light) : self }

  /// Returns the style in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the style in italics.
  public func italic() -> Font {
    Font(token: token, weightOverride: weightOverride, traits: traits | 1)
  }

  /// The stable path of the token, as in `typography.heading.medium`.
  public var path: String { TokenCatalog.path(.font, tokenIndex) }

  /// `true` if the weight and slant are those of the token.
  var isPlainToken: Bool { weightOverride == nil && traits == 0 }
  /// The index of the token in the theme's table of text styles.
  package var tokenIndex: Int { Int(token) }

  /// Returns the text style in `theme`.
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
