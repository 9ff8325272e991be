// SPDX-License-Identifier: MIT
// Testing: a sheet at the bottom of the screen.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct BottomSheetTests {
  struct Package: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var chosen: Package?
  }

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

  @Test func `the width of its handle is a token`() {
    let sheet = BottomSheet(title: "Share") { Text("one") }
      .token(ComponentTokens.BottomSheet.width, 2)
    #expect(screen(sheet, 12).first == "     ━━")
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

  @Test func `content that is taller than the screen scrolls below the title`() {
    let harness = Harness(width: 24, height: 8) {
      Text("page").bottomSheet(isPresented: .constant(true), title: "Settings") {
        ForEach(0..<12) { index in Button("Button \(index)") {} }
      }
    }
    for index in 0..<12 {
      #expect(harness.focused?.label == "Button \(index)")
      #expect(harness.position(of: "Button \(index)") != nil)
      #expect(harness.position(of: "Settings") != nil)
      harness.press("⇥")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `shows an item and its changes, and closes with it`() async {
    let model = Model()
    let harness = Harness(width: 24, height: 7) {
      Button("Open") { model.chosen = Package(id: 1, name: "swift-nio") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .bottomSheet(item: Bindable(model).chosen, title: "Package") { Text($0.name) }
    }
    harness.press("⇥ ⏎")
    #expect(harness.screen == ["Open", "         ━━━━━━", "", "  Package", "", "  swift-nio", ""])
    model.chosen?.name = "swift-log"
    await harness.settle()
    #expect(harness.screen == ["Open", "         ━━━━━━", "", "  Package", "", "  swift-log", ""])
    harness.press("esc")
    #expect(harness.screen == ["Open", "", "", "", "", "", ""] && model.chosen == nil)
    harness.press("⏎")
    #expect(harness.position(of: "swift-nio") != nil)
    model.chosen = nil
    await harness.settle()
    #expect(harness.screen == ["Open", "", "", "", "", "", ""])
    #expect(harness.repaint() == 0)
  }
}
