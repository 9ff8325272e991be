// SPDX-License-Identifier: MIT
// Testing: buttons and actions that read the user's clipboard.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ClipboardReadingTests {
  private struct Page: View {
    @State private var text = "-"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        PasteButton { text += "[\($0)]" }
        Text(text)
      }
    }
  }

  @Test func `a button pastes the text of the clipboard`() async {
    let harness = Harness(width: 60, height: 8) { Page() }
    #expect(harness.screen[0] == "Paste")
    harness.clipboard = "hi"
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen[1] == "-[hi]")
    #expect(harness.repaint() == 0)
  }

  @Test func `a button says that there is no text`() async {
    let harness = Harness(width: 70, height: 8) { Page() }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.screen[1] == "-")
    #expect(harness.position(of: "Couldn't paste.") != nil)
  }

  @Test func `while the terminal asks the user, a button does nothing`() async {
    let harness = Harness(width: 60, height: 8) { Page() }
    harness.clipboard = "hi"
    harness.holdsClipboard = true
    harness.press("⇥ ⏎ ⏎")
    await harness.settle()
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[1] == "-" && harness.clipboardReadCount == 1)
    harness.holdsClipboard = false
    await harness.settle()
    #expect(harness.screen[1] == "-[hi]")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[1] == "-[hi][hi]" && harness.clipboardReadCount == 2)
  }

  private struct Reader: View {
    @State private var text = ""
    @Environment(\.terminal) private var terminal

    var body: some View {
      Text(text)
      Button("Read") {
        Task {
          let clipboard = await terminal.clipboard()
          text += clipboard ?? "none"
        }
      }
    }
  }

  @Test func `actions at the same time share one question`() async {
    let harness = Harness(width: 20, height: 3) { Reader() }
    harness.clipboard = "ab"
    harness.holdsClipboard = true
    harness.press("⇥ ⏎ ⏎")
    await harness.settle()
    #expect(harness.clipboardReadCount == 1)
    harness.holdsClipboard = false
    await harness.settle()
    #expect(harness.position(of: "abab") != nil)
  }

  @Test func `in linear mode, there is no clipboard`() async {
    let transcript = Transcript { Reader() }
    transcript.enter("1")
    await transcript.settle()
    await transcript.advance(by: .seconds(1))
    #expect(transcript.text.contains("none"))
  }
}
