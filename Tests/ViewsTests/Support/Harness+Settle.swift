// SPDX-License-Identifier: MIT
// Testing: waits for tasks on a busy machine, without a clock.

import CuriumTesting

extension Harness {
  /// Yields to tasks until `isDone` returns `true`, up to a thousand times as long as usual.
  func settle(_ isDone: () -> Bool) async {
    for _ in 0..<1_000 where !isDone() { await settle() }
  }
}
