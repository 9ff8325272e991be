// SPDX-License-Identifier: MIT
// Testing: the character count of a field.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CharacterCounterTests {
  @Test func `warns near the limit, and shows without colour that it is exceeded`() {
    let inks = [12, 130, 141].map { count in
      Harness(width: 12, height: 1) { CharacterCounter(count: count, limit: 140) }
    }
    #expect(inks.map { $0.screen[0] } == ["12/140", "130/140", "141/140 !"])
    #expect(Set(inks.map { $0.cell(x: 0, y: 0).foreground }).count == 3)
    #expect(inks.map { $0.elements[0].semantics.isInvalid } == [false, false, true])
    #expect(screen(CharacterCounter(count: .max, limit: .min), 50)[0].hasSuffix("!"))
  }
}
