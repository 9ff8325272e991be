// SPDX-License-Identifier: MIT
// Views: the clock of the app.

@_spi(Nodes) public import CuriumEngine

/// Waits on the run loop's clock, so that tests can control time.
///
///     @Environment(\.clock) private var clock
///     .task { while await clock.sleep(for: .seconds(1)) { refresh() } }
public struct AppClock {
  private let sleeper: @MainActor (Duration) async -> Void

  /// Creates a clock that waits with `sleep`, for tests of models without a view. This one doesn't
  /// wait:
  ///
  ///     let clock = AppClock { _ in }
  public init(_ sleep: @escaping @MainActor (Duration) async -> Void) { sleeper = sleep }

  /// Waits for `duration`. Returns `false` if the task was cancelled in the meantime.
  @MainActor public func sleep(for duration: Duration) async -> Bool {
    await sleeper(duration)
    return !Task.isCancelled
  }
}

extension EnvironmentValues {
  /// A clock for delays in `.task`. Use it instead of `Task.sleep`, so that tests can control the
  /// time.
  public internal(set) var clock: AppClock {
    get { self[TypeKey<AppClock>.self] ?? AppClock { try? await Task.sleep(for: $0) } }
    set { self[TypeKey<AppClock>.self] = newValue }
  }
}
