// SPDX-License-Identifier: MIT
// Terminal: the widths of grapheme clusters, and whether terminals agree on them.

/// The widths of grapheme clusters in columns, according to Unicode 17.
///
/// A cluster takes the columns of all its scalars together, but never more than two:
/// - Nonspacing and enclosing marks, format characters, joiners, and the vowels and finals of
///   Hangul take none. Soft hyphen and the Arabic number signs are drawn, and take one.
/// - East Asian wide and full-width characters, and therefore most emoji, take two.
/// - U+FE0F widens characters that have an emoji form. U+FE0E has no effect.
/// - Characters of ambiguous width take one, or two if the caller chooses. Box drawing and
///   geometric shapes (U+2500…U+25FF) then still take one, because they are drawn in ASCII.
/// - Characters that `TextSanitizer` replaces take the columns of the replacement.
/// - All other characters take one, including spacing marks (Mc).
///
/// Source: UAX #11 for the widths, UAX #29 for the clusters, UTS #51 for U+FE0F.
public enum GraphemeWidth {
  /// Returns the number of columns of `cluster`: 0, 1 or 2. Characters of ambiguous width (UAX #11)
  /// take two if `ambiguousIsWide` is `true`.
  public static func columns(of cluster: Character, ambiguousIsWide: Bool = false) -> Int {
    let utf8 = cluster.utf8
    if utf8.count == 1 { return 1 }
    var sum = 0
    var widens = false
    var count = 0
    for scalar in cluster.unicodeScalars {
      if count == TextSanitizer.scalarLimit { break }
      count += 1
      let properties = ScalarProperties(scalar)
      if scalar.value == 0xFE0F, widens { return 2 }
      widens = properties.widens
      sum += properties.columns(ambiguousIsWide: ambiguousIsWide)
      if sum >= 2 { return 2 }
      if scalar == "\r" { return sum }
    }
    return sum
  }

  /// Returns the number of columns of `text`. Line breaks and tabs count as their control pictures.
  /// Characters of ambiguous width (UAX #11) take two columns if `ambiguousIsWide` is `true`.
  ///
  /// - Complexity: O(*n*). Printable ASCII takes an eighth of a comparison per byte.
  @inlinable public static func columns(
    of text: some StringProtocol, ambiguousIsWide: Bool = false
  ) -> Int {
    columns(ofText: Substring(text), ambiguousIsWide: ambiguousIsWide)
  }

  /// Returns the longest beginning of `text` that takes at most `columns` columns.
  package static func prefix(
    of text: String, columns: Int, ambiguousIsWide: Bool = false
  ) -> Substring {
    var rest = columns
    return text.prefix { cluster in
      rest -= self.columns(of: cluster, ambiguousIsWide: ambiguousIsWide)
      return rest >= 0
    }
  }

  /// Returns whether terminals draw the cluster with different numbers of columns, so that the
  /// position of the cursor after it is uncertain.
  ///
  /// This applies to characters that are newer than Unicode 13 or unassigned, to those of ambiguous
  /// width, to half a flag, to a lone spacing mark (Mc), which some terminals add to the cell
  /// before, and to clusters of several scalars: emoji with U+FE0F, with joiners (even without
  /// U+FE0F) or with skin tones, flags and conjuncts. Latin, Greek and Cyrillic letters with marks
  /// of U+0300…U+036F aren't disputed, because those marks take no column in any terminal.
  ///
  /// - Parameters:
  ///   - cluster: The user-perceived character.
  ///   - ambiguous: `true` if ambiguous width alone is a dispute. It includes box drawing, Greek,
  ///    Cyrillic and half of the accented Latin letters, so pass `false` if the terminal's width
  ///    for them is known.
  public static func isDisputed(_ cluster: Character, ambiguous: Bool = true) -> Bool {
    if cluster.utf8.count == 1 { return false }
    let scalars = cluster.unicodeScalars
    let first = scalars[scalars.startIndex]
    if isDisputed(first, ambiguous: ambiguous) { return true }
    let rest = scalars.dropFirst()
    if rest.isEmpty { return false }
    if first == "\r" { return false }
    guard first.value < 0x530 || (0x1E00...0x1FFF).contains(first.value) else { return true }
    return !rest.allSatisfy { (0x300...0x36F).contains($0.value) }
  }

  package static func columns(of scalar: Unicode.Scalar, ambiguousIsWide: Bool = false) -> Int {
    if scalar.value < 0x80 { return 1 }
    return ScalarProperties(scalar).columns(ambiguousIsWide: ambiguousIsWide)
  }

  /// Returns whether a cluster is wide by its nature, as ideographs, emoji and flags are, and not
  /// because a letter and its marks, each of one column, add up to two.
  package static func isWide(_ cluster: Character) -> Bool {
    if cluster.utf8.count == 1 { return false }
    var wasHalf = false
    var widens = false
    for scalar in cluster.unicodeScalars.prefix(TextSanitizer.scalarLimit) {
      let isHalf = isHalfFlag(scalar)
      if wasHalf && isHalf || widens && scalar.value == 0xFE0F { return true }
      let properties = ScalarProperties(scalar)
      if properties.columns(ambiguousIsWide: false) == 2 { return true }
      widens = properties.widens
      wasHalf = isHalf
    }
    return false
  }

  static func isDisputed(_ scalar: Unicode.Scalar, ambiguous: Bool = true) -> Bool {
    if scalar.value < 0x80 { return false }
    // Half a flag is one column wide in some terminals and two in others.
    if isHalfFlag(scalar) { return true }
    let properties = ScalarProperties(scalar)
    return properties.isUnsettled || (ambiguous && properties.isAmbiguous)
  }

  private static func isHalfFlag(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  @usableFromInline static func columns(ofText text: Substring, ambiguousIsWide: Bool) -> Int {
    let utf8 = text.utf8
    let safe = utf8.withContiguousStorageIfAvailable { TextSanitizer.safePrefix($0) } ?? 0
    if safe == utf8.count { return safe }
    // A combining mark may join the last byte.
    var sum = max(0, safe - 1)
    var rest = text[utf8.index(utf8.startIndex, offsetBy: sum)...]
    // Segmenting costs 90 ns per cluster, and most text doesn't need it. A scalar is counted once
    // the next one is known not to join it.
    var index = rest.startIndex
    var last = 0
    for scalar in rest.unicodeScalars {
      guard isAlone(scalar) else { break }
      if last > 0 { rest.unicodeScalars.formIndex(after: &index) }
      sum += last
      last = columns(of: scalar, ambiguousIsWide: ambiguousIsWide)
    }
    rest = rest[index...]
    for cluster in rest { sum += columns(of: cluster, ambiguousIsWide: ambiguousIsWide) }
    return sum
  }

  /// Returns whether scalars of this kind never join each other (UAX #29: no control, mark, joiner,
  /// prepend, emoji or jamo): ASCII, Latin, Greek, Cyrillic, box drawing, kana, ideographs, Hangul
  /// syllables.
  package static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xAF...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2500...0x259F,
      0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60, 0xA0...0xA8, 0xAA...0xAC:
      true
    default: false
    }
  }
}

/// The entry of one scalar in the width tables.
struct ScalarProperties {
  private let bits: UInt8
  private let isDrawing: Bool

  init(_ scalar: Unicode.Scalar) {
    let code = Int(scalar.value)
    let middle = Self.pair(WidthTables.top, code >> 12) << 6 | (code >> 6 & 63)
    let leaf = Self.pair(WidthTables.middle, middle) << 6 | (code & 63)
    bits = WidthTables.leaves.utf8Start[leaf] &- 0x30
    isDrawing = PlainForms.isDrawing(scalar.value)
  }

  /// `true` if the width depends on the surrounding East Asian text.
  var isAmbiguous: Bool { bits & 4 != 0 }
  /// `true` if U+FE0F makes the scalar two columns wide.
  var widens: Bool { bits & 8 != 0 }
  /// `true` if the scalar isn't assigned, is newer than Unicode 13, or is a spacing mark.
  var isUnsettled: Bool { bits & 16 != 0 }

  func columns(ambiguousIsWide: Bool) -> Int {
    ambiguousIsWide && isAmbiguous && !isDrawing ? 2 : Int(bits & 3)
  }

  private static func pair(_ digits: StaticString, _ index: Int) -> Int {
    let start = digits.utf8Start + index * 2
    return Int(start[0] &- 0x30) << 5 | Int(start[1] &- 0x30)
  }
}
