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
  /// The index of the pair of each declared colour that at least one of the themes sets.
  private let declared: [TokenPlace: Int]
  /// The fraction at which text changes its colour.
  private let turn: Double

  /// Prepares the themes between `start` and `end`.
  package init(from start: AppTheme, to end: AppTheme) {
    let grounds = [start, end].map { Color.background.resolve(in: $0).color }
    let crosses = start.colorScheme != end.colorScheme && grounds.allSatisfy(\.isRGB)
    var pairs: [Pair] = []
    var known: [Pair: Int] = [:]
    /// Returns the index of the pair of a token.
    func place(of index: Int) -> Int {
      let token = Color(token: index)
      let pair = Pair(
        start: token.resolve(in: start), end: token.resolve(in: end),
        turns: crosses && Self.isInk(token, in: start) && Self.isInk(token, in: end))
      if let place = known[pair] { return place }
      known[pair] = pairs.count
      pairs.append(pair)
      return pairs.count - 1
    }
    places = TokenLayout.colors.map { place(of: $0) }
    let own = Set(start.tables.declared.keys).union(end.tables.declared.keys)
    declared = Dictionary(
      uniqueKeysWithValues: own.filter { $0.kind == .color }.map { ($0, place(of: $0.index)) })
    self.pairs = pairs
    // Interrupted transitions don't form a chain.
    self.start = start.tables.fade.map { $0.start.tables.fade == nil ? start : $0.end } ?? start
    self.end = end
    turn = crosses ? Self.turn(from: start, to: end) : 0
  }

  /// Returns whether a colour is that of text, or stands out from the background as much.
  private static func isInk(_ token: Color, in theme: AppTheme) -> Bool {
    let role = token.tokenIndex.flatMap { theme.tables.chain(.color, $0).last }
    if role.map(textInks.contains) == true { return true }
    let color = token.resolve(in: theme)
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
      return EncodedToken(color)
    }
    var tokens = end.tables.tokens
    for (place, index) in zip(places, TokenLayout.colors) {
      tokens[index].payload = mixed[place].payload
    }
    var declared = end.tables.declared
    for (token, place) in self.declared {
      declared[token, default: mixed[place]].payload = mixed[place].payload
    }
    return AppTheme(
      tables: ThemeTables(
        recolored: end.tables, tokens: tokens, declared: declared,
        fade: ThemeTables.Fade(start: start, end: end, share: share)))
  }
}
