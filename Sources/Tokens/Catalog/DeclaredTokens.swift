// SPDX-License-Identifier: MIT
// Token: the tokens that apps declare in addition to those of the kit.

import Synchronization

/// An app's declaration of a token.
struct Declaration: Sendable {
  let path: String
  let tier: TokenTier
  let summary: String
  /// The value, or the token that it follows, in themes that don't set it.
  let fallback: EncodedToken
}

/// The position of a token: its kind and its index among the tokens of that kind.
///
/// For each kind, declared tokens come after the kit's.
package struct TokenPlace: Hashable, Comparable, Sendable {
  package let kind: TokenKind
  let index: Int

  package init(kind: TokenKind, index: Int) {
    self.kind = kind
    self.index = index
  }

  package var path: String { TokenCatalog.path(kind, index) }

  package static func < (left: TokenPlace, right: TokenPlace) -> Bool {
    (left.kind.rawValue, left.index) < (right.kind.rawValue, right.index)
  }
}

/// The declared tokens by kind: maps their paths to the numbers in references.
///
/// There is one table per process, because a reference of eight bytes can hold a number but not a
/// path. The table only grows, by the declarations in the program's source. Two apps in one process
/// can declare the same path and then share the token.
enum DeclaredTokens {
  private struct Table {
    var byKind: [[Declaration]] = TokenKind.allCases.map { _ in [] }
    var places: [String: TokenPlace] = [:]
  }

  private static let table = Mutex(Table())

  /// Returns the maximum number of tokens of a kind, which references can distinguish.
  private static func limit(_ kind: TokenKind) -> Int { kind == .opacity ? 254 : 60_000 }

  /// Returns the index of the new token among all of its kind, or of the existing one with the same
  /// path.
  ///
  /// - Precondition: `declaration.path` has the form of a path and isn't declared with another
  ///   kind.
  static func declare(_ declaration: Declaration, _ kind: TokenKind) -> Int {
    precondition(
      isPath(declaration.path),
      "\(declaration.path) isn't a valid token path. Use names joined by dots, as in acme.border.")
    let first = TokenLayout.range(kind).count
    let place = table.withLock { table in
      if let place = table.places[declaration.path] { return place }
      let place = TokenPlace(kind: kind, index: first + table.byKind[Int(kind.rawValue)].count)
      table.byKind[Int(kind.rawValue)].append(declaration)
      table.places[declaration.path] = place
      return place
    }
    precondition(place.kind == kind, "\(declaration.path) is already declared with another type.")
    precondition(
      place.index < limit(kind),
      "There are more than \(limit(kind)) tokens of type \(kind.typeName). Declare fewer.")
    return place.index
  }

  /// Returns the fallback of the token at `index`, counted from the kit's first token.
  static func fallback(_ kind: TokenKind, _ index: Int) -> EncodedToken {
    let first = TokenLayout.range(kind).count
    return table.withLock { $0.byKind[Int(kind.rawValue)][index - first].fallback }
  }

  static func place(_ path: String) -> TokenPlace? { table.withLock { $0.places[path] } }

  static func declaration(_ place: TokenPlace) -> Declaration {
    let first = TokenLayout.range(place.kind).count
    return table.withLock { $0.byKind[Int(place.kind.rawValue)][place.index - first] }
  }

  /// The places of all declared tokens, by kind and in the order of declaration.
  static var places: [TokenPlace] { table.withLock { $0.places.values.sorted() } }

  /// Returns whether `path` consists of two or more names allowed in theme files, joined by dots.
  private static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.first != "$" && !part.contains { "{}|\n".contains($0) }
      }
  }
}
