// SPDX-License-Identifier: MIT
// Testing: menu items that run commands of the views around them.

import Curium
import CuriumTesting
import Testing

@MainActor struct CommandButtonTests {
  private struct Planner: View {
    var map = KeyMap()
    @State private var events = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("Event") {
            CommandButton("new-event")
            CommandButton("events.clear")
          }
        }
        Text("\(events) events")
        Spacer()
        KeyHints()
      }
      .keyBinding("new event", "n", isEnabled: events < 2) { events += 1 }
      .keyBinding("clear", "g c", id: "events.clear", section: "Events") { events = 0 }
      .keyHelp("F1")
      .commandPalette()
      .keyMap(map)
    }
  }

  private func row(_ title: String, in harness: Harness) throws -> String {
    let frame = try #require(harness.find(.button, title)).frame
    return harness.screen[frame.minY]
  }

  @Test func `an item has the title, the keys, the action and the state of its command`() throws {
    let harness = Harness(width: 60, height: 12) { Planner() }
    #expect(harness.screen[11].contains("n new event"))
    harness.press("n")
    #expect(harness.position(of: "1 events") != nil)
    harness.press("F10")
    #expect(try row("New event", in: harness).contains(/New event +n\b/))
    #expect(try row("Clear", in: harness).contains("g c"))
    harness.press("⏎")
    #expect(harness.position(of: "2 events") != nil && harness.find(.menu) == nil)
    #expect(!harness.screen[11].contains("new event"))
    harness.press("F10")
    #expect(harness.find(.button, "New event")?.semantics.isEnabled == false)
    harness.press("⏎")
    #expect(harness.position(of: "0 events") != nil)
    harness.press("F10")
    #expect(harness.find(.button, "New event")?.semantics.isEnabled == true)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `the palette and help list the command once, with its menu`() {
    let harness = Harness(width: 60, height: 30) { Planner() }
    harness.press("ctrl+p")
    harness.type("new")
    #expect(harness.rows == ["New event"])
    harness.press("⏎")
    #expect(harness.position(of: "1 events") != nil)
    harness.press("F1")
    #expect(harness.find(.heading, "Event") != nil)
    #expect(harness.elements.count { $0.role == .text && $0.label == "New event" } == 1)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `an item shows the keys of a key map`() throws {
    let harness = Harness(width: 60, height: 12) {
      Planner(map: KeyMap(["new-event": ["F7"]]))
    }
    harness.press("n F7")
    #expect(harness.position(of: "1 events") != nil)
    harness.press("F10")
    #expect(try row("New event", in: harness).contains("F7"))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a context menu and a row of buttons can run a command too`() {
    struct Page: View {
      @State private var saved = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Note") {}.contextMenu { CommandButton("save") }
          CommandButton("save")
          Text("\(saved) saved")
        }
        .keyBinding("save", "ctrl+s") { saved += 1 }
      }
    }
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥ shift+F10 ⏎")
    #expect(harness.position(of: "1 saved") != nil && harness.find(.menu) == nil)
    #expect(harness.press(.button, "Save") && harness.position(of: "2 saved") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `without a command around it, an item isn't shown, and causes a warning`() {
    let harness = Harness(width: 60, height: 8) {
      VStack(spacing: 0) {
        Text("beside").keyBinding("save", "ctrl+s") {}
        Menu("File") {
          CommandButton("save")
          Button("Print") {}
        }
      }
    }
    #expect(harness.warnings.contains { $0.contains("a command with the id \"save\"") })
    harness.press("⇥ ⏎")
    #expect(harness.find(.button, "Print") != nil && harness.find(.button, "Save") == nil)
  }
}
