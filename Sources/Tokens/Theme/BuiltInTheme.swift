// SPDX-License-Identifier: MIT
// Token: the form in which the built-in themes are stored.

/// A built-in theme: its names, and the tokens that differ from those of most built-in themes.
///
/// A theme changes at most 130 of the 959 tokens. Without the values that they share, 24 themes
/// take 27 kB instead of 143 kB, and a diff of a theme shows only the tokens that have changed.
struct BuiltInTheme {
  let header: ThemeHeader
  /// Tokens with their own value: the value in bits 0–47, the place in `TokenLayout` in bits 48–63,
  /// which would contain the alias.
  let values: [UInt64]
  /// Aliases: the token of the same kind in bits 0–15, the place in `TokenLayout` in bits 16–31.
  var aliases: [UInt32] = []

  /// The decoded theme.
  ///
  /// Complexity: O(tokens × length of the longest alias chain)
  var tables: ThemeTables {
    var tokens = BuiltInValues.tokens.map { EncodedToken(bits: $0) }
    tokens.reserveCapacity(TokenLayout.count)
    for kind in [TokenKind.icon, .logo] {
      tokens += (0..<TokenLayout.range(kind).count).lazy.map { EncodedToken(number: $0) }
    }
    for value in BuiltInValues.repeatedIcons + values {
      tokens[Int(value >> 48)] = EncodedToken(payload: value)
    }
    for alias in aliases { tokens[Int(alias >> 16)].alias = Int(alias & 0xFFFF) }
    for kind in TokenKind.allCases {
      let range = TokenLayout.range(kind)
      for place in range {
        var source = place
        while let target = tokens[source].alias { source = range.lowerBound + target }
        tokens[place].payload = tokens[source].payload
      }
    }
    return ThemeTables(header: header, tokens: tokens)
  }
}
