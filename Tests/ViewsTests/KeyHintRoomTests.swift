// SPDX-License-Identifier: MIT
// Testing: the hints that fit in their row.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct KeyHintRoomTests {
  @Test(arguments: [
    (40, "  a one   b two   c three   ? keys"),
    (33, "  a one   b two   ? keys"),
    (25, "  b two   ? keys"),
    (12, "  ? keys"),
    (4, ""),
  ])
  func `the least important hints are dropped first, and hidden ones never appear`(
    width: Int, row: String
  ) {
    let harness = Harness(width: width, height: 1) {
      KeyHints()
        .keyBinding("one", "a", hintPriority: .low) {}
        .keyBinding("two", "b") {}
        .keyBinding("secret", "s", hintPriority: .hidden) {}
        .keyHint("three", "c", hintPriority: .low)
        .keyBinding(KeyBinding("keys", ["?"], hintPriority: .high)) {}
    }
    #expect(harness.screen[0] == row)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (37, "  esc all accounts   n new   ? keys"),
    (36, "  esc all accounts          ? keys"),
    (29, "  esc all accounts   ? keys"),
    (28, "  n new   s save    ? keys"),
    (26, "  n new           ? keys"),
    (12, "    ? keys"),
  ])
  func `a hint that is too long makes room for the next ones, and others are dropped from the end`(
    width: Int, row: String
  ) {
    let harness = Harness(width: width, height: 1) {
      KeyHints()
        .keyBinding("all accounts", "esc") {}
        .keyBinding("new", "n") {}
        .keyBinding("save", "s") {}
        .keyBinding("keys", "?", hintPriority: .pinned) {}
    }
    #expect(harness.screen[0] == row)
    #expect(harness.repaint() == 0)
  }

  @Test func `the row of the hints stays without hints`() {
    let harness = Harness(width: 12, height: 3) {
      VStack(spacing: 0) {
        ScrollView(showsIndicators: false) { Text("a\nb\nc\nd") }.layoutPriority(1)
        KeyHints()
      }
    }
    #expect(harness.screen == ["     a", "     b", ""])
    #expect(harness.repaint() == 0)
  }
}
