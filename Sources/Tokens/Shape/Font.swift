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
  /// Bit 0: italic. Bit 1: the weight was set for all text in a view.
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
    Font(token: token, weightOverride: weight, traits: traits & 1)
  }

  /// Returns the style with `weight` for all text in a view. The text styles of views inside get
  /// the same weight.
  package func weightOfContents(_ weight: Weight) -> Font {
    Font(token: token, weightOverride: weight, traits: traits | 2)
  }

  /// Returns the style with the weight that `outer` has for all text in a view, unless it has a
  /// weight of its own.
  package func withWeightOfContents(from outer: Font?) -> Font {
    guard let outer, outer.traits & 2 != 0, weightOverride == nil else { return self }
    return Font(token: token, weightOverride: outer.weightOverride, traits: traits | 2)
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
