// SPDX-License-Identifier: MIT
// Terminal: what may enter a cell, and what stands in for the rest.

/// Keeps text from steering the terminal: it reaches cells only as clusters that draw something.
///
/// Line breaks and tabs have their meaning in the layout above; here they are controls like others.
public enum TextSanitizer {
  /// The most scalars a cluster keeps, which bounds the memory of a cell.
  public static let scalarLimit = 16
  /// ZERO WIDTH JOINER.
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Whether all bytes are printable ASCII, and so need neither segmenting nor sanitising.
  ///
  /// - Complexity: O(*n*), eight bytes a step.
  public static func isSafe(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    safePrefix(utf8) == utf8.count
  }

  /// The cluster as it may be drawn: controls become their pictures (U+2400…), what reorders text
  /// (CVE-2021-42574) and the controls of U+0080…U+009F become U+FFFD, and marks beyond
  /// `scalarLimit` are dropped. So is a joiner at the end, which would make tmux add whatever is drawn
  /// next, wherever that is, to the same cell. Lone surrogates cannot occur: a Swift string holds none.
  public static func sanitized(_ cluster: Character) -> Character {
    let scalars = cluster.unicodeScalars
    var count = 0
    for scalar in scalars {
      // CR LF is one cluster, and what it means is the line feed.
      if scalar == "\r", scalars.count == 2 { return "\u{240A}" }
      if let replacement = replacement(for: scalar) { return Character(replacement) }
      count += 1
    }
    let joinsNext = count > 1 && scalars.last == joiner
    if count <= scalarLimit, !joinsNext { return cluster }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.prefix(scalarLimit))
    while kept.count > 1, kept.last == joiner { kept.removeLast() }
    return String(kept).first ?? "\u{FFFD}"
  }

  /// A line as it may be written to a terminal outside of any cell: tabs are spaces, all else as in a
  /// cell.
  package static func sanitized(line: some StringProtocol) -> String {
    var line = String(line)
    if line.withUTF8({ isSafe($0) }) { return line }
    return String(line.map { $0 == "\t" ? " " : sanitized($0) })
  }

  /// How many bytes at the start are printable ASCII.
  package static func safePrefix(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(utf8)
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The top bit of a byte rises when it is beyond ASCII, below a space, or DEL. A borrow or a
      // carry can only come from a byte that is unsafe itself.
      let below = word &- 0x2020_2020_2020_2020
      let above = word &+ 0x0101_0101_0101_0101
      if (word | below | above) & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < bytes.count, (0x20..<0x7F).contains(bytes[index]) { index += 1 }
    return index
  }

  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
