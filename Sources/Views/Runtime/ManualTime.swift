// SPDX-License-Identifier: MIT
// Views: a time that is advanced manually.

import Synchronization

/// A time that is advanced manually, and that any thread can read.
final class ManualTime: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}
