// SPDX-License-Identifier: MIT
// Organism: the first line of a hunk of a patch.

/// The first line of a hunk, such as `@@ -12,3 +12,4 @@ func open()`.
struct HunkHeader {
  /// The number of the first line, and the number of lines.
  typealias Part = (start: Int, count: Int)

  let old: Part
  let new: Part
  let heading: String

  /// More lines than a patch has.
  private static let limit = 1_000_000_000

  /// Reads a line. Returns `nil` if it isn't the start of a hunk.
  init?(_ line: Substring) {
    guard line.begins(with: "@@ -") else { return nil }
    let words = line.utf8.split(
      separator: UInt8(ascii: " "), maxSplits: 4, omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard words.count >= 4, words[3] == "@@", let old = Self.part(words[1], after: "-"),
      let new = Self.part(words[2], after: "+")
    else { return nil }
    self.old = old
    self.new = new
    heading = words.count > 4 ? String(words[4]) : ""
  }

  private static func part(_ word: Substring, after sign: Character) -> Part? {
    guard word.first == sign else { return nil }
    let numbers = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), let start = number(numbers[0]) else { return nil }
    guard numbers.count == 2 else { return (start, 1) }
    guard let count = number(numbers[1]) else { return nil }
    return (start, count)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard let number = Int(digits), (0...limit).contains(number) else { return nil }
    return number
  }
}
