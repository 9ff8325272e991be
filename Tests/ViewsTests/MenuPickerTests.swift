// SPDX-License-Identifier: MIT
// Testing: pickers in the menu style: their size, and choosing in the menu.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct MenuPickerTests {
  @Test func `a menu picker shows the selected option and opens a menu`() {
    let model = ControlModel()
    let harness = Harness(width: 30, height: 10) { PickerTests.Picking(model: model, style: .menu) }
    #expect(harness.screen[0] == "Size   size M ▼")
    #expect(harness.find(.menuButton, "Size")?.value == "size M")
    harness.press("⇥ ⏎")
    #expect(harness.find(.menu) != nil)
    #expect(harness.position(of: "√ size M") != nil)
    #expect(harness.focused?.label == "size M")
    harness.press("↓ ⏎")
    #expect(model.size == "L")
    #expect(harness.find(.menu) == nil)
    #expect(harness.screen[0] == "Size  ▌size L ▼")
    #expect(harness.repaint() == 0)
  }

  @Test func `where its background isn't visible, half cells show the button of a menu picker`() {
    func open(_ depth: ColorDepth, isEnabled: Bool = true) -> Harness {
      Harness(width: 30, height: 10, capabilities: TerminalCapabilities(colorDepth: depth)) {
        PickerTests.Picking(model: ControlModel(), style: .menu).disabled(!isEnabled)
      }
    }
    let harness = open(.none)
    #expect(harness.screen[0] == "Size  ▐size M ▼▌")
    harness.press("⇥")
    #expect(harness.screen[0] == "Size  ►size M ▼◄")
    harness.press("⏎ ↓ ⏎")
    #expect(harness.screen[0] == "Size  ►size L ▼◄")
    #expect(harness.repaint() == 0)
    #expect(open(.none, isEnabled: false).screen[0] == "Size  ▐size M ▼▌")
    #expect(open(.ansi16, isEnabled: false).screen[0] == "Size  ▐size M ▼▌")
    #expect(open(.ansi16).screen[0] == "Size   size M ▼")
  }

  private struct Request: View {
    var isFilling = false
    @State private var method = "GET"

    var body: some View {
      HStack(spacing: 1) {
        Picker("Method", selection: $method) {
          ForEach(["GET", "DELETE"], id: \.self) {
            Text($0).frame(maxWidth: isFilling ? .infinity : nil, alignment: .leading)
          }
        }
        .labelsHidden()
        .frame(width: isFilling ? Length(16) : nil)
        Text("url")
      }
    }
  }

  @Test func `a menu picker hugs the selected choice`() {
    let harness = Harness(width: 30, height: 10) { Request() }
    #expect(harness.screen[0] == " GET ▼  url")
    #expect(harness.find(.menuButton)?.value == "GET")
    harness.press("⇥ ⏎ ↓ ⏎")
    #expect(harness.screen[0] == "▌DELETE ▼  url")
    #expect(harness.find(.menuButton)?.value == "DELETE")
    #expect(harness.repaint() == 0)
    harness.resize(width: 8, height: 1)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  private final class Appearances {
    var numbers: [Int] = []
  }

  private struct Zones: View {
    let appearances: Appearances
    @State private var zone = 200

    var body: some View {
      Picker("Zone", selection: $zone) {
        ForEach(0..<400) { number in
          Text("Zone \(number)").onAppear { appearances.numbers.append(number) }
        }
      }
    }
  }

  @Test func `a closed menu picker creates only the selected choice`() {
    let appearances = Appearances()
    let harness = Harness(width: 30, height: 10) { Zones(appearances: appearances) }
    #expect(harness.find(.menuButton)?.value == "Zone 200")
    #expect(appearances.numbers == [200])
  }

  @Test func `a menu picker fills a frame if its choices do`() {
    let harness = Harness(width: 30, height: 10) { Request(isFilling: true) }
    #expect(harness.screen[0] == " GET          ▼  url")
    #expect(harness.repaint() == 0)
  }

  @Test func `typing in an open menu finds a choice by several letters`() async {
    struct Themes: View {
      @State private var theme = "Light"
      var body: some View {
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark", "Nord", "Rosé Pine", "Rosé Pine Moon"], id: \.self) { Text($0) }
        }
      }
    }
    let harness = Harness(width: 40, height: 10) { Themes() }
    func choose(_ letters: String) -> String? {
      harness.press("⇥ ⏎")
      harness.type(letters)
      harness.press("⏎")
      return harness.find(.menuButton)?.value
    }
    #expect(choose("Nord") == "Nord")
    #expect(choose("rosé pine m") == "Rosé Pine Moon")
    // Letters after a pause start a new text.
    harness.press("⇥ ⏎")
    harness.type("no")
    await harness.advance(by: .seconds(2))
    harness.type("d")
    harness.press("⏎")
    #expect(harness.find(.menuButton)?.value == "Dark")
  }
}
