// SPDX-License-Identifier: MIT
// Testing: a section that can be collapsed.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct ContentSectionTests {
  private func harness(reducesMotion: Bool = true) -> Harness {
    Harness(width: 24, height: 5, environment: { $0.accessibilityReduceMotion = reducesMotion }) {
      VStack(alignment: .leading) {
        ContentSection(title: "Recent", icon: "folder") {
          Text("one")
          Text("two")
        }
        Text("below")
      }
    }
  }

  private let open = ["▼ ■ Recent", "  one", "  two", "below"]
  private let closed = ["► ■ Recent", "below"]

  @Test(arguments: ["⏎", "space", "←"]) func `closes by key`(key: String) {
    let harness = harness()
    #expect(harness.content == open)
    harness.press("⇥ \(key)")
    #expect(harness.content == closed)
  }

  @Test func `opens and closes by arrows and says so`() {
    let harness = harness()
    harness.press("⇥ ←")
    #expect(harness.find(.disclosure, "Recent")?.semantics.isExpanded == false)
    harness.press("→")
    #expect(harness.content == open)
    #expect(harness.find(.disclosure, "Recent")?.semantics.isExpanded == true)
  }

  @Test func `closes by a click on its heading`() {
    let harness = harness()
    harness.click(x: 4, y: 0)
    #expect(harness.content == closed)
  }

  @Test func `shrinks over time unless motion is reduced`() async {
    let harness = harness(reducesMotion: false)
    harness.press("⇥ ⏎")
    #expect(harness.isAnimating)
    await harness.advance(by: .seconds(1))
    #expect(harness.content == closed)
    #expect(!harness.isAnimating)
  }

  @Test func `icon, title and words of a disabled section have another ink`() {
    let harness = harness()
    func inks() -> [CellColor] {
      [(2, 0), (4, 0), (2, 1)].map { harness.cell(x: $0, y: $1).foreground }
    }
    let before = inks()
    harness.setEnvironment { $0.isEnabled = false }
    let after = inks()
    #expect(zip(before, after).allSatisfy { $0 != $1 })
    #expect(harness.repaint() == 0)
  }
}
