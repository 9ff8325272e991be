// SPDX-License-Identifier: MIT
// Token: the intermediate themes of a transition between two themes.

/// The intermediate themes of a transition. Every colour is mixed in OKLab. Everything else has its
/// final value from the start.
package struct ThemeFade {
  private struct Pair: Hashable {
    let start: ResolvedColor
    let end: ResolvedColor
  }

  private let end: AppTheme
  /// The different pairs of colours, far fewer than tokens.
  private let pairs: [Pair]
  /// The index of each token's pair.
  private let places: [Int]

  /// Prepares the themes between `start` and `end`.
  package init(from start: AppTheme, to end: AppTheme) {
    var pairs: [Pair] = []
    var known: [Pair: Int] = [:]
    places = zip(start.tables.colors, end.tables.colors).map { start, end in
      let pair = Pair(start: start, end: end)
      if let place = known[pair] { return place }
      known[pair] = pairs.count
      pairs.append(pair)
      return pairs.count - 1
    }
    self.pairs = pairs
    self.end = end
  }

  /// Returns the theme at a fraction of the transition.
  package func theme(at share: Double) -> AppTheme {
    if share >= 1 { return end }
    let mixed = pairs.map { EncodedToken($0.start.mixed(with: $0.end, share)).payload }
    var tokens = end.tables.tokens
    for (place, index) in zip(places, TokenLayout.colors) { tokens[index].payload = mixed[place] }
    return AppTheme(tables: ThemeTables(recolored: end.tables, tokens: tokens))
  }
}
