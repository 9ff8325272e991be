// SPDX-License-Identifier: MIT
// Views: the part of a growing text that is read out next.

/// Text that was read out, and to which more may be appended.
struct SpokenText {
  /// The words that were read out.
  let words: String

  /// Returns the place in `text` where reading goes on; `nil` if `text` is other text, which is
  /// read from its start.
  ///
  /// A word that was read before its end is read again. A longer number is another one, so its
  /// sentence is read again, and isn't waited for.
  func end(in text: String) -> (place: String.Index, isNumber: Bool)? {
    guard !words.isEmpty, text.utf8.starts(with: words.utf8) else { return nil }
    let scalars = text.unicodeScalars
    var place = text.utf8.index(text.startIndex, offsetBy: words.utf8.count)
    guard place < text.endIndex else { return (place, false) }
    let (last, next) = (scalars[scalars.index(before: place)], scalars[place])
    if Self.isDigit(last), Self.isDigit(next) {
      return (Self.endOfSentences(in: text[..<place]), true)
    }
    if next.properties.isWhitespace { return (place, false) }
    // Scripts without spaces continue anywhere.
    while place > text.startIndex {
      let before = scalars.index(before: place)
      let scalar = scalars[before]
      if scalar.properties.isWhitespace || scalar.value >= 0x2E80 { break }
      place = before
    }
    return (place, false)
  }

  /// Returns new words without the line feeds and spaces that separate them from the words before.
  static func line(_ added: Substring, in text: String) -> String {
    if added.startIndex == text.startIndex || text[text.index(before: added.startIndex)].isNewline {
      return String(added)
    }
    let words = added.drop { $0 == " " }
    return String(words.first?.isNewline == true ? words.dropFirst() : words)
  }

  /// Returns the end of the last complete sentence or line; the start of the text if there is none.
  /// A full stop at the end of the text may still become a part of a number or a name, and one
  /// after a number at the start of a line ends a marker.
  static func endOfSentences(in text: Substring) -> String.Index {
    var next: Character?
    for index in text.indices.reversed() {
      let character = text[index]
      if character.isNewline || "\u{3002}\u{FF01}\u{FF1F}".contains(character)
        || ".!?:;…".contains(character) && next?.isWhitespace == true
          && !isMarker(line(before: text.index(after: index), in: text.base))
      {
        return text.index(after: index)
      }
      next = character
    }
    return text.startIndex
  }

  /// Returns whether text is only the marker of a list item, such as `•`, `2.` or `2. [x]`.
  static func isMarker(_ text: some StringProtocol) -> Bool {
    let words = text.split { $0 == " " }
    return !words.isEmpty
      && words.allSatisfy { word in
        ["•", "[", "]", "[x]"].contains(String(word))
          || word.count > 1 && word.last == "." && word.dropLast().allSatisfy(\.isNumber)
      }
  }

  private static func line(before end: String.Index, in text: String) -> Substring {
    let start = text[..<end].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    return text[(start ?? text.startIndex)..<end]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil
  }
}
