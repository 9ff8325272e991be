// SPDX-License-Identifier: MIT
// Page: the contrast of a token with the colours that it appears with, and the required minimum.

import Curium
import CuriumTokens

/// A pair of colours that includes a token, measured in a theme.
struct MeasuredPair: Identifiable {
  let pair: ContrastPair
  /// The contrast; `nil` if one of the colours is the terminal's own.
  let ratio: Double?
  /// The required minimum.
  let limit: Double

  var id: String { pair.description }
  var holds: Bool { ratio.map { $0 >= limit } ?? true }

  init(_ pair: ContrastPair, in theme: AppTheme) {
    self.pair = pair
    limit = pair.needed(in: theme)
    var renditions = ColorRenditions()
    ratio = pair.ratio(in: theme, &renditions)
  }

  /// A contrast with one decimal, truncated: a value that is too low must not look sufficient.
  static func text(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10 + 0.001)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns the pairs of a colour token, the worst first. A component token takes part in the
  /// pairs of the token that it follows in `original`.
  static func pairs(of index: Int, in theme: AppTheme, original: AppTheme) -> [MeasuredPair] {
    let token = Color(token: index)
    let followed = Color(token: original.tables.chain(.color, index).last ?? index)
    func mine(_ color: Color) -> Color { color == followed ? token : color }
    return ContrastPair.all
      .filter { [$0.ink, $0.ground, $0.below].contains(followed) }
      .map {
        let pair = ContrastPair(
          mine($0.ink), on: mine($0.ground), over: $0.below.map(mine), $0.need)
        return MeasuredPair(pair, in: theme)
      }
      .sorted { ($0.ratio ?? 21) / $0.limit < ($1.ratio ?? 21) / $1.limit }
  }
}

/// The number of pairs that pass, and a sample of each.
struct ContrastReport: View {
  let token: Color
  let pairs: [MeasuredPair]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(summary).bold().lineLimit(1)
        .foregroundStyle(pairs.allSatisfy(\.holds) ? .textPrimary : .error)
        .accessibilityRole(.status)
      ForEach(pairs) { ContrastLine(token: token, measured: $0) }
    }
  }

  private var summary: String {
    if pairs.isEmpty { return "No contrast requirements" }
    let count = pairs.filter(\.holds).count
    return "Contrast: \(count) of \(pairs.count) pass"
  }
}

/// A sample of a pair, the other colour, the contrast and its minimum.
private struct ContrastLine: View {
  let token: Color
  let measured: MeasuredPair
  @Environment(\.iconSet) private var icons

  var body: some View {
    let pair = measured.pair
    HStack(alignment: .top, spacing: 1) {
      Text(pair.need == .text ? " Aa " : " ── ")
        .foregroundStyle(pair.ink)
        .background(pair.ground)
        .background(pair.below ?? .clear)
      Text(shortWords).foregroundStyle(.textSecondary)
      Spacer(minLength: 0)
      Text(numbers).lineLimit(1).layoutPriority(1)
        .foregroundStyle(measured.holds ? .textPrimary : .error)
      Image(systemName: measured.holds ? "checkmark" : "curium.input.error")
        .foregroundStyle(measured.holds ? .success : .error)
    }
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(words)
    .accessibilityValue(numbers)
  }

  /// The colours that the token appears with.
  private var words: String {
    let pair = measured.pair
    let (ink, ground) = (pair.ink.shortPath, pair.ground.shortPath)
    if pair.below == token { return "under \(ink) on \(ground)" }
    let over = pair.below.map { " over \($0.shortPath)" } ?? ""
    return pair.ink == token ? "on \(ground)\(over)" : "under \(ink)\(over)"
  }

  /// The other colours of the pair, without the words that most rows begin with.
  private var shortWords: String {
    let pair = measured.pair
    let (ink, ground) = (Self.shortName(pair.ink), Self.shortName(pair.ground))
    guard let below = pair.below else { return pair.ink == token ? ground : ink }
    if below == token { return "\(ink) on \(ground)" }
    return "\(pair.ink == token ? ground : ink) on \(Self.shortName(below))"
  }

  /// The path without the name of a group of which the row names only one colour.
  private static func shortName(_ color: Color) -> String {
    let path = color.shortPath
    return path.hasSuffix(".background")
      ? String(path.dropLast(11)) : path.hasPrefix("text.") ? String(path.dropFirst(5)) : path
  }

  private var numbers: String {
    guard let ratio = measured.ratio else { return "terminal colour" }
    let sign = !measured.holds ? "<" : icons == .ascii ? ">=" : "≥"
    return "\(MeasuredPair.text(ratio)) \(sign) \(MeasuredPair.text(measured.limit))"
  }
}

extension Color {
  /// The path without the common prefix `color.`.
  var shortPath: String {
    let path = path ?? ""
    return path.hasPrefix("color.") ? String(path.dropFirst(6)) : path
  }
}
