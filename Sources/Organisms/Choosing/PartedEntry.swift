// SPDX-License-Identifier: MIT
// Organism: the parts of a date or a time that the user types.

/// A value that is typed part by part. It can be incomplete, or not exist.
struct PartedEntry<Form: EntryForm>: Equatable {
  /// The selected value when the user began.
  private let base: Form.Value?
  private let form: Form
  /// The numbers of the parts, which can be missing.
  private var numbers: [Int?]
  /// The part that keys act on.
  private(set) var part: Int
  /// The digits typed so far in the part, before they replace its number.
  private var typed = ""

  /// Creates an entry for a selected value.
  init(_ base: Form.Value?, _ form: Form, part: Int = 0) {
    self.base = base
    self.form = form
    self.part = base == nil ? 0 : min(part, form.lastPart)
    if let base {
      numbers = form.numbers(of: base)
    } else {
      numbers = form.parts.map { _ in nil }
    }
  }

  /// Returns the entry, or one for `value` if another value is now selected.
  func following(_ value: Form.Value?, _ form: Form) -> PartedEntry {
    value == base && form == self.form ? self : PartedEntry(value, form, part: part)
  }

  /// `true` if nothing is selected or typed.
  var isEmpty: Bool { typed.isEmpty && numbers.allSatisfy { $0 == nil } }

  /// `true` if all parts have a number, and none is being typed.
  var isComplete: Bool { typed.isEmpty && numbers.allSatisfy { $0 != nil } }

  /// The value; `nil` if the entry is incomplete, or there is no such value.
  var value: Form.Value? {
    guard isComplete else { return nil }
    let numbers = numbers.compactMap { $0 }
    // The form may not show all of the selected value, such as its seconds.
    if let base, form.numbers(of: base) == numbers { return base }
    let value = form.nearest(to: numbers)
    return form.numbers(of: value) == numbers ? value : nil
  }

  // MARK: Text

  /// The text of each part, with letters for missing digits.
  private var texts: [String] {
    form.parts.indices.map { index in
      let part = form.parts[index]
      if index == self.part, !typed.isEmpty {
        return typed + String(part.blank.dropFirst(typed.count))
      }
      return part.text(of: numbers[index])
    }
  }

  /// The text of the value, which is empty without any number.
  var text: String {
    isEmpty ? "" : zip(form.parts, texts).map { $0.separator + $1 }.joined()
  }

  /// The range of each part in `text`.
  private var ranges: [Range<String.Index>] {
    let text = text
    if text.isEmpty { return form.parts.map { _ in text.startIndex..<text.endIndex } }
    var end = text.startIndex
    return zip(form.parts, texts).map { part, shown in
      let start = text.utf8.index(end, offsetBy: part.separator.utf8.count)
      end = text.utf8.index(start, offsetBy: shown.utf8.count)
      return start..<end
    }
  }

  /// The range of the part that keys act on, in `text`.
  var range: Range<String.Index> { ranges[part] }

  /// Returns the part at `index` of `text`.
  func part(at index: String.Index) -> Int {
    ranges.firstIndex { index <= $0.upperBound } ?? form.lastPart
  }

  // MARK: Edits

  /// Ends the part that is being typed, and makes keys act on `part`, or on the nearest one.
  mutating func select(_ part: Int) {
    finish()
    self.part = max(0, min(part, form.lastPart))
  }

  /// Edits the value as the user has edited `text`, whose current part is selected.
  mutating func edit(to new: String) {
    let (shown, range) = (text, range)
    if new == shown || restore(new) { return }
    let (start, end) = (shown[..<range.lowerBound], shown[range.upperBound...])
    if new.count >= start.count + end.count, new.hasPrefix(start), new.hasSuffix(end) {
      let inserted = new.dropFirst(start.count).dropLast(end.count)
      if inserted.isEmpty { delete() } else { insert(String(inserted)) }
    } else if new.isEmpty {
      clear()
    } else {
      _ = replace(with: new)
    }
  }

  /// Restores the value whose text is `text`, for example to undo an edit. Returns `false` if it
  /// isn't the text of a value.
  private mutating func restore(_ text: String) -> Bool {
    var restored = self
    restored.clear()
    var rest = text[...]
    for (index, part) in form.parts.enumerated() {
      guard rest.hasPrefix(part.separator) else { return false }
      rest.removeFirst(part.separator.count)
      guard let (number, digits) = part.take(from: &rest) else { return false }
      restored.numbers[index] = number
      if digits.isEmpty { continue }
      restored.part = index
      restored.typed = digits
    }
    guard rest.isEmpty else { return false }
    self = restored
    return true
  }

  /// Deletes the last typed digit, or the whole value.
  private mutating func delete() {
    if typed.popLast() == nil { clear() }
  }

  private mutating func clear() {
    numbers = numbers.map { _ in nil }
    typed = ""
  }

  /// Inserts a typed character, digits, or a whole value. Ignores other text.
  private mutating func insert(_ text: String) {
    if replace(with: text) { return }
    guard text.count == 1 || text.allSatisfy(EntryPart.isDigit) else { return }
    if text.count > 1 { typed = "" }
    // The digits of a whole value begin with its first part.
    if text.count == form.parts.reduce(0, { $0 + $1.digits }) { part = 0 }
    for character in text { enter(character) }
  }

  /// Replaces the value with that of a whole text. Returns `false` if it has another form.
  private mutating func replace(with text: String) -> Bool {
    guard let found = form.numbers(in: text) else { return false }
    numbers = zip(found, numbers).map { $0 ?? $1 }
    typed = ""
    return true
  }

  /// Enters a digit, a separator after digits, or the letter of a word. Moves on after the last
  /// digit of a part.
  private mutating func enter(_ character: Character) {
    if EntryPart.isDigit(character) {
      guard form.parts[part].digits > 0 else { return }
      typed.append(character)
      if form.parts[part].isFull(typed) { select(part + 1) }
    } else if form.separators.contains(character) {
      if !typed.isEmpty { select(part + 1) }
    } else {
      choose(character)
    }
  }

  /// Chooses the word with `letter`, whichever part keys act on.
  private mutating func choose(_ letter: Character) {
    for (index, part) in form.parts.enumerated() {
      guard let word = part.word(for: letter) else { continue }
      finish()
      numbers[index] = word
    }
  }

  /// Replaces the number of the part with the typed digits.
  mutating func finish() {
    if !typed.isEmpty { form.enter(typed, in: part, of: &numbers, base: base) }
    typed = ""
  }

  /// Steps the part, up to a bound. A part that would start again outside the bounds stays as it
  /// is. A value that can't be selected becomes the nearest one that can, with the numbers of
  /// `start` instead of missing ones.
  mutating func step(by steps: Int, in bounds: ClosedRange<Form.Value>, from start: Form.Value) {
    finish()
    let next: Form.Value
    if let value, bounds.contains(value) {
      let moved = form.moved(value, part: part, by: steps)
      let startsAgain = (moved < value) == (steps > 0)
      next = startsAgain && !bounds.contains(moved) ? value : moved
    } else {
      next = form.nearest(to: zip(numbers, form.numbers(of: start)).map { $0 ?? $1 })
    }
    numbers = form.numbers(of: bounds.nearest(to: next))
  }

  /// Steps the part as with Shift or a Page key.
  mutating func stepFar(by steps: Int, in bounds: ClosedRange<Form.Value>, from start: Form.Value) {
    step(by: steps * form.manySteps(of: part), in: bounds, from: start)
  }
}
