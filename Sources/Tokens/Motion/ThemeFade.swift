// SPDX-License-Identifier: MIT
// Token: the intermediate themes of a transition between two themes.

import CuriumTerminal

/// The intermediate themes of a transition. Backgrounds are mixed in OKLab, and so are gradients.
/// Everything else but colours has its final value from the start.
///
/// Between a dark and a light theme, text and lines change to their new colour at once, as soon as
/// that is more legible: mixed colours of text would meet those of the backgrounds.
package struct ThemeFade {
  private struct Pair: Hashable {
    let start: ResolvedColor
    let end: ResolvedColor
    /// `true` if the colour changes at once.
    let turns: Bool
  }

  private let start: AppTheme
  private let end: AppTheme
  /// The different pairs of colours, far fewer than tokens.
  private let pairs: [Pair]
  /// The index of each token's pair.
  private let places: [Int]
  /// The fraction at which text changes its colour.
  private let turn: Double

  /// Prepares the themes between `start` and `end`.
  package init(from start: AppTheme, to end: AppTheme) {
    let grounds = [start, end].map { Color.background.resolve(in: $0).color }
    let crosses = start.colorScheme != end.colorScheme && grounds.allSatisfy(\.isRGB)
    var pairs: [Pair] = []
    var known: [Pair: Int] = [:]
    places = TokenLayout.colors.map { index in
      let colors = (start.tables.colors[index], end.tables.colors[index])
      let pair = Pair(
        start: colors.0, end: colors.1,
        turns: crosses && Self.isInk(index, in: start) && Self.isInk(index, in: end))
      if let place = known[pair] { return place }
      known[pair] = pairs.count
      pairs.append(pair)
      return pairs.count - 1
    }
    self.pairs = pairs
    // Interrupted transitions don't form a chain.
    self.start = start.tables.fade.map { $0.start.tables.fade == nil ? start : $0.end } ?? start
    self.end = end
    turn = crosses ? Self.turn(from: start, to: end) : 0
  }

  /// Returns whether a colour is that of text, or stands out from the background as much.
  private static func isInk(_ index: Int, in theme: AppTheme) -> Bool {
    var root = index
    while let alias = theme.tables.tokens[root].alias { root = alias }
    if textInks.contains(root) { return true }
    let color = theme.tables.colors[index]
    guard color.alpha == 255, color.color.isRGB else { return false }
    let ground = Color.background.resolve(in: theme).color
    return Contrast.ratio(color.color.value, ground.value) >= 2.5
  }

  private static let textInks = Set(
    (ContrastPair.fills.map(\.ink) + ContrastPair.textInks).compactMap(\.tokenIndex))

  /// Returns the fraction at which the new colour of text is as legible as the old one.
  private static func turn(from start: AppTheme, to end: AppTheme) -> Double {
    let grounds = [start, end].map { OKColor(Color.background.resolve(in: $0).color.value) }
    let inks = [start, end].map { Color.textPrimary.resolve(in: $0).color.value }
    let steps = 20
    let later = (1..<steps).first { step in
      let ground = grounds[0].mixed(with: grounds[1], Double(step) / Double(steps)).rgb
      return Contrast.ratio(inks[1], ground) >= Contrast.ratio(inks[0], ground)
    }
    return Double(later ?? steps / 2) / Double(steps)
  }

  /// Returns the theme at a fraction of the transition.
  package func theme(at share: Double) -> AppTheme {
    if share >= 1 { return end }
    let mixed = pairs.map { pair in
      let color =
        pair.turns
        ? (share < turn ? pair.start : pair.end) : pair.start.mixed(with: pair.end, share)
      return EncodedToken(color).payload
    }
    var tokens = end.tables.tokens
    for (place, index) in zip(places, TokenLayout.colors) { tokens[index].payload = mixed[place] }
    return AppTheme(
      tables: ThemeTables(
        recolored: end.tables, tokens: tokens,
        fade: ThemeTables.Fade(start: start, end: end, share: share)))
  }
}
