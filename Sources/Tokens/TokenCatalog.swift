// SPDX-License-Identifier: MIT
// Token: the list of all tokens, for documentation, the gallery, theme files and tests.

/// Every token of the kit: its path, tier, kind and purpose.
public enum TokenCatalog {
  /// One token.
  public struct Entry: Hashable, Sendable {
    /// The stable path, as in `color.brand.primary`.
    public let path: String
    /// Where it stands.
    public let tier: TokenTier
    /// What it is a value of; nil for a primitive, which components never see.
    public let kind: TokenKind?
    /// Its place in the theme's table of its kind; -1 for a primitive.
    public let index: Int
    /// What it is for.
    public let summary: String
    /// How it is written in Swift; the value of a primitive.
    public let spelling: String
  }

  /// All tokens: primitive, semantic, component, each tier in the order of the token files.
  public static let all: [Entry] = primitives + (semantic + component)

  /// The raw values that the themes of the kit are made of.
  public static let primitives: [Entry] = entries(TokenLayout.primitives).map { fields in
    Entry(
      path: fields[0], tier: .primitive, kind: nil, index: -1, summary: fields[2],
      spelling: fields[1])
  }

  /// The roles.
  public static var semantic: [Entry] { indexed.filter { $0.tier == .semantic } }

  /// The roles of single components.
  public static var component: [Entry] { indexed.filter { $0.tier == .component } }

  /// Tokens with a place in the theme, in the order of their places.
  package static let indexed: [Entry] = {
    var all: [Entry] = []
    all.reserveCapacity(TokenLayout.count)
    for kind in TokenKind.allCases {
      for (index, fields) in entries(TokenLayout.entries(kind)).enumerated() {
        let tier: TokenTier = fields[1].hasPrefix("Semantic") ? .semantic : .component
        all.append(
          Entry(
            path: fields[0], tier: tier, kind: kind, index: index, summary: fields[2],
            spelling: fields[1]))
      }
    }
    return all
  }()

  private static let byPath: [String: Int] = Dictionary(
    uniqueKeysWithValues: indexed.enumerated().map { ($1.path, $0) })

  /// The token at `path`, of the kit or declared by an app; nil where there is none.
  public static func entry(_ path: String) -> Entry? {
    byPath[path].map { indexed[$0] } ?? DeclaredTokens.place(path).map(declaredEntry)
  }

  package static func path(_ kind: TokenKind, _ index: Int) -> String {
    let range = TokenLayout.range(kind)
    return index < range.count
      ? indexed[range.lowerBound + index].path
      : DeclaredTokens.declaration(TokenPlace(kind: kind, index: index)).path
  }

  private static func entries(_ text: String) -> [[String]] {
    TextTable.rows(text, separator: UInt8(ascii: "|"), fields: 3)
  }
}
