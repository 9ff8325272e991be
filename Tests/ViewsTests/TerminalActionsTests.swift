// SPDX-License-Identifier: MIT
// Testing: requests to the terminal, and characters that a terminal may draw twice as wide.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TerminalActionsTests {
  private struct Asking: View {
    @Environment(\.terminal) private var terminal

    var body: some View {
      Button("All") {
        terminal.copy("a\u{1B}b")
        terminal.notify("Done", body: "2 files")
        terminal.setTitle("Inbox")
        terminal.setProgress(.running(0.5))
        terminal.setPointerShape(.grab)
        terminal.setCursorShape(.bar)
        terminal.ringBell()
      }
    }
  }

  @Test func `a view can send requests to the terminal`() {
    let harness = Harness(width: 20, height: 1) { Asking() }
    harness.press("⇥")
    harness.press("⏎")
    #expect(
      harness.requests == [
        .copy("a\u{1B}b"), .notify(title: "Done", body: "2 files"), .title("Inbox"),
        .progress(.running(0.5)), .pointerShape(.grab), .cursorShape(.bar), .bell,
      ])
  }

  @Test func `a terminal gets no requests that it doesn't support`() {
    var capabilities = TerminalCapabilities()
    capabilities.clipboard = .no
    capabilities.notifications = .no
    capabilities.windowTitle = .no
    capabilities.progress = .no
    capabilities.pointerShapes = .no
    let harness = Harness(width: 20, height: 1, capabilities: capabilities) { Asking() }
    harness.press("⇥")
    harness.press("⏎")
    #expect(harness.requests == [.cursorShape(.bar), .bell])
  }

  private struct Asked: View {
    @State private var answers: [String] = []
    @Environment(\.terminal) private var terminal

    var body: some View {
      Text(answers.joined(separator: " "))
        .task {
          answers.append(await terminal.answer(to: .version) ?? "-")
          answers.append(await terminal.answer(to: .paletteColor(2)).map { "\($0)" } ?? "-")
          answers.append(await terminal.answer(to: .mode(2004)).map { "\($0)" } ?? "-")
          answers.append(await terminal.answer(to: .mode(9999)).map { "\($0)" } ?? "-")
          answers.append(await terminal.answer(to: .cellSize).map { "\($0.width)" } ?? "-")
        }
    }
  }

  @Test func `each request returns its type of answer`() async {
    let harness = Harness(width: 40, height: 1) { Asked() }
    harness.reports = [
      .version("kitty"), .paletteColor(index: 1, 7), .paletteColor(index: 2, 9),
      .mode(9999, state: 0), .mode(2004, state: 2),
    ]
    await harness.wait { harness.screen[0].hasSuffix("-") && harness.screen[0].count > 10 }
    #expect(harness.screen == ["kitty 9 false - -"])
  }

  private struct Focused: View {
    @State private var changes = 0
    @Environment(\.terminalIsFocused) private var isFocused

    var body: some View {
      Text("\(isFocused ? "here" : "away") \(changes)")
        .onChange(of: isFocused) { changes += 1 }
    }
  }

  @Test func `views follow the terminal's focus`() {
    let harness = Harness(width: 20, height: 1) { Focused() }
    #expect(harness.screen == ["here 0"])
    harness.send(.focus(true))
    #expect(harness.screen == ["here 0"])
    harness.send(.focus(false))
    #expect(harness.screen == ["away 1"])
    harness.send(.focus(true))
    #expect(harness.screen == ["here 2"])
  }

  @Test func `ambiguous characters take two columns on terminals that double their width`() {
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
