// SPDX-License-Identifier: MIT
// Testing: toasts.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ToastTests {
  @Test func `is an icon and text after a bar, on the panel of a transient message`() {
    let harness = Harness(width: 14, height: 3) { Toast(message: "Saved", icon: "checkmark") }
    #expect(harness.screen == ["▄▄▄▄▄▄▄▄▄▄▄", "█ √ Saved", "▀▀▀▀▀▀▀▀▀▀▀"])
    #expect(harness.find(.status, "Saved") != nil)
  }

  @Test func `its bar is as tall as its background`() {
    let harness = Harness(width: 14, height: 3, theme: .dark) { Toast(message: "Saved") }
    let bar = harness.cell(x: 0, y: 1).foreground
    for y in [0, 2] {
      #expect(harness.cell(x: 0, y: y).foreground == bar)
      #expect(harness.cell(x: 1, y: y).foreground == harness.cell(x: 1, y: 1).background)
    }
    #expect(bar != harness.cell(x: 1, y: 1).background)
    harness.setEnvironment { $0.density = .compact }
    #expect(harness.content.count == 2 && harness.content[0].hasPrefix("█"))
    #expect(harness.content[1].allSatisfy { $0 == "▀" })
    #expect((0..<2).allSatisfy { harness.cell(x: 0, y: $0).foreground == bar })
    #expect(harness.repaint() == 0)
  }

  @Test func `with 16 colours, its bar includes the corners of the frame`() {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 14, height: 3, theme: .dark, capabilities: capabilities) {
      Toast(message: "Saved", color: .success)
    }
    #expect(harness.screen == ["╭───────╮", "┃ Saved │", "╰───────╯"])
    let bar = harness.cell(x: 0, y: 1).foreground
    #expect(bar.slot == 2 && bar != harness.cell(x: 8, y: 1).foreground)
    #expect((0..<3).allSatisfy { harness.cell(x: 0, y: $0).foreground == bar })
    #expect(harness.cell(x: 1, y: 0).foreground == harness.cell(x: 8, y: 0).foreground)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16])
  func `looks like a transient message`(depth: ColorDepth) {
    struct Shower: View {
      @Environment(\.toast) private var toast
      var body: some View {
        Text("").keyBinding("Show", "s") { toast("Saved", systemImage: "checkmark") }
      }
    }
    let capabilities = TerminalCapabilities(colorDepth: depth)
    func words(_ harness: Harness) -> [String] {
      harness.screen.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    let shower = Harness(width: 30, height: 8, capabilities: capabilities) { Shower() }
    shower.press("s")
    let view = Harness(width: 30, height: 8, capabilities: capabilities) {
      Toast(message: "Saved", icon: "checkmark")
    }
    #expect(words(shower) == words(view) && words(view).count == 3)
  }
}
