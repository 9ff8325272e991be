// SPDX-License-Identifier: MIT
// Token: a mutable copy of a theme.

import CuriumTerminal

/// Changes tokens of a theme and applies each change to the tokens that refer to it.
package struct ThemeBuilder {
  package var header: ThemeHeader
  private var tokens: [EncodedToken]
  private var declared: [TokenPlace: EncodedToken]

  package init(_ base: AppTheme) {
    self.header = base.tables.header
    self.tokens = base.tables.tokens
    self.declared = base.tables.declared
  }

  /// The stored token; the fallback for a declared token that isn't set.
  private subscript(kind: TokenKind, index: Int) -> EncodedToken {
    get {
      let range = TokenLayout.range(kind)
      if index < range.count { return tokens[range.lowerBound + index] }
      return declared[TokenPlace(kind: kind, index: index)]
        ?? DeclaredTokens.fallback(kind, index)
    }
    set {
      let range = TokenLayout.range(kind)
      if index < range.count {
        tokens[range.lowerBound + index] = newValue
      } else {
        declared[TokenPlace(kind: kind, index: index)] = newValue
      }
    }
  }

  /// Gives a token a value of its own.
  package mutating func set(_ kind: TokenKind, _ index: Int, _ value: EncodedToken) {
    var value = value
    value.alias = nil
    self[kind, index] = value
  }

  /// Makes a token follow another of its kind. Returns `false` if that would form a cycle.
  @discardableResult
  package mutating func alias(_ kind: TokenKind, _ index: Int, to target: Int) -> Bool {
    var next: Int? = target
    while let current = next {
      if current == index { return false }
      next = self[kind, current].alias
    }
    self[kind, index].alias = target
    return true
  }

  /// Returns the current value of a token, with aliases resolved.
  package func value(_ kind: TokenKind, _ index: Int) -> EncodedToken {
    var token = self[kind, index]
    while let target = token.alias { token = self[kind, target] }
    return token
  }

  /// Returns the current value of a colour.
  package func color(_ color: Color) -> ResolvedColor {
    color.tokenIndex.map { value(.color, $0).color } ?? color.literal
  }

  /// Returns the finished theme. Complexity: O(tokens × length of the longest alias chain).
  package func build() -> AppTheme {
    var resolved = tokens
    for kind in TokenKind.allCases {
      let range = TokenLayout.range(kind)
      for place in range where tokens[place].alias != nil {
        resolved[place].payload = value(kind, place - range.lowerBound).payload
      }
    }
    var own = declared
    for place in declared.keys {
      own[place]?.payload = value(place.kind, place.index).payload
    }
    return AppTheme(
      tables: ThemeTables(header: header, tokens: resolved, declared: own))
  }
}
