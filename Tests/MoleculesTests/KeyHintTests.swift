// SPDX-License-Identifier: MIT
// Testing: a key with its action.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct KeyHintTests {
  @Test func `is a key cap and a word`() {
    #expect(screen(KeyHint(key: "enter", label: "open"), 14) == [" enter  open"])
  }
}
