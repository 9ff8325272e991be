// SPDX-License-Identifier: MIT
// Views: the difference between two strings, and the caret after replacing it.

import CuriumText

extension TextEditingHistory.Edit {
  /// The maximum length of a part, in bytes, in which single characters are matched.
  private static let matchingLimit = 256

  /// Creates the edit that turns one string into another. It replaces everything between their
  /// common start and common end, in whole scalars, and begins at `limit` or earlier.
  init(from old: String, to new: String, notAfter limit: Int = .max) {
    var old = old
    var new = new
    self = old.withUTF8 { old in new.withUTF8 { Self(from: old, to: $0, notAfter: limit) } }
  }

  private init(
    from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>, notAfter limit: Int
  ) {
    func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
      place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
    let most = min(old.count, new.count)
    var start = 0
    while start < min(most, limit), old[start] == new[start] { start += 1 }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, isInside(old, old.count - end) { end -= 1 }
    offset = start
    removed = String(decoding: old[start..<(old.count - end)], as: UTF8.self)
    inserted = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
  }

  /// `true` if `place(of:prefersStart:)` matches single characters.
  var isShort: Bool { max(removed.utf8.count, inserted.utf8.count) <= Self.matchingLimit }

  /// Returns `false` for an offset inside a replaced part in which nothing is matched.
  func keeps(_ place: Int) -> Bool {
    isShort || place <= offset || place >= offset + removed.utf8.count
  }

  /// Returns the offset in the new text for an offset in the old one.
  ///
  /// Before the replaced part, the offset stays the same. After it, the distance to the end stays
  /// the same. At the end of the replaced part, it moves to the end of the new part. Inside, it
  /// moves to the place where most characters stay on the same side of it, next to the character
  /// before it if possible, or else to the end, or to the start if `prefersStart`.
  func place(of caret: Int, prefersStart: Bool = false) -> Int {
    let end = offset + removed.utf8.count
    if caret < offset || caret == offset && (caret < end || prefersStart) { return caret }
    let newEnd = offset + inserted.utf8.count
    if caret >= end { return caret - end + newEnd }
    guard isShort else { return newEnd }
    let old = Array(removed.utf8)
    let new = Array(inserted.utf8)
    let split = caret - offset
    let before = Self.commonCounts(old[..<split], new)
    let after = Self.commonCounts(old[split...].reversed(), new.reversed())
    var best = (score: -1, place: 0)
    for place in 0...new.count {
      let followsSame = place > 0 && new[place - 1] == old[split - 1]
      let score = 2 * (before[place] + after[new.count - place]) + (followsSame ? 1 : 0)
      if score > best.score || score == best.score && !prefersStart { best = (score, place) }
    }
    return offset + best.place
  }

  /// Returns the lengths of the longest common subsequences of `part` with each prefix of `whole`.
  private static func commonCounts(_ part: some Sequence<UInt8>, _ whole: some Sequence<UInt8>)
    -> [Int]
  {
    let whole = Array(whole)
    var counts = [Int](repeating: 0, count: whole.count + 1)
    for byte in part {
      var diagonal = 0
      for (place, other) in whole.enumerated() {
        let above = counts[place + 1]
        counts[place + 1] = byte == other ? diagonal + 1 : max(above, counts[place])
        diagonal = above
      }
    }
    return counts
  }
}
