// SPDX-License-Identifier: MIT
// Testing: a key and what it does.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct KeyHintTests {
  @Test func `is a key cap and a word`() {
    #expect(screen(KeyHint(key: "⏎", label: "open"), 12) == [" ⏎  open"])
  }
}
