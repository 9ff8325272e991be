// SPDX-License-Identifier: MIT
// Testing: requests to the terminal, and characters that a terminal may draw twice as wide.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor @Suite struct TerminalActionsTests {
  private struct Asking: View {
    @Environment(\.terminal) private var terminal

    var body: some View {
      Button("All") {
        terminal.copy("a\u{1B}b")
        terminal.notify("Done", body: "2 files")
        terminal.setTitle("Inbox")
        terminal.setProgress(.running(0.5))
        terminal.setPointerShape(.grab)
        terminal.ringBell()
      }
    }
  }

  @Test func `a view asks for things beside the screen`() {
    let harness = Harness(width: 20, height: 1) { Asking() }
    harness.press("⇥")
    harness.press("⏎")
    #expect(
      harness.requests == [
        .copy("a\u{1B}b"), .notify(title: "Done", body: "2 files"), .title("Inbox"),
        .progress(.running(0.5)), .pointerShape(.grab), .bell,
      ])
  }

  @Test func `a terminal that cannot is asked for nothing`() {
    var capabilities = TerminalCapabilities()
    capabilities.clipboard = .no
    capabilities.notifications = .no
    capabilities.windowTitle = .no
    capabilities.progress = .no
    capabilities.pointerShapes = .no
    let harness = Harness(width: 20, height: 1, capabilities: capabilities) { Asking() }
    harness.press("⇥")
    harness.press("⏎")
    #expect(harness.requests == [.bell])
  }

  @Test func `ambiguous characters take two columns where the terminal doubles them`() {
    let capabilities = TerminalCapabilities(ambiguousIsWide: true)
    let harness = Harness(width: 12, height: 4, capabilities: capabilities) {
      VStack(alignment: .leading, spacing: 0) {
        Text("яя!").border(.border)
        Text("one two three four").lineLimit(1)
      }
    }
    #expect(harness.screen == ["+-----+", "|яя!|", "+-----+", "one two th…"])
  }
}
