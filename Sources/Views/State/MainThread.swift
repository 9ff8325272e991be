// SPDX-License-Identifier: MIT
// Views: what a value set from another thread does.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether the thread that asks serves the main actor, which no public function of the runtime tells.
var isMainThread: Bool {
  #if canImport(Darwin)
    pthread_main_np() != 0
  #else
    gettid() == getpid()
  #endif
}

/// Runs `work` at the main actor's next turn. What it sends is used nowhere else from then on.
func hop(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  Task { @MainActor in work() }
}
