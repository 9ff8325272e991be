// SPDX-License-Identifier: MIT
// Token: what all references to tokens share, and how an app declares tokens of its own.

/// A reference to a token: a colour, a length, a text style, a border, an elevation, an opacity or a
/// motion.
///
/// An app adds tokens of its own beside those of the kit. It gives each a path, by which theme files
/// set it, and a fallback, which it follows in every theme that does not:
///
///     extension SemanticTokens.Colors {
///       static let harbour = Color(declaring: "color.harbour", fallback: .brandPrimary)
///     }
///     extension SemanticTokens.Spacing {
///       static let deck = Length(declaring: "spacing.deck", fallback: .md)
///     }
public protocol TokenReference: Hashable, Sendable {
  /// What the token is a value of.
  static var tokenKind: TokenKind { get }
  /// The token at a place of the theme's table of its kind.
  static func _token(at index: Int) -> Self
  /// The reference in the form in which themes keep it; nil for a token with a change.
  var _encoded: UInt64? { get }
}

extension TokenReference {
  /// Declares a token of an app's own.
  ///
  /// In a theme that says nothing of `path` it follows `fallback`: the token, or the value, that it is
  /// taken for. A path that the kit has gives the kit's token, and a path that was declared before the
  /// token declared then. Where nothing has read the declaration yet, theme files do not know it: see
  /// `TokenCatalog.declare(_:)`.
  ///
  /// - Precondition: `path` is two or more names joined by dots, none of them empty, beginning with `$`
  ///   or holding braces; what has this path is of the same kind; `fallback` is a token as it stands or
  ///   a plain value, without an opacity or a weight added.
  public init(
    declaring path: String, fallback: Self, tier: TokenTier = .semantic, summary: String = ""
  ) {
    let index: Int
    if let known = TokenCatalog.entry(path) {
      precondition(
        known.kind == Self.tokenKind,
        "\(path) is declared already, as a \(known.kind?.typeName ?? "")")
      index = known.index
    } else {
      guard let bits = fallback._encoded else {
        preconditionFailure("\(path) falls back to a token with a change; give the token alone")
      }
      index = DeclaredTokens.declare(
        Declaration(
          path: path, tier: tier, summary: summary, fallback: EncodedToken(bits: bits)),
        Self.tokenKind)
    }
    self = Self._token(at: index)
  }

  /// The place of the token in its table; nil for a value, and for a token with a change.
  var plainIndex: Int? { _encoded.flatMap { EncodedToken(bits: $0).alias } }
}

extension EncodedToken {
  /// A token that follows another.
  init(following index: Int) {
    self.init(bits: 0)
    alias = index
  }
}

extension Color: TokenReference {
  /// A colour.
  public static var tokenKind: TokenKind { .color }
  /// The token at a place of the theme's table of colours.
  public static func _token(at index: Int) -> Color { Color(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? {
    guard let tokenIndex else { return isLegible ? nil : EncodedToken(literal).bits }
    return self == Color(token: tokenIndex) ? EncodedToken(following: tokenIndex).bits : nil
  }
}

extension Length: TokenReference {
  /// A length.
  public static var tokenKind: TokenKind { .length }
  /// The token at a place of the theme's table of lengths.
  public static func _token(at index: Int) -> Length { Length(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? {
    if let tokenIndex { return EncodedToken(following: tokenIndex).bits }
    let cells = Int16(clamping: isInfinite ? Int.max : Int(rawValue))
    return EncodedToken(CellLength(columns: cells, rows: cells)).bits
  }
}

extension Font: TokenReference {
  /// A text style.
  public static var tokenKind: TokenKind { .font }
  /// The token at a place of the theme's table of text styles.
  public static func _token(at index: Int) -> Font { Font(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? {
    isPlainToken ? EncodedToken(following: tokenIndex).bits : nil
  }
}

extension BorderStyle: TokenReference {
  /// A line of a border.
  public static var tokenKind: TokenKind { .border }
  /// The token at a place of the theme's table of borders.
  public static func _token(at index: Int) -> BorderStyle { BorderStyle(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits }
      ?? EncodedToken(BorderLine(rawValue: UInt8(rawValue)) ?? .none).bits
  }
}

extension Shadow: TokenReference {
  /// An elevation.
  public static var tokenKind: TokenKind { .shadow }
  /// The token at a place of the theme's table of shadows.
  public static func _token(at index: Int) -> Shadow { Shadow(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? { EncodedToken(following: tokenIndex).bits }
}

extension Opacity: TokenReference {
  /// A share of covering.
  public static var tokenKind: TokenKind { .opacity }
  /// The token at a place of the theme's table of opacities.
  public static func _token(at index: Int) -> Opacity { Opacity(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? {
    tokenIndex.map { EncodedToken(following: $0).bits } ?? EncodedToken(opacity: alpha).bits
  }
}

extension Motion: TokenReference {
  /// A duration and its pace.
  public static var tokenKind: TokenKind { .motion }
  /// The token at a place of the theme's table of motions.
  public static func _token(at index: Int) -> Motion { Motion(token: index) }
  /// The reference in the form in which themes keep it.
  public var _encoded: UInt64? { EncodedToken(following: tokenIndex).bits }
}
