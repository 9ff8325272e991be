// SPDX-License-Identifier: MIT
// Testing: the background of a view whose theme the user can choose.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ThemedGroundTests {
  private struct Page: View {
    @State private var theme: AppTheme?

    var body: some View {
      Text("page")
        .themed($theme)
        .onKeyPress("n") {
          theme = .nord
          return .handled
        }
        .onKeyPress("o") {
          theme = nil
          return .handled
        }
    }
  }

  @Test func `without a chosen theme, an inline app is on the terminal's background`() {
    let device = MemoryDevice(size: CellSize(width: 30, height: 6))
    let loop = ManualLoop()
    let runtime = AppRuntime(Page(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: nil)
    loop.drain()
    func ground(after key: Character? = nil) -> CellColor {
      if let key {
        device.send([.key(KeyPress(KeyEquivalent(key), characters: String(key)))])
      }
      loop.drain()
      return runtime.renderer.shown[0, 0].background
    }
    #expect(ground() == .terminal)
    #expect(ground(after: "n") == Color.background.resolve(in: .nord).color)
    #expect(ground(after: "o") == .terminal)
    runtime.tearDown()
  }

  @Test func `without a chosen theme, a view is on the background of the view around it`() {
    let harness = Harness(width: 4, height: 1) {
      Page().background(Color(hex: 0x00_FF_00))
    }
    #expect(harness.cell(x: 0, y: 0).background.value == 0x00_FF_00)
    harness.press("n")
    #expect(
      harness.cell(x: 0, y: 0).background == Color.background.resolve(in: .nord).color)
    harness.press("o")
    #expect(harness.cell(x: 0, y: 0).background.value == 0x00_FF_00)
    #expect(harness.repaint() == 0)
  }
}
