// SPDX-License-Identifier: MIT
// Testing: long messages, and the key that shows their whole text.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct LongToastTests {
  @Test func `a long message is cut off, so that its action is visible`() {
    struct Long: View {
      @Environment(\.toast) private var toast
      var body: some View {
        Text("page").keyBinding("Show", "s") {
          toast(String(repeating: "long ", count: 400), action: "Undo", key: "u") {}
        }
      }
    }
    let harness = Harness(width: 60, height: 20) { Long() }
    harness.press("s")
    #expect(harness.position(of: "Undo") != nil)
    #expect(harness.screen.count { $0.contains("long") } == 6)
    #expect(harness.position(of: "…") != nil)
  }

  /// A view with messages of 40 lines, one of them with an action.
  private struct Log: View {
    @Environment(\.toast) private var toast
    private let text = (1...40).map { "line \($0)" }.joined(separator: "\n")

    var body: some View {
      VStack(spacing: 0) {
        Text("page")
        Spacer()
        KeyHints()
      }
      .keyBinding("Fail", "f") { toast(text, color: .error) }
      .keyBinding("Remove", "d") { toast(text, action: "Undo", key: "r") {} }
      .keyBinding("Save", "s") { toast("Saved") }
    }
  }

  @Test func `a key shows the whole text of a long message in a layer that scrolls`() async {
    let harness = Harness(width: 60, height: 20) { Log() }
    harness.press("f")
    #expect(harness.position(of: "line 6") != nil && harness.position(of: "line 7") == nil)
    #expect(harness.position(of: "Show all  F9") != nil)
    #expect(harness.screen[19].contains("F9 show all"))
    harness.press("f9")
    await harness.settle()
    #expect(harness.find(.status) == nil && harness.find(.dialog) != nil)
    #expect(harness.position(of: "line 7") != nil && harness.position(of: "line 40") == nil)
    #expect(harness.screen[19] == "  esc close")
    harness.press("end")
    #expect(harness.position(of: "line 40") != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.position(of: "line") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a click shows the whole text, and a message with an action stays`() async throws {
    let harness = Harness(width: 60, height: 20) { Log() }
    harness.press("d")
    #expect(harness.position(of: "Undo") != nil)
    let place = try #require(harness.position(of: "Show all"))
    harness.click(x: place.x, y: place.y)
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.position(of: "Undo") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the whole text of another message begins at its top`() async throws {
    struct Reports: View {
      @Environment(\.toast) private var toast
      private let text = (101...180).map { "row \($0)" }.joined(separator: "\n")

      var body: some View {
        Text("page")
          .keyBinding("Fail", "f") { toast(text, color: .error) }
          .keyBinding("Remove", "d") { toast(text, action: "Undo", key: "r") {} }
      }
    }
    let harness = Harness(width: 160, height: 38) { Reports() }
    harness.press("f d f9")
    await harness.settle()
    harness.press("end")
    #expect(harness.position(of: "row 180") != nil && harness.position(of: "row 107") == nil)
    let place = try #require(harness.position(of: "Show all"))
    harness.click(x: place.x, y: place.y)
    await harness.settle()
    #expect(harness.position(of: "row 107") != nil && harness.position(of: "row 180") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `only the newest of several long messages has the key for its whole text`() async {
    let harness = Harness(width: 60, height: 38) { Log() }
    harness.press("f d")
    #expect(harness.screen.count { $0.contains("Show all") } == 2)
    #expect(harness.screen.count { $0.contains("Show all  F9") } == 1)
    harness.press("f9")
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    harness.press("esc")
    await harness.settle()
    // The newest message has an action, so it stays.
    #expect(harness.screen.count { $0.contains("Show all") } == 2)
    #expect(harness.screen.count { $0.contains("Show all  F9") } == 1)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A view with a long message, and a button with the same key as the button for its whole text.
  private struct Runner: View {
    @Environment(\.toast) private var toast
    @State private var runs = 0
    @State private var hasButton = true
    private let text = (1...40).map { "line \($0)" }.joined(separator: "\n")

    var body: some View {
      VStack(spacing: 0) {
        Text("Runs: \(runs)")
        if hasButton {
          Button("Run") { runs += 1 }
            .keyboardShortcut(KeyboardShortcut(.function(9), modifiers: []))
        }
        Spacer()
        KeyHints()
      }
      .keyBinding("Fail", "f") { toast(text, color: .error) }
      .keyBinding("Hide", "h") { hasButton = false }
    }
  }

  @Test func `a shortcut of the app comes before the key for the whole text`() async throws {
    let harness = Harness(width: 60, height: 20) { Runner() }
    harness.press("f")
    #expect(harness.position(of: "Show all") != nil && harness.position(of: "Show all  F9") == nil)
    #expect(harness.screen[19].contains("F9 run") && !harness.screen[19].contains("show all"))
    harness.press("f9")
    #expect(harness.position(of: "Runs: 1") != nil && harness.find(.dialog) == nil)
    harness.press("h")
    #expect(harness.position(of: "Show all  F9") != nil)
    harness.press("f9")
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `while the whole text of a message is shown, the others are at their own edge`()
    async throws
  {
    struct Saver: View {
      @Environment(\.toast) private var toast
      var body: some View { Text("page").keyBinding("Save", "s") { toast("Saved") } }
    }
    struct Page: View {
      @Environment(\.toast) private var toast
      private let text = (1...20).map { "line \($0)" }.joined(separator: "\n")

      var body: some View {
        Saver().toastEdge(.top)
          .keyBinding("Remove", "d") { toast(text, action: "Undo", key: "r") {} }
      }
    }
    let harness = Harness(width: 60, height: 40) { Page() }
    harness.press("d s")
    #expect(try #require(harness.position(of: "Saved")).y > 20)
    harness.press("f9")
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    #expect(try #require(harness.position(of: "Saved")).y < 5)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a message with enough lines has no key for its whole text`() {
    let harness = Harness(width: 60, height: 20) { Log() }
    harness.press("s")
    #expect(harness.find(.status, "Saved") != nil && harness.position(of: "Show all") == nil)
    #expect(!harness.screen[19].contains("F9"))
    harness.press("f9")
    #expect(harness.find(.dialog) == nil)
  }
}
