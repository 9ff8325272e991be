// SPDX-License-Identifier: MIT
// Testing: the status bar at the bottom of a screen.

import Curium
import CuriumTesting
import Testing

@MainActor struct StatusBarTests {
  @Test func `shows the active keys on the left and its content on the right`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(spacing: 0) {
        Button("One") {}
        StatusBar { Text("3 of 24") }
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("open", "o") {}
    }
    #expect(harness.screen[1] == "  ^S save   o open              3 of 24")
    harness.resize(width: 20, height: 2)
    #expect(harness.screen[1] == "  ^S save   3 of 24")
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `long text is shortened before the most important hint is omitted`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(spacing: 0) {
        Button("One") {}
        StatusBar { Text("Uploading 24 packages to the mirror in Frankfurt") }
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("open", "o") {}
      .keyBinding("quit", "q", hintPriority: .high) {}
    }
    #expect(harness.screen[1] == "  q quit  Uploading 24 packages to the…")
    harness.resize(width: 60, height: 2)
    #expect(harness.screen[1] == "  q quit   Uploading 24 packages to the mirror in Frankfurt")
    harness.resize(width: 80, height: 2)
    #expect(
      harness.screen[1]
        == "  ^S save   o open   q quit    Uploading 24 packages to the mirror in Frankfurt")
    #expect(harness.repaint() == 0)
  }

  private struct Rows: View {
    var priority = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Button("One") {}
        StatusBar {
          Text("500 rows")
          Text("row 12, name").layoutPriority(priority)
        }
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("quit", "ctrl+q", hintPriority: .high) {}
    }
  }

  @Test func `a whole text is omitted before two are shortened`() {
    let harness = Harness(width: 40, height: 2) { Rows() }
    #expect(harness.screen[1] == "  ^Q quit         500 rows row 12, name")
    harness.resize(width: 33, height: 2)
    #expect(harness.screen[1] == "  ^Q quit  500 rows row 12, name")
    harness.resize(width: 32, height: 2)
    #expect(harness.screen[1] == "  ^S save   ^Q quit    500 rows")
    harness.resize(width: 18, height: 2)
    #expect(harness.screen[1] == "  ^Q quit  500 r…")
    harness.resize(width: 40, height: 2)
    #expect(harness.screen[1] == "  ^Q quit         500 rows row 12, name")
    #expect(harness.repaint() == 0)
    let important = Harness(width: 30, height: 2) { Rows(priority: 1) }
    #expect(important.screen[1] == "  ^Q quit        row 12, name")
  }

  @Test func `a text of which less than half would remain is omitted beside an important hint`() {
    struct Log: View {
      var body: some View {
        VStack(spacing: 0) {
          Button("One") {}
          StatusBar {
            Text("Paused").layoutPriority(2)
            Text("10/300")
          }
        }
        .keyBinding("back to the log", "esc", hintPriority: .high) {}
      }
    }
    let harness = Harness(width: 40, height: 2) { Log() }
    #expect(harness.screen[1] == "  esc back to the log     Paused 10/300")
    for width in 18..<40 {
      harness.resize(width: width, height: 2)
      let bar = harness.screen[1]
      let isShort = bar.contains("…") && !bar.contains("Pau…") && !bar.contains("Paus…")
      #expect(!isShort, "\(width): \(bar)")
      #expect(bar.contains("esc back to the log") || bar.contains("Paused"), "\(width): \(bar)")
      #expect(harness.repaint() == 0)
    }
    harness.resize(width: 25, height: 2)
    #expect(harness.screen[1] == "  esc back to the log")
  }

  @Test func `a view that grows leaves its columns to a text before one is omitted`() {
    struct Progress: View {
      var body: some View {
        StatusBar {
          ProgressView(value: 0.5)
          Text("50%")
        }
      }
    }
    let harness = Harness(width: 12, height: 1) { Progress() }
    #expect(harness.screen[0].hasSuffix(" 50%"))
    #expect(harness.screen[0].count == 11)
    #expect(harness.repaint() == 0)
  }

  @Test func `without an important hint, the first one stays, and without hints, the text fills`() {
    let text = "Uploading 24 packages to the mirror in Frankfurt"
    let harness = Harness(width: 40, height: 2) {
      VStack(spacing: 0) {
        Button("One") {}
        StatusBar { Text(text) }
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("open", "o") {}
    }
    #expect(harness.screen[1] == "  ^S save  Uploading 24 packages to th…")
    // Not even that hint fits.
    harness.resize(width: 10, height: 2)
    #expect(harness.screen[1] == "Uploadin…")
    let alone = Harness(width: 40, height: 1) { StatusBar { Text(text) } }
    #expect(alone.screen == ["Uploading 24 packages to the mirror in…"])
    #expect(harness.repaint() == 0 && alone.repaint() == 0)
  }

  @Test func `linear mode reads its content, but not the keys, which don't work there`() {
    let transcript = Transcript {
      VStack(spacing: 0) {
        TextField("Name", text: .constant(""))
        Button("One") {}.keyHint("press", "enter")
        StatusBar { Text("3 of 24") }
      }
      .keyBinding("save", "ctrl+s") {}
    }
    let screen = "1. Name, text field: empty\n2. One, button\n3 of 24\nName: "
    #expect(transcript.text == screen)
    transcript.enter("")
    #expect(transcript.text == screen + "\n> ")
  }
}
