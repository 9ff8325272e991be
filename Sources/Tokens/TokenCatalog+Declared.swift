// SPDX-License-Identifier: MIT
// Token: an app's own tokens in the list of tokens.

extension TokenCatalog {
  /// The tokens that apps declared so far, beside those of the kit.
  public static var declared: [Entry] { DeclaredTokens.places.map(declaredEntry) }

  /// Makes tokens of an app's own known, before theme files are read or one of them is drawn with.
  ///
  /// A `static let` declares its token when it is first read. A theme file that is read earlier would
  /// be refused for a path that nobody knows; so an app names its tokens here when it starts:
  ///
  ///     TokenCatalog.declare(SemanticTokens.Colors.harbour, SemanticTokens.Spacing.deck)
  ///
  /// - Precondition: each is a token, not a value.
  public static func declare(_ tokens: any TokenReference...) {
    for token in tokens {
      precondition(token.plainIndex != nil, "\(token) is no token")
    }
  }

  /// Makes all tokens of a family known, as those of `Color.harbour.water.all`.
  ///
  /// - Precondition: each is a token, not a value.
  public static func declare(contentsOf tokens: some Sequence<some TokenReference>) {
    for token in tokens { declare(token) }
  }

  static func declaredEntry(_ place: TokenPlace) -> Entry {
    let declaration = DeclaredTokens.declaration(place)
    return Entry(
      path: declaration.path, tier: declaration.tier, kind: place.kind, index: place.index,
      summary: declaration.summary,
      spelling: "\(place.kind.swiftName).token(\"\(declaration.path)\")")
  }
}

extension TokenKind {
  /// The Swift type of references to tokens of the kind.
  var swiftName: String {
    switch self {
    case .color: "Color"
    case .length: "Length"
    case .font: "Font"
    case .border: "BorderStyle"
    case .shadow: "Shadow"
    case .opacity: "Opacity"
    case .motion: "Motion"
    }
  }
}
