// SPDX-License-Identifier: MIT
// Organism: a time of the day.

import CuriumTerminal

/// A time of the day, without a date or a time zone.
///
/// It has a `text`, such as `14:05` or `14:05:30`, and times can be compared. It is encoded as its
/// text, for example in JSON. `\.clock` has the current time: `clock.timeOfDay`.
///
/// `TimeOfDay("24:00")` is `nil`, because there is no such time. Numbers are clamped instead:
/// `TimeOfDay(hour: 24, minute: 0)` is 23:00. As a time can be created from its text, a field for
/// text in a form can edit it: `ValidatedInput(form.time)`.
///
///     let start = TimeOfDay(hour: 23, minute: 30)
///     let end = start.adding(minutes: 45)  // 00:15
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// Creates a time of the day. Values of `hour`, `minute` and `second` out of range are each
  /// clamped to the nearest one.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = max(0, min(hour, 23))
    self.minute = max(0, min(minute, 59))
    self.second = max(0, min(second, 59))
  }

  /// Returns whether `left` is earlier in the day than `right`.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.seconds < right.seconds }

  /// The time in digits, such as `14:05`. Seconds are included unless they are zero, as in
  /// `14:05:30`.
  public var text: String {
    let parts = second == 0 ? [hour, minute] : [hour, minute, second]
    return parts.map { String($0, digits: 2) }.joined(separator: ":")
  }

  /// Returns the time that is `minutes` later, or earlier if `minutes` is negative. As a time has
  /// no date, the day starts again at midnight: one minute after 23:59 is 00:00.
  public func adding(minutes: Int) -> TimeOfDay {
    let day = 24 * 60
    let total = (hour * 60 + minute + minutes % day + day) % day
    return TimeOfDay(hour: total / 60, minute: total % 60, second: second)
  }

  /// Returns the number of whole minutes until `other` on the same day, which is negative if
  /// `other` is earlier.
  public func minutes(to other: TimeOfDay) -> Int { (other.seconds - seconds) / 60 }

  // MARK: Numbers of seconds

  static let first = TimeOfDay(hour: .min, minute: .min, second: .min)
  static let last = TimeOfDay(hour: .max, minute: .max, second: .max)

  /// The number of seconds since midnight.
  var seconds: Int { (hour * 60 + minute) * 60 + second }

  /// Creates the time that is `seconds` after midnight.
  init(seconds: Int) {
    self.init(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
  }

  /// The time one second earlier. For midnight, it is midnight.
  var previous: TimeOfDay { TimeOfDay(seconds: max(0, seconds - 1)) }
}

extension TimeOfDay: LosslessStringConvertible {
  /// Creates a time from its text, such as `14:05` or `14:05:30`. Returns `nil` if the text has
  /// another form, or if there is no such time.
  public init?(_ text: String) {
    let numbers = text.split(separator: ":").compactMap { Int($0) }
    if numbers.count != 2, numbers.count != 3 { return nil }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.dropFirst(2).first ?? 0)
    // Other forms, and times that don't exist, have another text.
    if text != self.text, text != self.text + ":00" { return nil }
  }

  /// The time in digits, such as `14:05`.
  public var description: String { text }
}

extension TimeOfDay: Codable {}
