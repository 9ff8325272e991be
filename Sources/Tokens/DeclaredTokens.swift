// SPDX-License-Identifier: MIT
// Token: the tokens that apps declare beside those of the kit.

import Synchronization

/// What an app says of a token of its own.
struct Declaration: Sendable {
  let path: String
  let tier: TokenTier
  let summary: String
  /// The value, or the token that it follows, in themes that say nothing of it.
  let fallback: EncodedToken
}

/// The place of a token: its kind and its index among those of the kind.
///
/// Tokens of the kit come first in each kind, declared ones after them.
package struct TokenPlace: Hashable, Comparable, Sendable {
  package let kind: TokenKind
  package let index: Int

  package init(kind: TokenKind, index: Int) {
    self.kind = kind
    self.index = index
  }

  /// The stable path of the token.
  package var path: String { TokenCatalog.path(kind, index) }

  package static func < (left: TokenPlace, right: TokenPlace) -> Bool {
    (left.kind.rawValue, left.index) < (right.kind.rawValue, right.index)
  }
}

/// The declared tokens by kind: the dictionary between their paths and the numbers in references.
///
/// One for the process, as the types of a program are, because a reference of eight bytes holds a
/// number and no path. It only grows, by what the program's text declares; two apps in one process
/// may declare the same path and mean the same token.
enum DeclaredTokens {
  private struct Table {
    var byKind: [[Declaration]] = TokenKind.allCases.map { _ in [] }
    var places: [String: TokenPlace] = [:]
  }

  private static let table = Mutex(Table())

  /// As many of a kind as a reference can tell apart.
  private static func limit(_ kind: TokenKind) -> Int { kind == .opacity ? 254 : 60_000 }

  /// The index of the new token among all of its kind; that of the older one where the path is known.
  ///
  /// - Precondition: the path has the form of one, and is of no other kind.
  static func declare(_ declaration: Declaration, _ kind: TokenKind) -> Int {
    precondition(isPath(declaration.path), "\(declaration.path) is not the path of a token")
    let first = TokenLayout.range(kind).count
    let place = table.withLock { table in
      if let place = table.places[declaration.path] { return place }
      let place = TokenPlace(kind: kind, index: first + table.byKind[Int(kind.rawValue)].count)
      table.byKind[Int(kind.rawValue)].append(declaration)
      table.places[declaration.path] = place
      return place
    }
    precondition(place.kind == kind, "\(declaration.path) is declared already, of another kind")
    precondition(place.index < limit(kind), "there are too many tokens of type \(kind.typeName)")
    return place.index
  }

  /// What the token at `index`, counted from the first of the kit, falls back to.
  static func fallback(_ kind: TokenKind, _ index: Int) -> EncodedToken {
    let first = TokenLayout.range(kind).count
    return table.withLock { $0.byKind[Int(kind.rawValue)][index - first].fallback }
  }

  static func place(_ path: String) -> TokenPlace? { table.withLock { $0.places[path] } }

  static func declaration(_ place: TokenPlace) -> Declaration {
    let first = TokenLayout.range(place.kind).count
    return table.withLock { $0.byKind[Int(place.kind.rawValue)][place.index - first] }
  }

  /// The places of all declared tokens, in the order of their declaration within each kind.
  static var places: [TokenPlace] { table.withLock { $0.places.values.sorted() } }

  /// Two names or more joined by dots, as theme files allow them.
  private static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.first != "$" && !part.contains { "{}|\n".contains($0) }
      }
  }
}
