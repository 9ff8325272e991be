// SPDX-License-Identifier: MIT
// Organism: the date and the time of the app's clock.

public import CuriumControls

extension AppClock {
  private static let secondsOfDay = 24 * 60 * 60

  /// The current day in the local time zone. In tests, it is the day at which the `Harness` starts,
  /// plus the time that has passed.
  ///
  /// A view that reads it doesn't update at midnight. Read it in a `TimelineView(.everyMinute)` if
  /// the view shows it for a long time.
  public var today: CalendarDay {
    let (days, _) = Self.daysAndSeconds(of: localTime)
    return Self.start.adding(days: days)
  }

  /// The current time of the day in the local time zone, with its second. In tests, it is the time
  /// at which the `Harness` starts, plus the time that has passed.
  ///
  ///     struct WallClock: View {
  ///       @Environment(\.clock) private var clock
  ///
  ///       var body: some View {
  ///         TimelineView(.periodic(by: 1)) { _ in Text(clock.timeOfDay.text) }
  ///       }
  ///     }
  public var timeOfDay: TimeOfDay {
    let (_, seconds) = Self.daysAndSeconds(of: localTime)
    return TimeOfDay(seconds: seconds)
  }

  /// Creates a clock that waits with `sleep`, and starts at a date, for tests of models without a
  /// view. Each wait advances its time by the duration of the wait.
  ///
  ///     let day = CalendarDay(year: 2026, month: 11, day: 30)
  ///     let clock = AppClock(startingAt: day, TimeOfDay(hour: 8, minute: 50)) { _ in }
  ///
  /// - Parameters:
  ///   - day: The day at the start.
  ///   - time: The time of the day at the start.
  ///   - sleep: Waits for a duration, or returns at once.
  public init(
    startingAt day: CalendarDay, _ time: TimeOfDay = TimeOfDay(hour: 0, minute: 0),
    _ sleep: @escaping @MainActor (Duration) async -> Void
  ) {
    self.init(startingAt: Self.localTime(of: day, time), sleep)
  }

  // MARK: Numbers of seconds

  /// The day from which the local time is counted.
  private static var start: CalendarDay { CalendarDay(year: 1_970, month: 1, day: 1) }

  private static func daysAndSeconds(of time: Duration) -> (days: Int, seconds: Int) {
    let (whole, rest) = time.components
    // Before 1970, the time is negative, and `components` rounds it towards zero.
    let total = Int(whole) - (rest < 0 ? 1 : 0)
    let seconds = (total % secondsOfDay + secondsOfDay) % secondsOfDay
    return ((total - seconds) / secondsOfDay, seconds)
  }

  /// Returns the local time at a time of a day.
  package static func localTime(of day: CalendarDay, _ time: TimeOfDay) -> Duration {
    .seconds(start.days(to: day) * secondsOfDay + time.seconds)
  }
}
