// SPDX-License-Identifier: MIT
// Testing: a sheet at the bottom of the screen.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct BottomSheetTests {
  private struct Share: View {
    @State private var isSharing = false

    var body: some View {
      Button("Share") { isSharing = true }
        .bottomSheet(isPresented: $isSharing, title: "Share with") { Text("All contacts") }
    }
  }

  @Test func `has a line, its title and its content`() {
    #expect(
      screen(BottomSheet(title: "Share") { Text("one") }, 12)
        == ["   ━━━━━━", "", "  Share", "", "  one"])
  }

  @Test func `is at the bottom of the screen until Escape or a click above it`() throws {
    let harness = Harness(width: 24, height: 10) { Share() }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "All contacts")?.y == 8)
    #expect(harness.screen[4] == String(repeating: " ", count: 9) + "━━━━━━")
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.content == ["►Share◄"] || harness.position(of: "Share with") == nil)
    harness.press("⏎")
    #expect(harness.position(of: "Share with") != nil)
    harness.click(x: 4, y: 1)
    #expect(harness.position(of: "Share with") == nil)
    #expect(harness.repaint() == 0)
  }
}
