// SPDX-License-Identifier: MIT
// Organism: the year, month and day that the user types.

import CuriumTerminal

/// A part of a date, in the order of ISO 8601.
enum DatePart: Int, CaseIterable {
  case year, month, day

  /// The number of digits.
  var digits: Int { self == .year ? 4 : 2 }
  var previous: DatePart { DatePart(rawValue: rawValue - 1) ?? self }
  var next: DatePart { DatePart(rawValue: rawValue + 1) ?? self }
}

/// A date that is typed part by part. It can be incomplete, or not exist.
struct DateEntry: Equatable {
  /// The selected day when the user began.
  private let base: CalendarDay?
  /// The year, the month and the day, which can be missing.
  private var numbers: [Int?]
  /// The part that keys act on.
  private(set) var part: DatePart
  /// The digits typed so far in the part, before they replace its number.
  private var typed = ""

  /// Creates an entry for a selected day.
  init(_ base: CalendarDay?, part: DatePart = .year) {
    self.base = base
    self.part = base == nil ? .year : part
    numbers = base.map { [$0.year, $0.month, $0.day] } ?? [nil, nil, nil]
  }

  /// Returns the entry, or one for `day` if another day is now selected.
  func following(_ day: CalendarDay?) -> DateEntry {
    day == base ? self : DateEntry(day, part: part)
  }

  /// `true` if nothing is selected or typed.
  var isEmpty: Bool { typed.isEmpty && numbers.allSatisfy { $0 == nil } }

  /// `true` if all parts have a number, and none is being typed.
  var isComplete: Bool { typed.isEmpty && numbers.allSatisfy { $0 != nil } }

  /// The day; `nil` if the entry is incomplete, or there is no such day.
  var day: CalendarDay? { isComplete ? CalendarDay(text("")) : nil }

  // MARK: Text

  /// Returns the text of each part. `form`, such as `yyyy-mm-dd`, has the letters for missing
  /// digits.
  private func texts(_ form: String) -> [String] {
    let letters = form.split(separator: "-", omittingEmptySubsequences: false)
    return DatePart.allCases.map { part in
      let blank = letters.indices.contains(part.rawValue) ? letters[part.rawValue] : ""
      if part == self.part, !typed.isEmpty { return typed + String(blank.dropFirst(typed.count)) }
      return numbers[part.rawValue].map { String($0, digits: part.digits) } ?? String(blank)
    }
  }

  /// Returns the text of the date, which is empty without any number.
  func text(_ form: String) -> String { isEmpty ? "" : texts(form).joined(separator: "-") }

  /// Returns the range of each part in `text(form)`.
  private func ranges(_ form: String) -> [Range<String.Index>] {
    let text = text(form)
    if text.isEmpty { return DatePart.allCases.map { _ in text.startIndex..<text.endIndex } }
    var start = 0
    return texts(form).map { part in
      let end = start + part.utf8.count
      defer { start = end + 1 }
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      return lower..<text.utf8.index(text.startIndex, offsetBy: end)
    }
  }

  /// Returns the range of the part that keys act on, in `text(form)`.
  func range(_ form: String) -> Range<String.Index> { ranges(form)[part.rawValue] }

  /// Returns the part at `index` of `text(form)`.
  func part(at index: String.Index, _ form: String) -> DatePart {
    let place = ranges(form).firstIndex { index <= $0.upperBound }
    return place.flatMap { DatePart(rawValue: $0) } ?? .day
  }

  // MARK: Edits

  /// Ends the part that is being typed, and makes keys act on `part`.
  mutating func select(_ part: DatePart) {
    finish()
    self.part = part
  }

  /// Edits the date as the user has edited `text(form)`, whose current part is selected.
  mutating func edit(to new: String, _ form: String) {
    let (shown, range) = (text(form), range(form))
    if new == shown || restore(new, form) { return }
    let (start, end) = (shown[..<range.lowerBound], shown[range.upperBound...])
    if new.count >= start.count + end.count, new.hasPrefix(start), new.hasSuffix(end) {
      let inserted = new.dropFirst(start.count).dropLast(end.count)
      if inserted.isEmpty { delete() } else { insert(inserted) }
    } else if new.isEmpty {
      clear()
    } else {
      _ = replace(with: new)
    }
  }

  /// Restores the date whose text is `text`, for example to undo an edit. Returns `false` if it
  /// isn't the text of a date.
  private mutating func restore(_ text: String, _ form: String) -> Bool {
    let (words, letters) = (text.split(separator: "-"), form.split(separator: "-"))
    guard words.count == DatePart.allCases.count, letters.count == words.count else { return false }
    var restored = self
    restored.clear()
    for (part, (word, blank)) in zip(DatePart.allCases, zip(words, letters)) {
      let digits = word.prefix(while: Self.isDigit)
      guard word.count == part.digits, blank.count == part.digits,
        word.dropFirst(digits.count) == blank.dropFirst(digits.count)
      else { return false }
      if digits.count == part.digits {
        restored.numbers[part.rawValue] = Int(digits)
      } else if !digits.isEmpty {
        restored.part = part
        restored.typed = String(digits)
      }
    }
    self = restored
    return true
  }

  /// Deletes the last typed digit, or the whole date.
  private mutating func delete() {
    if typed.popLast() == nil { clear() }
  }

  private mutating func clear() {
    numbers = [nil, nil, nil]
    typed = ""
  }

  /// Inserts a typed character, digits, or a whole date. Ignores other text.
  private mutating func insert(_ text: some StringProtocol) {
    if replace(with: text) { return }
    guard text.count == 1 || text.allSatisfy(Self.isDigit) else { return }
    if text.count > 1 { typed = "" }
    // The digits of a whole date begin with the year.
    if text.count == DatePart.allCases.reduce(0, { $0 + $1.digits }) { part = .year }
    for character in text { enter(character) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Replaces the date with one such as `2026-03-14` or `2026/3/14`. Returns `false` if the text
  /// has another form.
  private mutating func replace(with text: some StringProtocol) -> Bool {
    let words = text.split(omittingEmptySubsequences: false) { !Self.isDigit($0) }
    guard words.count == 3, words[0].count == DatePart.year.digits,
      words[1...].allSatisfy({ (1...DatePart.day.digits).contains($0.count) })
    else { return false }
    numbers = words.map { Int($0) }
    typed = ""
    return true
  }

  /// Enters a digit, or a separator after digits. Moves on after the last digit of a part.
  private mutating func enter(_ character: Character) {
    if Self.isDigit(character) {
      typed.append(character)
      if isFull { select(part.next) }
    } else if "-./".contains(character), !typed.isEmpty {
      select(part.next)
    }
  }

  /// `true` if no digit can follow the typed ones.
  private var isFull: Bool {
    if typed.count == part.digits { return true }
    switch part {
    case .year: return false
    case .month: return typed > "1"
    case .day: return typed > "3"
    }
  }

  /// Replaces the number of the part with the typed digits. A year of two digits is in the century
  /// of the selected day; one or three digits aren't a year. A day beyond the end of the new month
  /// becomes its last day.
  mutating func finish() {
    defer { typed = "" }
    guard var number = Int(typed), part != .year || typed.count.isMultiple(of: 2) else { return }
    if part == .year, typed.count == 2 { number += (base?.year ?? 2_000) / 100 * 100 }
    numbers[part.rawValue] = number
    guard part != .day, let year = numbers[0], let month = numbers[1], let day = numbers[2] else {
      return
    }
    numbers[2] = min(day, CalendarDay.days(of: month, year: year))
  }

  /// Steps the part, also into another month or year, up to a bound. A date that can't be selected
  /// becomes the nearest one that can, with the numbers of `start` instead of missing ones.
  mutating func step(by steps: Int, in bounds: ClosedRange<CalendarDay>, from start: CalendarDay) {
    finish()
    var next = CalendarDay(
      year: numbers[0] ?? start.year, month: numbers[1] ?? start.month,
      day: numbers[2] ?? start.day)
    if let day, bounds.contains(day) { next = Self.moved(day, part, by: steps) }
    next = bounds.nearest(to: next)
    numbers = [next.year, next.month, next.day]
  }

  private static func moved(_ day: CalendarDay, _ part: DatePart, by steps: Int) -> CalendarDay {
    switch part {
    case .year: return CalendarDay(year: day.year + steps, month: day.month, day: day.day)
    case .month:
      let first = day.month(by: steps)
      return CalendarDay(year: first.year, month: first.month, day: day.day)
    case .day: return day.adding(days: steps)
    }
  }
}
