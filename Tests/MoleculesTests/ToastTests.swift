// SPDX-License-Identifier: MIT
// Testing: toasts.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ToastTests {
  @Test func `is an icon and text`() {
    let harness = Harness(width: 14, height: 2) { Toast(message: "Saved", icon: "checkmark") }
    #expect(harness.screen[0] == "  √ Saved")
    #expect(harness.find(.status, "Saved") != nil)
  }
}
