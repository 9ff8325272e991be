// SPDX-License-Identifier: MIT
// Testing: buttons by variant, size and alignment.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct VariantButtonStyleTests {
  @Test func `variants differ in their background, and alignments in the position of the label`() {
    let grounds = ButtonVariant.allCases.map { variant in
      Harness(width: 14, height: 1) { Button("Go") {}.buttonStyle(.variant(variant)) }
        .cell(x: 2, y: 0).background
    }
    #expect(Set(grounds).count == 4)
    let rows = [ButtonAlignment.leading, .center, .trailing].map { alignment in
      screen(Button("Go") {}.buttonStyle(.variant(.primary, alignment: alignment)), 12)[0]
    }
    #expect(rows == [" Go", "     Go", "         Go"])
    let large = Button("Go") {}.buttonStyle(.variant(.primary, size: .large))
    #expect(Harness(width: 14, height: 3) { large }.find(.button, "Go")?.frame.height == 3)
  }
}
