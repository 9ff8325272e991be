// SPDX-License-Identifier: MIT
// Token: declared tokens in the catalogue.

extension TokenCatalog {
  /// The tokens that apps have declared so far.
  public static var declared: [Entry] { DeclaredTokens.places.map(declaredEntry) }

  /// Registers `tokens`, the tokens of an app, so that theme files can set them.
  ///
  /// A `static let` declares its token only on first use, and a theme file read before that is
  /// rejected because of an unknown path. So register the tokens when the app starts:
  ///
  ///     TokenCatalog.declare(SemanticTokens.Colors.notice, SemanticTokens.Spacing.column)
  ///
  /// - Precondition: Each argument is a token, not a literal value.
  public static func declare(_ tokens: any TokenReference...) {
    for token in tokens {
      precondition(token.plainIndex != nil, "\(token) isn't a token.")
    }
  }

  /// Registers `tokens`, all tokens of a family, as in `Color.brand.highlight.all`.
  ///
  /// - Precondition: Each argument is a token, not a literal value.
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
  /// The Swift type of references to tokens of this kind.
  var swiftName: String {
    switch self {
    case .color: "Color"
    case .length: "Length"
    case .font: "Font"
    case .border: "BorderStyle"
    case .shadow: "Shadow"
    case .opacity: "Opacity"
    case .motion: "Motion"
    case .gradient: "Gradient"
    case .icon: "Icon"
    case .logo: "Wordmark"
    }
  }
}
