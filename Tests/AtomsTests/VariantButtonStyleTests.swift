// SPDX-License-Identifier: MIT
// Testing: buttons by variant, size and alignment.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct VariantButtonStyleTests {
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

  @Test func `the arrows of a focused large button are at its edges, apart from the label`() {
    let harness = Harness(width: 14, height: 3) {
      Button("Go") {}.buttonStyle(.variant(.primary, size: .large))
    }
    #expect(harness.screen[1] == "    Go")
    harness.press("⇥")
    #expect(harness.screen[1] == " ►  Go  ◄" && harness.repaint() == 0)
    harness.setEnvironment { $0.density = .compact }
    #expect(harness.content == ["► Go ◄"] && harness.repaint() == 0)
  }

  @Test func `the bar of a focused large button is as tall as the button`() {
    let harness = Harness(width: 14, height: 3) {
      Button("Go") {}.buttonStyle(.variant(.secondary, size: .large))
    }
    #expect(harness.screen.map { $0.prefix(1) } == ["▄", " ", "▀"])
    harness.press("⇥")
    #expect(harness.screen.map { $0.prefix(1) } == ["▄", "█", "▀"])
    #expect(Set((0..<3).map { harness.cell(x: 0, y: $0).foreground }).count == 1)
    #expect(harness.repaint() == 0)
  }
}
