// SPDX-License-Identifier: MIT
// Testing: the text of an editor as an array of characters.

/// A minimal model of `TextEditing`. Positions are byte offsets.
struct EditingModel {
  private(set) var text: String
  private(set) var caret = 0
  private(set) var anchor: Int?
  private var killed: String?
  private var lastWasKill = false

  init(_ text: String) { self.text = text }

  /// The positions between characters.
  private var places: [Int] {
    var place = 0
    return [0]
      + text.map {
        place += $0.utf8.count; return place
      }
  }

  private var selection: Range<Int>? {
    anchor.flatMap { $0 == caret ? nil : min($0, caret)..<max($0, caret) }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func left(of place: Int, byWord: Bool) -> Int {
    let places = places
    var index = places.lastIndex { $0 <= place } ?? 0
    if !byWord { return places[max(0, index - 1)] }
    let characters = Array(text)
    while index > 0, !isWord(characters[index - 1]) { index -= 1 }
    while index > 0, isWord(characters[index - 1]) { index -= 1 }
    return places[index]
  }

  private func right(of place: Int, byWord: Bool) -> Int {
    let places = places
    var index = places.firstIndex { $0 >= place } ?? 0
    if !byWord { return places[min(places.count - 1, index + 1)] }
    let characters = Array(text)
    while index < characters.count, !isWord(characters[index]) { index += 1 }
    while index < characters.count, isWord(characters[index]) { index += 1 }
    return places[index]
  }

  private var lineEnd: Int {
    var place = 0
    for character in text {
      if place >= caret, character == "\n" || character == "\r\n" { return place }
      place += character.utf8.count
    }
    return place
  }

  private var lineStart: Int {
    var (place, start) = (0, 0)
    for character in text where place < caret {
      place += character.utf8.count
      if character == "\n" || character == "\r\n" { start = place }
    }
    return start
  }

  mutating func move(left isLeft: Bool, byWord: Bool, selecting: Bool) {
    lastWasKill = false
    if !selecting, !byWord, let selection {
      caret = isLeft ? selection.lowerBound : selection.upperBound
      anchor = nil
      return
    }
    anchor = selecting ? anchor ?? caret : nil
    caret = isLeft ? left(of: caret, byWord: byWord) : right(of: caret, byWord: byWord)
  }

  mutating func selectAll() {
    lastWasKill = false
    anchor = 0
    caret = text.utf8.count
  }

  mutating func insert(_ string: String) { replace(selection ?? caret..<caret, with: string) }

  mutating func delete(left isLeft: Bool, byWord: Bool) {
    let range =
      isLeft
      ? left(of: caret, byWord: byWord)..<caret : caret..<right(of: caret, byWord: byWord)
    delete(range, kills: byWord)
  }

  mutating func killToEnd() {
    let end = lineEnd
    delete(caret..<(end == caret ? right(of: caret, byWord: false) : end), kills: true)
  }

  mutating func killToStart() { delete(lineStart..<caret, kills: true) }

  mutating func yank() { if let killed { insert(killed) } }

  /// Adopts the state after undoing.
  mutating func restore(_ text: String, caret: Int, anchor: Int?) {
    self.text = text
    place(caret: caret, anchor: anchor)
    lastWasKill = false
  }

  /// Adopts the caret and the selection.
  mutating func place(caret: Int, anchor: Int?) { (self.caret, self.anchor) = (caret, anchor) }

  private mutating func delete(_ range: Range<Int>, kills: Bool) {
    let range = selection ?? range
    if range.isEmpty { return }
    let removed = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let joins = lastWasKill
    if kills {
      killed =
        joins
        ? range.lowerBound >= caret ? (killed ?? "") + removed : removed + (killed ?? "")
        : removed
    }
    replace(range, with: "")
    lastWasKill = kills
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    if range.isEmpty, string.isEmpty { return }
    lastWasKill = false
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: string.utf8)
    text = String(decoding: bytes, as: UTF8.self)
    let end = range.lowerBound + string.utf8.count
    caret = places.first { $0 >= end } ?? text.utf8.count
    anchor = nil
  }
}
