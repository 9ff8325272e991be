// SPDX-License-Identifier: MIT
// Views: the starts and ends of words.

import CuriumText

extension TextBuffer {
  /// Returns the start of the word that contains `offset` or ends before it.
  func wordStart(before offset: Int) -> Int {
    var isInside = false
    return start(before: offset, notBefore: 0) { isWord in
      defer { isInside = isWord }
      return isInside && !isWord
    }
  }

  /// Returns the end of the word that contains `offset` or begins after it.
  func wordEnd(after offset: Int) -> Int {
    var isInside = false
    return end(after: offset, notAfter: count) { isWord in
      defer { isInside = isWord }
      return isInside && !isWord
    }
  }

  /// Returns the range of the word around `offset`, or of the text between two words.
  package func word(around offset: Int) -> Range<Int> {
    let line = lineStart(at: offset)..<lineEnd(at: offset)
    if line.isEmpty { return line }
    let inside = offset < line.upperBound ? offset : previous(offset)
    let kind = isWord(inside, ascii: 0)
    let start = start(before: inside, notBefore: line.lowerBound) { $0 != kind }
    return start..<end(after: inside, notAfter: line.upperBound) { $0 != kind }
  }

  private func isWord(_ offset: Int, ascii: UInt8) -> Bool {
    ascii != 0 ? ascii.isWord : character(at: offset)?.isWord ?? false
  }

  /// Moves back by graphemes from `offset` until `staysOut` returns `true`. Passes `true` for parts
  /// of a word.
  private func start(
    before offset: Int, notBefore limit: Int, _ staysOut: (Bool) -> Bool
  ) -> Int {
    var place = offset
    forEachGraphemeBackward(in: limit..<offset) { range, ascii in
      if staysOut(isWord(range.lowerBound, ascii: ascii)) { return false }
      place = range.lowerBound
      return true
    }
    return place
  }

  /// Moves forward by graphemes from `offset` until `staysOut` returns `true`.
  private func end(after offset: Int, notAfter limit: Int, _ staysOut: (Bool) -> Bool) -> Int {
    var place = offset
    forEachGrapheme(in: offset..<limit) { range, ascii in
      if staysOut(isWord(range.lowerBound, ascii: ascii)) { return false }
      place = range.upperBound
      return true
    }
    return place
  }
}
