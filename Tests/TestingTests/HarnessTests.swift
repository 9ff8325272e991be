// SPDX-License-Identifier: MIT
// Testing: the harness itself.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumControls
import CuriumTokens
import Testing

@MainActor struct HarnessTests {
  private struct Filter: View {
    @State private var query = "swift"
    @State private var submitted = ""

    var body: some View {
      VStack {
        TextField("Filter", text: $query).onSubmit { submitted = query }
        Text(submitted.isEmpty ? "Not submitted" : "Submitted \(submitted)")
      }
    }
  }

  @Test func `entering a text submits it, and typing doesn't`() throws {
    let harness = Harness(width: 20, height: 4) { Filter() }
    harness.click(try #require(harness.find(.textField, "Filter")))
    harness.press("alt+a")
    harness.type("nio")
    #expect(harness.focused?.value == "nio")
    #expect(harness.position(of: "Not submitted") != nil)
    #expect(harness.enter("log", into: .textField, "Filter"))
    #expect(harness.position(of: "Submitted log") != nil)
  }

  @Test func `a line break in typed text presses Return`() {
    var presses: [KeyPress] = []
    let harness = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { press in
        presses.append(press)
        return .handled
      }
    }
    harness.type("a\nb\r\nc")
    #expect(
      presses == [
        KeyPress("a"), KeyPress(.return), KeyPress("b"), KeyPress(.return), KeyPress("c"),
      ])
  }

  @Test func `double clicks, clicks with the secondary button, and drags`() throws {
    var opened: Set<String> = []
    var points: [CellPoint] = []
    let harness = Harness(width: 20, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        List(["a", "b"], id: \.self, selection: .constant(String?.none)) { row in
          Text(row).contextMenu { Button("Remove \(row)") {} }
        }
        .onActivate(of: String.self) { opened = $0 }
        .frame(height: 2)
        Text("drag me").gesture(DragGesture().onChanged { points.append($0.location) })
      }
    }
    harness.doubleClick(try #require(harness.find(.row, "b")))
    #expect(opened == ["b"])
    let text = try #require(harness.position(of: "a"))
    harness.rightClick(x: text.x, y: text.y)
    #expect(harness.find(.button, "Remove a") != nil)
    harness.press("esc")
    let start = try #require(harness.position(of: "drag me"))
    harness.drag(from: start, to: CellPoint(x: start.x + 4, y: start.y + 2))
    #expect(points.suffix(2) == [CellPoint(x: 3, y: 1), CellPoint(x: 4, y: 2)])
  }

  @Test func `parses the names of keys and modifiers`() {
    var presses: [KeyPress] = []
    let harness = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { press in
        presses.append(press)
        return .handled
      }
    }
    harness.press("a A ctrl+w\nshift+⇥  alt+←\tf5 ⏎ +")
    harness.press("")
    let expected = [
      KeyPress("a"), KeyPress("a", characters: "A", modifiers: .shift),
      KeyPress("w", modifiers: .control), KeyPress(.tab, modifiers: .shift),
      KeyPress(.leftArrow, modifiers: .option), KeyPress(.function(5)), KeyPress(.return),
      KeyPress("+"),
    ]
    #expect(presses == expected)
  }

  @Test func `keys have the names of key maps, in any case, or symbols`() {
    var presses: [KeyPress] = []
    let harness = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { press in
        presses.append(press)
        return .handled
      }
    }
    harness.press("F10 up UP ↑ shift+f10 Shift+F10 Ctrl+W pgup PageUp backspace ⌫ delete plus G")
    let expected = [
      KeyPress(.function(10)), KeyPress(.upArrow), KeyPress(.upArrow), KeyPress(.upArrow),
      KeyPress(.function(10), modifiers: .shift), KeyPress(.function(10), modifiers: .shift),
      KeyPress("w", modifiers: .control), KeyPress(.pageUp), KeyPress(.pageUp), KeyPress(.delete),
      KeyPress(.delete), KeyPress(.deleteForward), KeyPress("+"),
      KeyPress("g", characters: "G", modifiers: .shift),
    ]
    #expect(presses == expected)
  }

  @Test(arguments: ["flash", "ctrl+", "hyper+a", "f36", "a b+flash", " "])
  func `an unknown key or a space fails the test at the call, and presses nothing`(keys: String) {
    var count = 0
    let harness = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { _ in
        count += 1
        return .handled
      }
    }
    let line = #line + 2
    withKnownIssue {
      harness.press(keys)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && text.hasPrefix("Can't press \"\(keys)\": ")
    }
    #expect(count == 0)
  }

  @Test func `the recording of a long test is limited`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let harness = Harness(width: 8, height: 1) { Counter() }
    harness.press("⇥")
    for _ in 0..<25_000 { harness.press(.button) }
    #expect(harness.screen == ["25000"])
    #expect((10_000...20_000).contains(harness.recording.actions.count))
    #expect((10_000...20_000).contains(harness.recording.bodies.count))
    #expect(harness.recording.bodies.contains("Counter"))
  }

  @Test func `advances time for sleeping tasks in order`() async {
    let harness = Harness(width: 8, height: 1) { Ticker() }
    await harness.advance(by: .milliseconds(2500))
    #expect(harness.screen == ["2 s"])
  }
}
