// SPDX-License-Identifier: MIT
// Views: a pattern for input, such as a date with automatic separators.

import CuriumText

/// A pattern such as `99.99.9999`: places for characters, with literal characters between them.
///
/// The text always has the same shape: the entered characters in the first places, each literal
/// between two of them, and the literals after the last place once all places are filled. Each
/// character of the text therefore has the same index as its place in the pattern.
package struct TextInputMask: Hashable, Sendable {
  private enum Element: Hashable {
    case digit
    case letter
    case any
    case literal(Character)

    var isPlace: Bool {
      if case .literal = self { false } else { true }
    }

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCII && character.isNumber
      case .letter: character.isLetter
      case .any: true
      case .literal(let literal): literal == character
      }
    }
  }

  private let elements: [Element]
  private let places: [Element]

  /// Parses a pattern: `9` is a place for a digit, `A` for a letter, `*` for any character. Other
  /// characters, and any character after a backslash, are literals.
  package init(_ pattern: String) {
    var elements: [Element] = []
    var isEscaped = false
    for character in pattern {
      switch character {
      case _ where isEscaped: elements.append(.literal(character))
      case "\\":
        isEscaped = true
        continue
      case "9": elements.append(.digit)
      case "A": elements.append(.letter)
      case "*": elements.append(.any)
      default: elements.append(.literal(character))
      }
      isEscaped = false
    }
    self.elements = elements
    places = elements.filter(\.isPlace)
  }

  /// Arranges a text after an edit that left the caret at the end of the changed part. Returns the
  /// arranged text and the index of the caret in it.
  func arranged(_ new: [Character], caret: Int, from old: [Character], caret oldCaret: Int)
    -> (text: [Character], caret: Int)
  {
    if arranged(entered(in: new, upTo: new.count)) == new { return (new, caret) }
    // The text after the caret is unchanged.
    let end = max(0, old.count - (new.count - caret))
    var start = 0
    while start < min(caret, end), old[start] == new[start] { start += 1 }
    let inserted = new[start..<caret]
    var before = entered(in: old, upTo: start)
    let all = entered(in: old, upTo: old.count)
    var after = Array(all.dropFirst(entered(in: old, upTo: end).count))
    if inserted.isEmpty {
      // Deleting a literal deletes the character next to it.
      if before.count + after.count == all.count, start < end {
        if oldCaret > start { _ = before.popLast() } else { after = Array(after.dropFirst()) }
      }
      let kept = fitting(before + after)
      return (arranged(kept), index(afterPlace: min(before.count, kept.count)))
    }
    let isInShape =
      start + inserted.count <= elements.count
      && zip(inserted, elements[start...]).allSatisfy { $1.accepts($0) }
    for (offset, character) in inserted.enumerated()
    where before.count + after.count < places.count {
      if isInShape, !elements[start + offset].isPlace { continue }
      let candidate = before + [character] + after
      if fitting(candidate).count == candidate.count { before.append(character) }
    }
    let text = arranged(fitting(before + after))
    return (text, min(text.count, index(ofPlace: before.count)))
  }

  /// Returns the characters of `text` before an index that were entered: those in places if the
  /// text has the shape of the pattern, otherwise those that fit the places in order.
  private func entered(in text: [Character], upTo end: Int) -> [Character] {
    let isInShape =
      text.count <= elements.count && zip(text, elements).allSatisfy { $1.accepts($0) }
    if !isInShape { return fitting(text[..<end]) }
    return zip(text[..<end], elements).filter { $1.isPlace }.map(\.0)
  }

  /// Returns only the characters that fit the places, in order.
  private func fitting(_ characters: some Sequence<Character>) -> [Character] {
    var result: [Character] = []
    for character in characters where result.count < places.count {
      if places[result.count].accepts(character) { result.append(character) }
    }
    return result
  }

  /// Returns the text that contains `characters` in its first places.
  private func arranged(_ characters: [Character]) -> [Character] {
    if characters.isEmpty { return [] }
    var rest = characters[...]
    var result: [Character] = []
    for element in elements {
      if case .literal(let literal) = element {
        result.append(literal)
      } else if let character = rest.popFirst() {
        result.append(character)
      } else {
        break
      }
    }
    while rest.isEmpty, characters.count < places.count, !elements[result.count - 1].isPlace {
      result.removeLast()
    }
    return result
  }

  /// Returns the index of a place in the pattern; its end if it has fewer places.
  private func index(ofPlace place: Int) -> Int {
    var left = place
    return elements.firstIndex { element in
      if element.isPlace { left -= 1 }
      return left < 0
    } ?? elements.count
  }

  /// Returns the index after the first `count` places; 0 for none.
  private func index(afterPlace count: Int) -> Int {
    count == 0 ? 0 : index(ofPlace: count - 1) + 1
  }
}

extension TextEditing {
  /// Arranges the text after an edit of `earlier`, as a part of that edit.
  package mutating func arrange(by mask: TextInputMask, from earlier: TextEditing) {
    func characters(_ end: Int, of editing: TextEditing) -> Int {
      editing.buffer.slice(0..<end).count
    }
    let arranged = mask.arranged(
      Array(text), caret: characters(caret, of: self), from: Array(earlier.text),
      caret: characters(earlier.caret, of: earlier))
    let result = String(arranged.text)
    let place = String(arranged.text[..<arranged.caret]).utf8.count
    if earlier.buffer.isSame(as: result) {
      self = earlier
      move(to: place)
    } else if !buffer.isSame(as: result) || place != caret {
      amend(to: result, caret: place)
    }
  }
}
