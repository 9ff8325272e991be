// SPDX-License-Identifier: MIT
// Views: the clock of the app.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The clock of an app: the run loop's in a terminal, and simulated in tests.
///
///     @Environment(\.clock) private var clock
///     .task { while await clock.sleep(for: .seconds(1)) { refresh() } }
///
/// A wait can take longer than its duration, so don't measure time by counting waits. Subtract two
/// values of `now`.
///
/// It is a Swift `Clock`: `measure` returns the duration of some work, and functions that take a
/// clock, such as `Task.sleep(for:clock:)`, accept it. Its own `sleep(for:)` doesn't throw. `today`
/// and `timeOfDay` are the date and the time of the day in the local time zone.
public struct AppClock: Clock {
  /// A point in time on an app's clock.
  public struct Instant: InstantProtocol {
    /// The time since the arbitrary start of the clock, as in the context of a `TimelineView` and
    /// in `Harness.now`.
    public let time: Duration

    /// Returns the instant that is `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// Returns the time from this instant to `other`.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Returns whether `lhs` is earlier than `rhs`.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.time < rhs.time }

    /// Returns the instant that is `duration` later than `instant`.
    public static func + (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: duration)
    }

    /// Moves `instant` to `duration` later.
    public static func += (instant: inout Instant, duration: Duration) {
      instant = instant + duration
    }

    /// Returns the instant that is `duration` earlier than `instant`.
    public static func - (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: .zero - duration)
    }

    /// Returns the time from `rhs` to `lhs`.
    public static func - (lhs: Instant, rhs: Instant) -> Duration { rhs.duration(to: lhs) }
  }

  /// Returns `false` if the app has ended.
  private let sleeper: @MainActor (Duration) async -> Bool
  private let time: @Sendable () -> Duration
  private let readLocalTime: @Sendable () -> Duration

  /// The local time at which the clocks of tests start: the beginning of the year 2000.
  private static let simulatedStart = Duration.seconds(946_684_800)

  /// Creates a clock that waits with `sleep`, for tests of models without a view. Each wait
  /// advances its time by the duration of the wait. Its date is 1 January 2000. This one doesn't
  /// wait:
  ///
  ///     let clock = AppClock { _ in }
  public init(_ sleep: @escaping @MainActor (Duration) async -> Void) {
    self.init(startingAt: Self.simulatedStart, sleep)
  }

  /// Creates a clock that waits with `sleep`, and starts at a local time.
  package init(
    startingAt start: Duration, _ sleep: @escaping @MainActor (Duration) async -> Void
  ) {
    let manual = ManualTime()
    time = { manual.now }
    readLocalTime = { start + manual.now }
    sleeper = {
      let end = manual.now + $0
      await sleep($0)
      manual.now = max(manual.now, end)
      return true
    }
  }

  /// Creates the clock of a running app.
  init(_ runtime: AppRuntime, loop: any EventLoop) {
    time = { loop.now }
    readLocalTime = { loop.localTime }
    sleeper = { [weak runtime] in await runtime?.sleep(for: $0) ?? false }
  }

  private init(startingAt start: ContinuousClock.Instant) {
    time = { start.duration(to: .now) }
    readLocalTime = { .localTime }
    sleeper = {
      try? await Task.sleep(for: $0)
      return true
    }
  }

  /// The clock outside a running app.
  static let system = AppClock(startingAt: .now)

  /// The current time. It never goes back. Any thread can read it.
  public var now: Instant { Instant(time: time()) }

  /// The local time; see `EventLoop`.
  package var localTime: Duration { readLocalTime() }

  /// The difference between two adjacent instants: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits for `duration`. Returns `false` if the task was cancelled or the app has ended in the
  /// meantime.
  @MainActor public func sleep(for duration: Duration) async -> Bool {
    let isRunning = await sleeper(duration)
    return isRunning && !Task.isCancelled
  }

  /// Waits until `deadline`, for functions that accept any clock.
  ///
  /// - Parameters:
  ///   - deadline: The time to wait for. If it has passed, there is no wait.
  ///   - tolerance: Ignored. A wait ends as soon as possible after the deadline.
  /// - Throws: `CancellationError` if the task was cancelled or the app has ended in the meantime.
  @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let rest = deadline - now
    let isRunning = rest > .zero ? await sleep(for: rest) : !Task.isCancelled
    if !isRunning { throw CancellationError() }
  }
}

extension EnvironmentValues {
  /// The clock of the app, for delays in `.task` and for measured times. Use it instead of
  /// `Task.sleep` and `ContinuousClock`, so that tests can control the time.
  public internal(set) var clock: AppClock {
    get { self[TypeKey<AppClock>.self] ?? .system }
    set { self[TypeKey<AppClock>.self] = newValue }
  }
}
