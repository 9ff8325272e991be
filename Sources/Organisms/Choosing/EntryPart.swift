// SPDX-License-Identifier: MIT
// Organism: a part of a date or a time that users type.

import CuriumTerminal

/// A part of a value that users type: digits, or one of a few words.
struct EntryPart: Equatable {
  /// The text between the previous part and this one.
  let separator: String
  /// The text of the part while its number is missing, such as `mm`.
  let blank: String
  /// The number of digits; zero for words.
  var digits = 0
  /// The highest first digit that another digit can follow.
  var highestFirst = 9
  /// The words for the numbers, starting with 0; none for digits.
  var words: [String] = []
  /// A letter for each word, for words that begin with the same one.
  var keys: [String] = []

  static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// Returns the text for `number`.
  func text(of number: Int?) -> String {
    guard let number else { return blank }
    if words.isEmpty { return String(number, digits: digits) }
    return words.indices.contains(number) ? words[number] : blank
  }

  /// Returns whether no digit can follow the digits `typed`.
  func isFull(_ typed: String) -> Bool {
    typed.count == digits || typed.count == 1 && typed > String(highestFirst)
  }

  /// Returns the number of the word that `letter` chooses: the only one that begins with it, or the
  /// one with this key.
  func word(for letter: Character) -> Int? {
    let letter = letter.lowercased()
    let found = words.indices.filter { words[$0].lowercased().hasPrefix(letter) }
    return found.count == 1 ? found[0] : keys.firstIndex(of: letter)
  }

  /// Removes the part from the beginning of `text`. Returns its number, or the digits typed so far;
  /// `nil` if the text begins with something else.
  func take(from text: inout Substring) -> (number: Int?, typed: String)? {
    if digits > 0 { return takeDigits(from: &text) }
    // The text of the missing part can begin with a word.
    if text.hasPrefix(blank) {
      text.removeFirst(blank.count)
      return (nil, "")
    }
    guard let word = words.firstIndex(where: { text.hasPrefix($0) }) else { return nil }
    text.removeFirst(words[word].count)
    return (word, "")
  }

  private func takeDigits(from text: inout Substring) -> (number: Int?, typed: String)? {
    let part = text.prefix(digits)
    let typed = part.prefix(while: Self.isDigit)
    guard part.count == digits, blank.count == digits,
      part.dropFirst(typed.count) == blank.dropFirst(typed.count)
    else { return nil }
    text.removeFirst(digits)
    if typed.count == digits { return (Int(typed), "") }
    return (nil, String(typed))
  }
}
