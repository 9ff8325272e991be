// SPDX-License-Identifier: MIT
// Token: the common protocol of references to tokens, and declarations of an app's tokens.

/// A reference to a token: a colour, a length, a text style, a border, an elevation, an opacity, a
/// motion, a gradient, an icon or a wordmark.
///
/// An app can declare its own tokens. Each has a path for theme files, and a fallback for themes
/// that don't set it:
///
///     extension SemanticTokens.Colors {
///       static let notice = Color(declaring: "color.notice", fallback: .brandPrimary)
///     }
///     extension SemanticTokens.Spacing {
///       static let column = Length(declaring: "spacing.column", fallback: .md)
///     }
public protocol TokenReference: Hashable, Sendable {
  /// The kind of the token's value.
  static var tokenKind: TokenKind { get }
  /// Returns the token at an index of the theme's table of its kind.
  static func _token(at index: Int) -> Self
  /// The reference in the form that themes store; `nil` for a modified token.
  var _encoded: UInt64? { get }
}

extension TokenReference {
  /// Declares a token.
  ///
  /// In a theme that doesn't set `path`, the token follows `fallback`, a token or a value. If the
  /// kit or an earlier declaration already has a token at `path`, the result is that token. Theme
  /// files can set the token only after the declaration has been evaluated; see
  /// `TokenCatalog.declare(_:)`.
  ///
  /// - Parameters:
  ///   - path: The path in theme files, such as `color.notice`.
  ///   - fallback: The token or value in themes that don't set the token.
  ///   - tier: The kind of name: a raw value, a role, or the role of a single component.
  ///   - summary: A short description for lists of tokens.
  /// - Precondition: `path` is two or more names joined by dots. No name is empty, begins with `$`
  ///   or contains braces. An existing token at `path` has the same kind. `fallback` is a token or
  ///   a plain value without an added opacity or weight.
  public init(
    declaring path: String, fallback: Self, tier: TokenTier = .semantic, summary: String = ""
  ) {
    let index: Int
    if let known = TokenCatalog.entry(path) {
      precondition(
        known.kind == Self.tokenKind,
        "\(path) is already declared with type \(known.kind?.typeName ?? "").")
      index = known.index
    } else {
      guard let bits = fallback._encoded else {
        preconditionFailure(
          "The fallback of \(path) has an added opacity or weight. Use a plain token or value.")
      }
      index = DeclaredTokens.declare(
        Declaration(
          path: path, tier: tier, summary: summary, fallback: EncodedToken(bits: bits)),
        Self.tokenKind)
    }
    self = Self._token(at: index)
  }

  /// The index of the token in its table; `nil` for a value or a modified token.
  var plainIndex: Int? { _encoded.flatMap { EncodedToken(bits: $0).alias } }
}

extension EncodedToken {
  /// Creates a token that follows another.
  init(following index: Int) {
    self.init(bits: 0)
    alias = index
  }
}

extension Color: TokenReference {
  /// A colour.
  public static var tokenKind: TokenKind { .color }
  /// Returns the token at an index of the theme's table of colours.
  public static func _token(at index: Int) -> Color { Color(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    guard let tokenIndex else { return isLegible ? nil : EncodedToken(literal).bits }
    return self == Color(token: tokenIndex) ? EncodedToken(following: tokenIndex).bits : nil
  }
}

extension Length: TokenReference {
  /// A length.
  public static var tokenKind: TokenKind { .length }
  /// Returns the token at an index of the theme's table of lengths.
  public static func _token(at index: Int) -> Length { Length(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    if let tokenIndex { return EncodedToken(following: tokenIndex).bits }
    let cells = Int16(clamping: isInfinite ? Int.max : isRelative ? 0 : Int(rawValue))
    return EncodedToken(CellLength(columns: cells, rows: cells)).bits
  }
}

extension Font: TokenReference {
  /// A text style.
  public static var tokenKind: TokenKind { .font }
  /// Returns the token at an index of the theme's table of text styles.
  public static func _token(at index: Int) -> Font { Font(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    isPlainToken ? EncodedToken(following: tokenIndex).bits : nil
  }
}

extension BorderStyle: TokenReference {
  /// A line of a border.
  public static var tokenKind: TokenKind { .border }
  /// Returns the token at an index of the theme's table of borders.
  public static func _token(at index: Int) -> BorderStyle { BorderStyle(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits }
      ?? EncodedToken(BorderLine(rawValue: UInt8(rawValue)) ?? .none).bits
  }
}

extension Shadow: TokenReference {
  /// An elevation.
  public static var tokenKind: TokenKind { .shadow }
  /// Returns the token at an index of the theme's table of shadows.
  public static func _token(at index: Int) -> Shadow { Shadow(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? { EncodedToken(following: tokenIndex).bits }
}

extension Opacity: TokenReference {
  /// An opacity.
  public static var tokenKind: TokenKind { .opacity }
  /// Returns the token at an index of the theme's table of opacities.
  public static func _token(at index: Int) -> Opacity { Opacity(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits } ?? EncodedToken(opacity: alpha).bits
  }
}

extension Motion: TokenReference {
  /// A duration and a timing curve.
  public static var tokenKind: TokenKind { .motion }
  /// Returns the token at an index of the theme's table of motions.
  public static func _token(at index: Int) -> Motion { Motion(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? { EncodedToken(following: tokenIndex).bits }
}

extension Gradient: TokenReference {
  /// Colours that blend into each other.
  public static var tokenKind: TokenKind { .gradient }
  /// Returns the token at an index of the theme's table of gradients.
  public static func _token(at index: Int) -> Gradient { Gradient(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits } ?? ownStops?.bits
  }
}

extension Icon: TokenReference {
  /// A glyph in each icon set.
  public static var tokenKind: TokenKind { .icon }
  /// Returns the token at an index of the theme's table of icons.
  public static func _token(at index: Int) -> Icon { Icon(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits }
      ?? ownValue?.bits
  }
}

extension Wordmark: TokenReference {
  /// A name drawn with block glyphs.
  public static var tokenKind: TokenKind { .logo }
  /// Returns the token at an index of the theme's table of wordmarks.
  public static func _token(at index: Int) -> Wordmark { Wordmark(token: index) }
  /// The reference in the form that themes store.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits }
      ?? EncodedToken(drawing(in: .light)).bits
  }
}
