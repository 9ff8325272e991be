// SPDX-License-Identifier: MIT
// Testing: a key with its action.

import Curium
import CuriumTesting
import Testing

@MainActor struct KeyHintTests {
  @Test func `is a key cap and a word`() {
    #expect(screen(KeyHint(key: "enter", label: "open"), 14) == [" enter  open"])
  }

  @Test func `a label in a narrow row ends with an ellipsis`() {
    let row = HStack(spacing: 2) {
      KeyHint(key: "ctrl+s", label: "save")
      KeyHint(key: "esc", label: "close")
      Text("billing.toml").lineLimit(1)
    }
    for width in 24...40 {
      let words = screen(row, width)[0].split(separator: " ")
      #expect(words.count == 5, "\(width): \(words)")
    }
    #expect(screen(KeyHint(key: "ctrl+s", label: "save"), 10) == [" ctrl+s  …"])
    #expect(screen(KeyHint(key: "esc", label: ""), 9) == [" esc"])
  }
}
