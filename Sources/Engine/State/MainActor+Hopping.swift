// SPDX-License-Identifier: MIT
// Engine: what a value set from another isolation domain does.

private import Dispatch

extension MainActor {
  /// Marks the main queue, on which the main actor runs: the runtime tells nobody who is isolated,
  /// except by ending the program where one is not.
  private nonisolated static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private nonisolated static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mark) == true
  }

  /// The first thread of the process, where the main actor also runs outside of its queue; 0 while no
  /// app has begun there. Written before there is anything that another thread could set.
  private nonisolated(unsafe) static var firstThread: UInt = 0

  /// Remembers the thread that asks, if the main actor runs on it by itself.
  package static func noteThread() {
    // Not written again for a second app: another thread may be reading it by then.
    if !isOnMainQueue, firstThread != GraphLife.currentThread {
      firstThread = GraphLife.currentThread
    }
  }

  /// Whether the main actor runs this code.
  nonisolated static var isCurrent: Bool {
    firstThread == GraphLife.currentThread || isOnMainQueue
  }

  /// Runs `work` at the main actor's next turn. What `work` holds is used nowhere else from then on.
  nonisolated static func hop(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
  }
}
