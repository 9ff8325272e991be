// SPDX-License-Identifier: MIT
// Organism: numbers for texts, to compare them faster.

/// The number of each different text.
struct ByteKeyNumbers {
  private var numbers: [ByteKey: Int] = [:]

  /// Returns the number of a text, the same one for the same bytes.
  mutating func number(of text: Substring) -> Int {
    let key = ByteKey(text)
    if let known = numbers[key] { return known }
    let number = numbers.count
    numbers[key] = number
    return number
  }
}
