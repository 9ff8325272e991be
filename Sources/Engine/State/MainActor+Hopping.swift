// SPDX-License-Identifier: MIT
// Views: moves values set in another isolation domain to the main actor.

private import Dispatch

extension MainActor {
  /// Marks the main queue, on which the main actor runs. The runtime can't report the current
  /// isolation; it only has a check that ends the program.
  private nonisolated static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private nonisolated static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mark) == true
  }

  /// The first thread of the process, where the main actor also runs outside its queue; 0 until an
  /// app has started there. Written before other threads can set values.
  private nonisolated(unsafe) static var firstThread: UInt = 0

  /// Stores the current thread if the main actor runs on it outside its queue.
  package static func noteThread() {
    // Not written again for a second app, because another thread may be reading it by then.
    if !isOnMainQueue, firstThread != CurrentThread.identifier {
      firstThread = CurrentThread.identifier
    }
  }

  /// `true` if this code runs on the main actor.
  nonisolated static var isCurrent: Bool {
    firstThread == CurrentThread.identifier || isOnMainQueue
  }

  /// Returns `work` without its isolation in the type, for callers that run only on the main actor
  /// but aren't isolated, such as nodes. `assumeIsolated` would allocate at each call. Both types
  /// have the same representation.
  package nonisolated static func unisolated(_ work: @escaping @MainActor () -> Void)
    -> () -> Void
  { unsafeBitCast(work, to: (() -> Void).self) }

  /// Runs `work` at the main actor's next turn. Afterwards, the caller must not use its captured
  /// values.
  nonisolated static func hop(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
  }
}
