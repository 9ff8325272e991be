// SPDX-License-Identifier: MIT
// Testing: a section that can be collapsed.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ContentSectionTests {
  private func harness(reducesMotion: Bool = true) -> Harness {
    Harness(width: 24, height: 5, environment: { $0.accessibilityReduceMotion = reducesMotion }) {
      VStack(alignment: .leading) {
        ContentSection(title: "Recent", icon: "clock") {
          Text("one")
          Text("two")
        }
        Text("below")
      }
    }
  }

  private let open = ["▼ ◕ Recent", "  one", "  two", "below"]
  private let closed = ["► ◕ Recent", "below"]

  @Test(arguments: ["⏎", "space", "←"]) func `keys close it`(key: String) {
    let harness = harness()
    #expect(harness.content == open)
    harness.press("⇥ \(key)")
    #expect(harness.content == closed)
  }

  @Test func `arrow keys open and close it, and a screen reader gets its state`() {
    let harness = harness()
    harness.press("⇥ ←")
    #expect(harness.find(.disclosure, "Recent")?.semantics.isExpanded == false)
    harness.press("→")
    #expect(harness.content == open)
    #expect(harness.find(.disclosure, "Recent")?.semantics.isExpanded == true)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func `a bar in the column before its heading marks the focus`(depth: ColorDepth) {
    let harness = Harness(
      width: 16, height: 2, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      ContentSection(title: "Recent", icon: "clock") { Text("one") }.padding(.horizontal, 1)
    }
    let page = harness.cell(x: 0, y: 0).background
    #expect(harness.screen[0] == " ▼ ◕ Recent")
    harness.press("⇥")
    #expect(harness.screen[0] == "▌▼ ◕ Recent")
    if depth == .trueColor {
      #expect((0..<16).allSatisfy { harness.cell(x: $0, y: 0).background != page })
    }
    let isUnderlined = harness.cell(x: 5, y: 0).attributes.contains(.underline)
    #expect(isUnderlined == (depth < .ansi256))
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on its heading closes it`() {
    let harness = harness()
    harness.click(x: 4, y: 0)
    #expect(harness.content == closed)
  }

  @Test func `the change is animated, unless motion is reduced`() async {
    let harness = harness(reducesMotion: false)
    harness.press("⇥ ⏎")
    #expect(harness.isAnimating)
    await harness.advance(by: .seconds(1))
    #expect(harness.content == closed)
    #expect(!harness.isAnimating)
  }

  @Test func `the icon, title and text of a disabled section are grey`() {
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
