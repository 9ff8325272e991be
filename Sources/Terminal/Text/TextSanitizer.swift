// SPDX-License-Identifier: MIT
// Terminal: makes text safe for cells.

/// Prevents text from controlling the terminal, by allowing only printable clusters in cells.
///
/// Text layout handles line breaks and tabs. Here they count as control characters.
public enum TextSanitizer {
  /// The maximum number of scalars in a cluster, which limits the memory of a cell.
  public static let scalarLimit = 16
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Returns whether all bytes of `utf8` are printable ASCII, and so need neither segmenting nor
  /// sanitizing.
  ///
  /// - Complexity: O(*n*), eight bytes per step.
  public static func isSafe(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    safePrefix(utf8) == utf8.count
  }

  /// Returns `cluster` in a form that can be drawn. Controls become their pictures (U+2400…).
  /// Characters that reorder text (CVE-2021-42574) and the controls U+0080…U+009F become U+FFFD.
  /// Marks beyond `scalarLimit` are dropped. So is a joiner at the end, which would make tmux add
  /// the next drawn text, anywhere on the screen, to the same cell. A Swift string contains no lone
  /// surrogates.
  public static func sanitized(_ cluster: Character) -> Character {
    let scalars = cluster.unicodeScalars
    var count = 0
    for scalar in scalars {
      // CR LF is one cluster and means a line feed.
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

  /// Returns a line that is safe to write directly to a terminal. Tabs become spaces, and
  /// everything else is sanitized as in a cell.
  package static func sanitized(line: some StringProtocol) -> String {
    var line = String(line)
    if line.withUTF8({ isSafe($0) }) { return line }
    return String(line.map { $0 == "\t" ? " " : sanitized($0) })
  }

  /// Returns the number of bytes at the start that are printable ASCII.
  package static func safePrefix(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(utf8)
    var index = 0
    while index + 8 <= bytes.count {
      if !isPrintable(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { break }
      index += 8
    }
    while index < bytes.count, (0x20..<0x7F).contains(bytes[index]) { index += 1 }
    return index
  }

  /// Returns whether all eight bytes are in 0x20…0x7E.
  @inline(__always) static func isPrintable(_ word: UInt64) -> Bool {
    // The top bit of a byte is set if the byte is beyond ASCII, below a space, or DEL. A borrow or
    // a carry can only come from a byte that is unsafe itself.
    let below = word &- 0x2020_2020_2020_2020
    let above = word &+ 0x0101_0101_0101_0101
    return (word | below | above) & 0x8080_8080_8080_8080 == 0
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
