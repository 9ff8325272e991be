// SPDX-License-Identifier: MIT
// Views: where words begin and end.

extension TextBuffer {
  private func isWord(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "_"
  }

  /// Where the word begins that `offset` is in or behind.
  func wordStart(before offset: Int) -> Int {
    var place = offset
    var isInside = false
    while place > 0 {
      let before = previous(place)
      let isWord = isWord(character(at: before))
      if isInside, !isWord { break }
      isInside = isWord
      place = before
    }
    return place
  }

  /// Where the word ends that `offset` is in or before.
  func wordEnd(after offset: Int) -> Int {
    var place = offset
    var isInside = false
    while place < count {
      let isWord = isWord(character(at: place))
      if isInside, !isWord { break }
      isInside = isWord
      place = next(place)
    }
    return place
  }

  /// The graphemes of one kind around `offset`: a word, or what stands between two.
  func word(around offset: Int) -> Range<Int> {
    let line = lineStart(at: offset)..<lineEnd(at: offset)
    if line.isEmpty { return line }
    let inside = offset < line.upperBound ? offset : previous(offset)
    let kind = isWord(character(at: inside))
    var start = inside
    while start > line.lowerBound, isWord(character(at: previous(start))) == kind {
      start = previous(start)
    }
    var end = next(inside)
    while end < line.upperBound, isWord(character(at: end)) == kind { end = next(end) }
    return start..<end
  }
}
