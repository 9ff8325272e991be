// SPDX-License-Identifier: MIT
// Testing: which views get pasted text, and in which order.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct PasteTests {
  /// Shows the handled pastes in the first row. The field leaves long pastes to its action.
  private struct Page: View {
    @State private var log = ""
    @State private var text = ""
    @State private var isAsking = false

    var body: some View {
      VStack(alignment: .leading) {
        Text(log.isEmpty ? "-" : log)
        TextField("text", text: $text)
          .padding(.leading, 1)
          .onPaste { pasted in
            guard pasted.count > 5 else { return .ignored }
            log += "long \(pasted.count) "
            return .handled
          }
        Button("ask") { isAsking = true }
      }
      .onPaste { pasted in
        log += "page \(pasted) "
        return .handled
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  @Test func `onPaste on a field comes before the field, and on a page after it`() {
    let harness = Harness(width: 30, height: 6) { Page() }
    harness.press("⇥")
    harness.paste("ab")
    #expect(value(harness) == "ab")
    #expect(harness.screen[0] == "-")
    harness.paste("longer")
    #expect(value(harness) == "ab")
    #expect(harness.screen[0] == "long 6")
    harness.press("⇥")
    harness.paste("c")
    #expect(value(harness) == "ab")
    #expect(harness.screen[0] == "long 6 page c")
    #expect(harness.warnings == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `without a focus, the innermost action comes first`() {
    let harness = Harness(width: 30, height: 6) { Page() }
    harness.paste("longer")
    harness.paste("c")
    #expect(harness.focused == nil)
    #expect(value(harness) == "")
    #expect(harness.screen[0] == "long 6 page c")
  }

  @Test func `the views below a dialog get no pastes`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "Yes")
    harness.paste("longer")
    harness.press("esc")
    #expect(harness.screen[0] == "-")
    harness.paste("c")
    #expect(harness.screen[0] == "page c")
  }

  @Test func `a disabled view passes pastes on, and a paste that nothing handles has no effect`() {
    var log = ""
    let harness = Harness(width: 20, height: 3) {
      Text("a")
        .onPaste { _ in
          log += "inner"
          return .handled
        }
        .disabled(true)
        .onPaste { pasted in
          log += pasted
          return pasted == "x" ? .handled : .ignored
        }
    }
    harness.paste("x")
    harness.paste("y")
    #expect(log == "xy")
    #expect(harness.screen[0] == "a")
  }

  @Test func `read-only text leaves pastes to the page`() {
    struct Reader: View {
      @State private var log = "-"
      @State private var text = "text"

      var body: some View {
        VStack(alignment: .leading) {
          Text(log)
          TextEditor(text: $text).readOnly()
        }
        .onPaste { pasted in
          log = pasted
          return .handled
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Reader() }
    harness.press("⇥")
    harness.paste("new")
    #expect(value(harness) == "text")
    #expect(harness.screen[0] == "new")
  }

  @Test func `a key sequence ends before the paste`() {
    struct Sequences: View {
      @State private var log = ""

      var body: some View {
        Text(log.isEmpty ? "-" : log)
          .keyBinding("Top", "g g") { log += "T" }
          .keyBinding("Go", "g") { log += "g" }
          .onPaste { pasted in
            log += pasted
            return .handled
          }
      }
    }
    let harness = Harness(width: 20, height: 1) { Sequences() }
    harness.press("g")
    harness.paste("P")
    #expect(harness.screen[0] == "gP")
    harness.press("g g")
    #expect(harness.screen[0] == "gPT")
  }

  @Test func `an editor can replace a huge paste`() {
    struct Prompt: View {
      @State private var text = ""
      @State private var attachments: [Int] = []

      var body: some View {
        let number = attachments.count + 1
        VStack(alignment: .leading) {
          TextEditor(text: $text)
            .frame(height: 2)
            .onPaste { pasted in
              guard pasted.utf8.count > 1_000 else { return .ignored }
              attachments.append(pasted.utf8.count)
              text += "[\(number)]"
              return .handled
            }
          Text("\(attachments.reduce(0, +))")
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Prompt() }
    harness.press("⇥")
    let megabyte = String(repeating: "0123456\n", count: 131_072)
    for paste in ["a", megabyte, megabyte] { harness.paste(paste) }
    #expect(value(harness) == "a[1][2]")
    #expect(harness.position(of: "2097152") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a test pastes the text that a terminal delivers`() {
    var pasted: [String] = []
    let harness = Harness(width: 8, height: 1) {
      Text("grid").focusable()
        .onPaste { text in
          pasted.append(text)
          return .handled
        }
    }
    for text in ["a\tb\r\nc\rd\u{1B}[31m", "\u{1B}[201~x\u{1B}[200~", ""] { harness.paste(text) }
    #expect(pasted == ["a\tb\nc\nd[31m", "x", ""])
  }
}
