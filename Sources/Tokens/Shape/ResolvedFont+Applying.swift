// SPDX-License-Identifier: MIT
// Token: applies the letter case and spacing of a font to text.

import CuriumTerminal

extension ResolvedFont {
  /// `true` if the font changes the text itself.
  package var changesText: Bool { letterCase != .asWritten || letterSpacing > 0 || scale > 1 }

  /// Returns the text in the font's letter case and spacing.
  package func applied(to string: String) -> String {
    var result = string
    switch letterCase {
    case .asWritten: break
    case .uppercase: result = string.uppercased()
    case .lowercase: result = string.lowercased()
    }
    guard letterSpacing > 0 else { return result }
    var spaced = ""
    var before: Character?
    for cluster in result {
      if let before { spaced += gap(between: before, and: cluster) }
      spaced.append(cluster)
      before = cluster
    }
    return spaced
  }

  /// Returns the gap between two adjacent graphemes. Inside a word, it consists of no-break spaces,
  /// so that the word stays whole. There is none at the end or the start of a line.
  package func gap(between first: Character, and second: Character) -> String {
    if first.isNewline || second.isNewline { return "" }
    let space = Self.mayBreak(between: first, and: second) ? " " : "\u{A0}"
    return String(repeating: space, count: max(0, letterSpacing))
  }

  /// Returns whether a line may break at a gap: beside a space, and between wide letters such as
  /// ideographs.
  private static func mayBreak(between first: Character, and second: Character) -> Bool {
    if isSpace(first) || isSpace(second) { return true }
    if first.isPunctuation || second.isPunctuation { return false }
    return GraphemeWidth.isWide(first) || GraphemeWidth.isWide(second)
  }

  private static func isSpace(_ cluster: Character) -> Bool {
    cluster.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(cluster)
  }
}
