// SPDX-License-Identifier: MIT
// Organism: the form in which users type a date.

import CuriumControls

/// The year, the month and the day of a date, in the order of ISO 8601.
struct DateForm: EntryForm {
  private static let (year, month, day) = (0, 1, 2)
  /// The letters for missing digits, such as `yyyy-mm-dd`.
  private let letters: String

  init(_ strings: Strings) { letters = strings.dateForm }

  var parts: [EntryPart] {
    let blanks = letters.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    return [Self.year, Self.month, Self.day].map { part in
      EntryPart(
        separator: part == Self.year ? "" : "-", blank: blanks.dropFirst(part).first ?? "",
        digits: part == Self.year ? 4 : 2,
        highestFirst: part == Self.year ? 9 : part == Self.month ? 1 : 3)
    }
  }

  var separators: String { "-./" }

  func numbers(of day: CalendarDay) -> [Int] { [day.year, day.month, day.day] }

  func nearest(to numbers: [Int]) -> CalendarDay {
    CalendarDay(year: numbers[Self.year], month: numbers[Self.month], day: numbers[Self.day])
  }

  /// Returns the numbers in a text such as `2026-03-14` or `2026/3/14`.
  func numbers(in text: String) -> [Int?]? {
    let words = text.split(omittingEmptySubsequences: false) { !EntryPart.isDigit($0) }
    guard words.count == 3, words[0].count == 4,
      words[1...].allSatisfy({ (1...2).contains($0.count) })
    else { return nil }
    return words.map { Int($0) }
  }

  /// Replaces a number. A year of two digits is in the century of the selected day; one or three
  /// digits aren't a year. A day beyond the end of the new month becomes its last day.
  func enter(_ digits: String, in part: Int, of numbers: inout [Int?], base: CalendarDay?) {
    guard var number = Int(digits), part != Self.year || digits.count.isMultiple(of: 2) else {
      return
    }
    if part == Self.year, digits.count == 2 { number += (base?.year ?? 2_000) / 100 * 100 }
    numbers[part] = number
    guard part != Self.day, let year = numbers[Self.year], let month = numbers[Self.month],
      let day = numbers[Self.day]
    else { return }
    numbers[Self.day] = min(day, CalendarDay.days(of: month, year: year))
  }

  /// Steps a part, also into another month or year.
  func moved(_ day: CalendarDay, part: Int, by steps: Int) -> CalendarDay {
    switch part {
    case Self.year: return CalendarDay(year: day.year + steps, month: day.month, day: day.day)
    case Self.month: return day.adding(months: steps)
    default: return day.adding(days: steps)
    }
  }

  func manySteps(of part: Int) -> Int { 10 }

  func words(_ strings: Strings) -> EntryWords {
    EntryWords(
      impossibleNote: strings.noSuchDay, impossible: strings.noSuchDate,
      incomplete: Strings.fill(strings.enterDate, blank))
  }
}
