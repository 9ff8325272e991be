// SPDX-License-Identifier: MIT
// Testing: waits for a condition of observable models.

import Observation

/// Waits until an observable condition holds, without polling.
@MainActor package func wait(until isTrue: @escaping @MainActor () -> Bool) async {
  while !isTrue() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = isTrue()
      } onChange: {
        continuation.resume()
      }
    }
  }
}
