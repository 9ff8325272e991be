// SPDX-License-Identifier: MIT
// Testing: details beside a list.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DetailPanelTests {
  @Test func `keys and clicks close it, and its title stays while the content scrolls`() throws {
    var count = 0
    let harness = Harness(width: 20, height: 7) {
      DetailPanel(title: "swift-nio", subtitle: "2.101.2", onClose: { count += 1 }) {
        ForEach(0..<20) { Text("Line \($0)") }
      }
    }
    harness.press("⇥ ⏎")
    harness.click(try #require(harness.find(.button, "Close")))
    #expect(count == 2)
    harness.scroll(y: 4, at: CellPoint(x: 2, y: 3))
    #expect(harness.find(.heading, "swift-nio")?.frame.minY == 1)
    #expect(harness.position(of: "Line 0") == nil)
    #expect(harness.find(.group, "swift-nio") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `it has the soft corners of a card, and an empty row below the title`() {
    let panel = DetailPanel(title: "swift-nio", subtitle: "2.101.2", onClose: {}) { Text("MIT") }
      .frame(width: 18, height: 6)
    #expect(
      screen(panel, 18) == [
        "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "  swift-nio   ×", "  2.101.2", "", "  MIT", "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
      ])
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16])
  func `in a sheet, there is only the frame of the sheet`(depth: ColorDepth) {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    let harness = Harness(width: 40, height: 9, capabilities: capabilities) {
      Text("page").sheet(isPresented: .constant(true)) {
        DetailPanel(title: "swift-nio") { Text("Licence") }.frame(width: 20, height: 4)
      }
    }
    #expect(harness.screen.joined().count { "╭╰╮╯".contains($0) } == (depth == .ansi16 ? 4 : 0))
    let alone = Harness(width: 20, height: 5, capabilities: capabilities) {
      DetailPanel(title: "swift-nio") { Text("Licence") }
    }
    #expect(alone.screen.joined().count { "╭╰╮╯".contains($0) } == (depth == .ansi16 ? 4 : 0))
  }
}
