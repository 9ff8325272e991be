// SPDX-License-Identifier: MIT
// Token: the catalogue of all tokens, for documentation, the gallery, theme files and tests.

/// Every token of the kit: its path, tier, kind and purpose.
public enum TokenCatalog {
  /// An entry of the catalogue.
  public struct Entry: Hashable, Identifiable, Sendable {
    /// The stable path, as in `color.brand.primary`.
    public let path: String
    /// The path.
    public var id: String { path }
    /// The tier of the token.
    public let tier: TokenTier
    /// The kind of its value; `nil` for a primitive, which components don't use.
    public let kind: TokenKind?
    /// The index in the theme's table of its kind; -1 for a primitive.
    public let index: Int
    /// The purpose of the token.
    public let summary: String
    /// The Swift expression for the token; the value of a primitive.
    public let spelling: String
  }

  /// All tokens: primitive, semantic, then component, each tier in the order of the token files.
  public static let all: [Entry] = primitives + (semantic + component)

  /// The raw values used by the built-in themes, and the steps of scales, set by each theme.
  public static let primitives: [Entry] =
    entries(TokenLayout.primitives).map { fields in
      Entry(
        path: fields[0], tier: .primitive, kind: nil, index: -1, summary: fields[2],
        spelling: fields[1])
    } + indexed.filter { $0.tier == .primitive }

  /// The semantic tokens: roles.
  public static var semantic: [Entry] { indexed.filter { $0.tier == .semantic } }

  /// The component tokens: roles of single components.
  public static var component: [Entry] { indexed.filter { $0.tier == .component } }

  /// The tokens with a value in the theme, in the order of its tables.
  package static let indexed: [Entry] = {
    var all: [Entry] = []
    all.reserveCapacity(TokenLayout.count)
    for kind in TokenKind.allCases {
      for (index, fields) in entries(TokenLayout.entries(kind)).enumerated() {
        let (tier, spelling) = expanded(fields[1])
        all.append(
          Entry(
            path: fields[0], tier: tier, kind: kind, index: index, summary: fields[2],
            spelling: spelling))
      }
    }
    return all
  }()

  private static let byPath: [String: Int] = Dictionary(
    uniqueKeysWithValues: indexed.enumerated().map { ($1.path, $0) })

  /// Returns the token at `path`, of the kit or declared by an app; `nil` if there is none.
  public static func entry(_ path: String) -> Entry? {
    byPath[path].map { indexed[$0] } ?? DeclaredTokens.place(path).map(declaredEntry)
  }

  /// Returns the token at an index of its kind, of the kit or declared by an app.
  static func entry(_ kind: TokenKind, _ index: Int) -> Entry {
    let range = TokenLayout.range(kind)
    return index < range.count
      ? indexed[range.lowerBound + index]
      : declaredEntry(TokenPlace(kind: kind, index: index))
  }

  package static func path(_ kind: TokenKind, _ index: Int) -> String { entry(kind, index).path }

  /// Returns the tier and the spelling of a token from its spelling in `TokenLayout`, which has
  /// only the first letter of its family. Icons have no family.
  private static func expanded(_ spelling: String) -> (tier: TokenTier, spelling: String) {
    switch spelling.prefix(2) {
    case "P.": (.primitive, "PrimitiveTokens" + spelling.dropFirst())
    case "C.": (.component, "ComponentTokens" + spelling.dropFirst())
    case "S.": (.semantic, "SemanticTokens" + spelling.dropFirst())
    default: (.semantic, spelling)
    }
  }

  private static func entries(_ text: String) -> [[String]] {
    TextTable.rows(text, separator: UInt8(ascii: "|"), fields: 3)
  }
}
