// SPDX-License-Identifier: MIT
// Terminal: collects file changes and reports them after a delay.

import Dispatch
import Synchronization

/// Watches paths until it is stopped or released.
///
/// Everything runs on the main queue. On Linux, Dispatch wakes a program every second after one of
/// its other threads has run.
package final class FileWatch: Sendable {
  /// The changes in a folder that are reported.
  package enum Detail: Sendable {
    /// All of them, with the path of each entry.
    case entries
    /// Only those of its list of names, with the path of the folder. The time that this takes
    /// doesn't depend on the number of entries. A folder is also reported if its permissions
    /// change, on Linux also if only the folder around it is watched.
    case names
  }

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

  /// Creates a watch that starts with `start()`; `nil` if the system has no free watch. `tell` is
  /// called on the main queue after each group of changes.
  package init?(
    _ paths: [String], detail: Detail = .entries, tell: @escaping @Sendable () -> Void
  ) {
    guard let system = SystemWatch(detail) else { return nil }
    self.paths = paths.map(FileFacts.absolute)
    self.tell = tell
    state = Mutex(State(system: system))
  }

  deinit { stop() }

  /// Starts watching.
  package func start() {
    state.withLock { state in
      state.system.begin { @Sendable [weak self] in self?.read() }
      state.system.arm(paths)
    }
  }

  /// Watches `paths` from now on, and no others. Changes of a path that was watched before aren't
  /// lost. Only other paths take time.
  package func follow(_ paths: [String]) {
    read()
    state.withLock { state in
      if state.isStopped { return }
      state.system.arm(paths.map(FileFacts.absolute))
    }
  }

  /// `true` if some changes are missed, because the system can't watch more files.
  var isExhausted: Bool { state.withLock { $0.system.isExhausted } }

  /// Stops permanently.
  package func stop() {
    state.withLock { state in
      if !state.isStopped { state.system.end() }
      state.isStopped = true
    }
  }

  /// Returns the paths that have changed since the last call.
  package func take() -> Set<String> {
    state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  private func read() {
    let isFirst = state.withLock { state in
      if state.isStopped { return false }
      let changed = state.system.takeChanges()
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
