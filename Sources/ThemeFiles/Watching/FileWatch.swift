// SPDX-License-Identifier: MIT
// Token: collects file changes and reports them after a delay.

import CuriumTerminal
import Dispatch
import Synchronization

/// Watches paths until it is stopped or released.
///
/// Everything runs on the main queue. On Linux, Dispatch wakes a program every second after one of
/// its other threads has run.
final class FileWatch: Sendable {
  struct State: ~Copyable {
    var changed: Set<String> = []
    var isTelling = false
    var isStopped = false
    var system: SystemWatch
  }

  /// The delay that combines the events of one save. It is short compared with the 200 ms that feel
  /// immediate.
  private static let settling = DispatchTimeInterval.milliseconds(25)

  private let paths: [String]
  private let tell: @Sendable () -> Void
  private let state: Mutex<State>

  /// Creates a watch that starts with `start()`; `nil` if the system has no free watch.
  init?(_ paths: [String], tell: @escaping @Sendable () -> Void) {
    guard let system = SystemWatch() else { return nil }
    self.paths = paths.map(FileFacts.absolute)
    self.tell = tell
    state = Mutex(State(system: system))
  }

  deinit { stop() }

  func start() {
    state.withLock { state in
      state.system.begin { @Sendable [weak self] in self?.read() }
      state.system.arm(paths)
    }
  }

  /// `true` if some changes are missed, because the system can't watch more files.
  var isExhausted: Bool { state.withLock { $0.system.isExhausted } }

  func stop() {
    state.withLock { state in
      if !state.isStopped { state.system.end() }
      state.isStopped = true
    }
  }

  /// Returns the paths that have changed since the last call.
  func take() -> Set<String> {
    state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  private func read() {
    let isFirst = state.withLock { state in
      if state.isStopped { return false }
      let changed = state.system.takeChanges(paths)
      state.changed.formUnion(changed)
      let hasNews = !changed.isEmpty || state.system.isExhausted
      defer { if hasNews { state.isTelling = true } }
      return hasNews && !state.isTelling
    }
    guard isFirst else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.settling) { @Sendable [weak self] in
      guard let self else { return }
      let goesOn = state.withLock { state in
        state.isTelling = false
        return !state.isStopped
      }
      if goesOn { tell() }
    }
  }
}
