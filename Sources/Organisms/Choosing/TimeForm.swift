// SPDX-License-Identifier: MIT
// Organism: the form in which users type a time.

import CuriumControls

/// The hour, the minute, the second and the half of the day, of which the last two can be missing.
struct TimeForm: EntryForm {
  private static let (hour, minute, second) = (0, 1, 2)
  /// The steps of an hour, and the minutes and seconds of a step, with Shift or a Page key.
  private static let (manyHours, manyMinutes) = (6, 10)
  /// The keys for the halves of the day in every language.
  private static let halfKeys = ["a", "p"]
  /// The letters for missing digits, such as `hh:mm:ss`.
  private let letters: String
  /// The words for the halves of the day: am and pm.
  private let halves: [String]
  private let hours: HourCycle
  private let showsSeconds: Bool
  /// The minutes of a step.
  private let step: Int

  init(_ strings: Strings, hours: HourCycle, showsSeconds: Bool, step: Int) {
    letters = strings.timeForm
    halves = [strings.beforeNoon, strings.afterNoon]
    self.hours = hours
    self.showsSeconds = showsSeconds
    self.step = max(1, min(step, 59))
  }

  var parts: [EntryPart] {
    let blanks = letters.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var parts = (Self.hour...(showsSeconds ? Self.second : Self.minute)).map { part in
      EntryPart(
        separator: part == Self.hour ? "" : ":", blank: blanks.dropFirst(part).first ?? "",
        digits: 2, highestFirst: part != Self.hour ? 5 : hours == .twelve ? 1 : 2)
    }
    if hours == .twelve {
      parts.append(
        EntryPart(
          separator: " ", blank: halves.joined(separator: "/"), words: halves, keys: Self.halfKeys))
    }
    return parts
  }

  var separators: String { ":. " }

  func numbers(of time: TimeOfDay) -> [Int] {
    var numbers = [time.hour, time.minute]
    if showsSeconds { numbers.append(time.second) }
    if hours == .twelve {
      numbers[Self.hour] = Self.twelve(time.hour)
      numbers.append(time.hour / 12)
    }
    return numbers
  }

  /// Returns an hour from 1 to 12.
  private static func twelve(_ hour: Int) -> Int { (hour + 11) % 12 + 1 }

  func nearest(to numbers: [Int]) -> TimeOfDay {
    var hour = numbers[Self.hour]
    if hours == .twelve { hour = max(1, min(hour, 12)) % 12 + 12 * (numbers.last ?? 0) }
    return TimeOfDay(
      hour: hour, minute: numbers[Self.minute], second: showsSeconds ? numbers[Self.second] : 0)
  }

  // MARK: Typing

  /// Returns the numbers in a text such as `14:05`, `9.30` or `2:05 pm`. Seconds can be missing,
  /// and are ignored in a field without them.
  func numbers(in text: String) -> [Int?]? {
    var rest = text.lowercased()[...]
    let half = takeHalf(from: &rest)
    let words = rest.split(omittingEmptySubsequences: false) { !EntryPart.isDigit($0) }
    guard (2...3).contains(words.count), words.allSatisfy({ (1...2).contains($0.count) }) else {
      return nil
    }
    var numbers: [Int?] = words.prefix(2).map { Int($0) }
    if showsSeconds { numbers.append(words.count == 3 ? Int(words[2]) : 0) }
    if hours == .twelve {
      numbers.append(half)
      adapt(&numbers)
    } else if let half, let hour = numbers[Self.hour], (1...12).contains(hour) {
      numbers[Self.hour] = hour % 12 + 12 * half
    }
    return numbers
  }

  /// Removes the half of the day from the end of `text`.
  private func takeHalf(from text: inout Substring) -> Int? {
    for ends in [halves, Self.halfKeys] {
      let words = ends.map { $0.lowercased() }
      guard let half = words.firstIndex(where: { !$0.isEmpty && text.hasSuffix($0) }) else {
        continue
      }
      text.removeLast(words[half].count)
      while text.last == " " { text.removeLast() }
      return half
    }
    return nil
  }

  func enter(_ digits: String, in part: Int, of numbers: inout [Int?], base: TimeOfDay?) {
    numbers[part] = Int(digits)
    if part == Self.hour, hours == .twelve { adapt(&numbers) }
  }

  /// Replaces an hour that exists only in a day of 24 hours, such as 0 or 14, with one from 1 to 12
  /// and its half of the day.
  private func adapt(_ numbers: inout [Int?]) {
    guard let hour = numbers[Self.hour], hour == 0 || (13...23).contains(hour) else { return }
    numbers[Self.hour] = Self.twelve(hour)
    numbers[numbers.count - 1] = hour / 12
  }

  // MARK: Steps

  /// Steps a part without changing the others, except that the hours of a whole day include its
  /// halves.
  func moved(_ time: TimeOfDay, part: Int, by steps: Int) -> TimeOfDay {
    var (hour, minute, second) = (time.hour, time.minute, showsSeconds ? time.second : 0)
    switch part {
    case Self.hour: hour = Self.wrapped(hour + steps, 24)
    case Self.minute: minute = self.minute(from: minute, by: steps)
    case Self.second where showsSeconds: second = Self.wrapped(second + steps, 60)
    default: hour = Self.wrapped(hour + 12 * steps, 24)
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Returns the minute that is `steps` away. Steps start at the full hour.
  private func minute(from minute: Int, by steps: Int) -> Int {
    let index = steps < 0 ? (minute + step - 1) / step : minute / step
    return Self.wrapped(index + steps, 59 / step + 1) * step
  }

  private static func wrapped(_ number: Int, _ count: Int) -> Int {
    let rest = number % count
    return rest < 0 ? rest + count : rest
  }

  func manySteps(of part: Int) -> Int {
    switch part {
    case Self.hour: Self.manyHours
    case Self.minute: max(1, Self.manyMinutes / step)
    case Self.second where showsSeconds: Self.manyMinutes
    default: 1
    }
  }

  func words(_ strings: Strings) -> EntryWords {
    EntryWords(
      impossibleNote: strings.noSuchTime, impossible: strings.impossibleTime,
      incomplete: Strings.fill(strings.enterTime, blank))
  }
}
