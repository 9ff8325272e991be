// SPDX-License-Identifier: MIT
// Token: references between tokens.

import CuriumTokens

/// The references between tokens, resolved once per document.
struct TokenLinks {
  /// The end of a chain of references.
  enum End: Hashable {
    /// A token of the document with a value.
    case value(Int)
    /// A token outside the document: of the base theme, or of the kit's palette.
    case outside(String)
    /// Nothing. The error has been reported.
    case broken
  }

  /// For each token, the token it refers to.
  private(set) var next: [Int?]
  private var ends: [End?]

  /// The maximum length of a chain of references.
  private static let longest = 64

  /// Resolves all references of `document`. Reports those without a target and those that form a
  /// cycle.
  init(_ document: TokenDocument) {
    next = Array(repeating: nil, count: document.tokens.count)
    ends = Array(repeating: nil, count: document.tokens.count)
    for index in document.tokens.indices where ends[index] == nil {
      // Finding a suggestion takes time, and further errors aren't kept.
      if document.findings.isFull { break }
      follow(index, document)
    }
  }

  subscript(index: Int) -> End { ends[index] ?? .broken }

  /// Returns the token and those it refers to, down to the last one in the document.
  func chain(_ index: Int) -> [Int] {
    var chain = [index]
    while let other = next[chain[chain.count - 1]], chain.count < TokenLinks.longest {
      chain.append(other)
    }
    return chain
  }

  private mutating func follow(_ start: Int, _ document: TokenDocument) {
    let findings = document.findings
    var chain = [start]
    var end = End.broken
    while true {
      let last = chain[chain.count - 1]
      let token = document.tokens[last]
      guard let target = TokenLinks.target(of: token, in: document) else {
        end = .value(last)
        break
      }
      guard let index = document[target] else {
        findings.gather { () throws(ThemeFileError) in
          try TokenLinks.checkOutside(
            target, at: findings.place(token.value, token.path), document)
          end = .outside(target)
        }
        break
      }
      next[last] = index
      if let known = ends[index] {
        end = known
        break
      }
      if let first = chain.firstIndex(of: index) {
        let circle = chain[first...].map { document.tokens[$0].path }
        findings.add(
          findings.place(token.value, token.path).error(
            .cycle(circle), "references that don't form a cycle",
            "Give one of these a value: "
              + (circle + [circle[0]]).joined(separator: " → ") + "."))
        break
      }
      chain.append(index)
      if chain.count > TokenLinks.longest {
        findings.add(
          token.place.error(
            .tooLarge, "at most \(TokenLinks.longest) references in a row",
            "Refer to the last one directly."))
        break
      }
    }
    for index in chain {
      ends[index] = end
      if end == .broken { next[index] = nil }
    }
  }

  /// Returns the path that a token's whole value refers to; `nil` for a value.
  static func target(of token: SourceToken, in document: TokenDocument) -> String? {
    if let path = token.value.reference { return path }
    guard let text = token.value.pointer?.string, let pointer = JSONPointer(text) else {
      return nil
    }
    let path = pointer.tokenPath
    let isToken = document[path] != nil || TokenCatalog.entry(path) != nil
    return isToken || document.isGroup(path) ? path : nil
  }

  /// Checks a reference at `place` to a token outside the document.
  ///
  /// - Throws: `.unknownReference` if neither the base theme nor the kit's palette has it.
  static func checkOutside(_ target: String, at place: Place, _ document: TokenDocument)
    throws(ThemeFileError)
  {
    if TokenCatalog.entry(target) != nil || KitPalette.color(target) != nil { return }
    if document.isGroup(target) {
      let own = document["\(target).$root"] == nil ? "" : " Its own token is {\(target).$root}."
      throw place.error(
        .unknownReference, "a reference to a token, but {\(target)} is a group",
        "Refer to one of the tokens inside the group.\(own)")
    }
    let near = TokenCatalog.nearest(to: target).map { " Did you mean {\($0)}?" } ?? ""
    throw place.error(
      .unknownReference, "a reference to an existing token, but {\(target)} doesn't exist",
      "Correct the path.\(near)")
  }
}

/// The raw colours of the kit, which files can refer to without defining them.
enum KitPalette {
  private static let colors: [String: UInt32] = Dictionary(
    TokenCatalog.primitives.compactMap { entry in
      OlderForms.color(entry.spelling).map { (entry.path, $0.rgb) }
    }, uniquingKeysWith: { first, _ in first })

  static func color(_ path: String) -> EncodedToken? {
    guard path.hasPrefix("palette.") else { return nil }
    return colors[path].map { EncodedToken(ColorFacts(rgb: $0).resolved) }
  }
}
