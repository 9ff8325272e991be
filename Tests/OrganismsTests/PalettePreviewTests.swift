// SPDX-License-Identifier: MIT
// Testing: the palette of a screen with themes and places: previews and recent commands.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@Observable private final class Home {
  var isShown = true
  var color = "red"
}

@MainActor struct PalettePreviewTests {
  /// A screen whose palette has themes to preview and places to open.
  private struct Screen: View {
    @State private var kept = "light"
    @State private var tried: String?
    @State private var place = "home"

    var body: some View {
      Text("\(place) in \(tried ?? kept)")
        .keyBinding("Save", "ctrl+s") { place = "saved" }
        .commandPalette(includesStandardCommands: false) {
          ["light", "dark", "nord"].map { name in
            PaletteCommand(
              "Theme: \(name)", section: "Themes", preview: { tried = name },
              revert: { tried = nil }
            ) {
              kept = name
              tried = nil
            }
          } + [PaletteCommand("Go to settings", section: "Places") { place = "settings" }]
        }
    }
  }

  @Test func `previews a theme while its command is selected, and reverts it on Escape`() {
    let harness = Harness(width: 60, height: 20) { Screen() }
    harness.press("ctrl+p")
    #expect(
      harness.rows == [
        "Save", "Theme: light", "Theme: dark", "Theme: nord", "Go to settings",
      ])
    #expect(harness.screen.contains { $0.contains("home in light") })
    harness.press("↓ ↓")
    #expect(harness.screen.contains { $0.contains("home in dark") })
    harness.press("↓")
    #expect(harness.screen.contains { $0.contains("home in nord") })
    harness.press("esc")
    #expect(harness.content.joined().contains("home in light"))
    harness.press("ctrl+p")
    harness.type("nord")
    #expect(harness.screen.contains { $0.contains("home in nord") })
    harness.press("⏎ ctrl+p")
    harness.type("settings")
    harness.press("⏎")
    #expect(harness.content.joined().contains("settings in nord"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a preview ends with the screen of the palette`() async {
    let model = Home()
    struct Screen: View {
      let model: Home
      var body: some View {
        if model.isShown {
          Text("home").commandPalette {
            [
              PaletteCommand("Red", preview: {}, action: {}),
              PaletteCommand(
                "Blue", preview: { model.color = "blue" }, revert: { model.color = "red" }
              ) {
              },
            ]
          }
        }
      }
    }
    let harness = Harness(width: 60, height: 20) { Screen(model: model) }
    harness.press("ctrl+p ↓")
    #expect(model.color == "blue")
    model.isShown = false
    await harness.settle()
    #expect(harness.content == [] && model.color == "red")
  }

  @Test func `recently used commands come first`() {
    let harness = Harness(width: 60, height: 20) { Screen() }
    for command in ["settings", "dark"] {
      harness.press("ctrl+p")
      harness.type(command)
      harness.press("⏎")
    }
    harness.press("ctrl+p")
    #expect(harness.rows.prefix(3) == ["Theme: dark", "Go to settings", "Save"])
    // No theme is previewed before the selection moves.
    harness.press("esc")
    #expect(harness.content.joined().contains("settings in dark"))
  }

  @Test func `is as high as its results, and its top stays in place`() throws {
    let harness = Harness(width: 60, height: 24) { Screen() }
    harness.press("ctrl+p")
    let before = try #require(harness.find(.dialog)).frame
    #expect(before.minY == 3)
    harness.type("theme")
    let after = try #require(harness.find(.dialog)).frame
    #expect(after.minY == 3)
    #expect(after.height == before.height - 2)
    #expect(harness.repaint() == 0)
    harness.resize(width: 60, height: 6)
    #expect(try #require(harness.find(.dialog)).frame.maxY <= 6)
    #expect(harness.repaint() == 0)
  }
}
