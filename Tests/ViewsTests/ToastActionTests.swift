// SPDX-License-Identifier: MIT
// Testing: messages that offer an action.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ToastActionTests {
  @Observable final class Model {
    var removed = 0
    var undone = 0
    var text = ""
    var last: ShownToast?
  }

  struct Bin: View {
    @Bindable var model: Model
    var undoKey: KeyEquivalent = "r"
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("name", text: $model.text)
        Spacer()
        KeyHints()
      }
      .keyBinding("Remove", "ctrl+g") {
        model.removed += 1
        model.last = toast("\(model.removed) removed", action: "Undo", key: undoKey) {
          model.undone += 1
        }
      }
      .keyBinding("Plain", "ctrl+p") { model.last = toast("plain") }
      .keyBinding("Quiet", "ctrl+q") { model.last?.dismiss() }
    }
  }

  private func open(_ model: Model, height: Int = 8) -> Harness {
    Harness(width: 50, height: height) { Bin(model: model) }
  }

  @Test func `the key of a message performs its action once, wherever the focus is`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ ctrl+g")
    #expect(
      harness.screen[4...] == [
        "                         ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
        "                         █ 1 removed   Undo  ^R",
        "                         ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        "  ^G Remove   ^P Plain   ^Q Quiet   ^R undo",
      ])
    harness.press("ctrl+r")
    #expect(model.undone == 1)
    #expect(harness.find(.status) == nil)
    harness.press("ctrl+r")
    #expect(model.undone == 1)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a click on the action performs it, and one beside it only removes the message`()
    throws
  {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g")
    let place = try #require(harness.position(of: "Undo"))
    harness.click(x: place.x, y: place.y)
    #expect(model.undone == 1 && harness.find(.status) == nil)
    harness.press("ctrl+g")
    let message = try #require(harness.position(of: "2 removed"))
    harness.click(x: message.x, y: message.y)
    #expect(model.undone == 1 && harness.find(.status) == nil)
  }

  @Test func `of several messages with one key, the newest has it`() {
    let model = Model()
    let harness = open(model, height: 30)
    harness.press("ctrl+g ctrl+g")
    #expect(harness.screen.filter { $0.contains("removed") }.count == 2)
    #expect(harness.screen.filter { $0.contains("removed   Undo") }.count == 2)
    #expect(harness.screen.filter { $0.contains("2 removed   Undo  ^R") }.count == 1)
    #expect(harness.screen.filter { $0.contains("^R") && $0.contains("removed") }.count == 1)
    harness.press("ctrl+r")
    #expect(model.undone == 1)
    #expect(harness.position(of: "1 removed") != nil && harness.position(of: "2 removed") == nil)
    harness.press("ctrl+r")
    #expect(model.undone == 2)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a click performs the action of an older message with the same key`() throws {
    let model = Model()
    let harness = open(model, height: 30)
    harness.press("ctrl+g ctrl+g")
    let older = try #require(harness.position(of: "1 removed   Undo"))
    harness.click(x: older.x + 13, y: older.y)
    #expect(model.undone == 1)
    #expect(harness.position(of: "1 removed") == nil && harness.position(of: "2 removed") != nil)
    #expect(harness.screen.contains { $0.contains("2 removed   Undo  ^R") })
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `in linear mode, each of two messages with the same key is read once`() async {
    let model = Model()
    let transcript = Transcript { Bin(model: model) }
    for command in ["k Remove", "k Remove"] {
      transcript.enter(":" + command)
      await transcript.advance(by: .seconds(1))
    }
    await transcript.advance(by: .seconds(20))
    for message in ["1 removed", "2 removed"] {
      let lines = transcript.text.split(separator: "\n").filter { $0.contains(message) }
      #expect(lines.count == 1 && lines.allSatisfy { $0.contains("Undo") }, "\(transcript.text)")
    }
  }

  @Test(arguments: [8, 30])
  func `the newest action of a key comes first, whether or not all messages fit`(height: Int) {
    let model = Model()
    let harness = open(model, height: height)
    harness.press("ctrl+g ctrl+g ctrl+g ctrl+g ctrl+g")
    for number in (1...5).reversed() {
      #expect(harness.screen.last { $0.contains("Undo ") }?.contains("\(number) removed") == true)
      harness.press("ctrl+r")
    }
    #expect(model.undone == 5 && harness.find(.status) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A view that removes items with equal names, as two notes called "Milk" may be.
  private struct EqualItems: View {
    let model: Model
    @Environment(\.toast) private var toast

    var body: some View {
      Text("notes").keyBinding("Remove", "d") {
        model.removed += 1
        toast("Milk removed", action: "Undo", key: "r") { model.undone += 1 }
      }
    }
  }

  @Test(arguments: [8, 30])
  func `messages that look the same keep their own actions`(height: Int) {
    let model = Model()
    let harness = Harness(width: 50, height: height) { EqualItems(model: model) }
    harness.press("d d d d")
    for undone in 1...4 {
      harness.press("ctrl+r")
      #expect(model.undone == undone)
    }
    #expect(harness.find(.status) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A screen that is full of lines, as a panel has at its edges.
  private struct Lines: View {
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { _ in Text(String(repeating: "─", count: 40)) }
      }
      .keyBinding("Show", "d") { toast("saved") }
    }
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func `a frame of lines doesn't touch the lines beside it`(depth: ColorDepth) throws {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 40, height: 12, capabilities: capabilities) { Lines() }
    harness.press("d")
    let row = try #require(harness.screen.first { $0.contains("╭") })
    #expect(row.contains("─ ╭─") && row.hasSuffix("─╮"), "\(row)")
    #expect(harness.repaint() == 0)
  }

  @Test func `a message without an action replaces one that looks the same`() {
    let model = Model()
    let harness = open(model, height: 30)
    harness.press("ctrl+p ctrl+p")
    #expect(harness.screen.filter { $0.contains("plain") }.count == 1)
  }

  @Test func `a message with an action stays longer, and its key ends with it`() async {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g")
    await harness.advance(by: .milliseconds(5_900))
    #expect(harness.find(.status) != nil)
    await harness.advance(by: .milliseconds(200))
    #expect(harness.find(.status) == nil)
    harness.press("ctrl+r")
    #expect(model.undone == 0)
  }

  @Test func `an offer to undo comes before the undo of a text, until the user edits the text`() {
    let model = Model()
    let harness = Harness(width: 50, height: 8) { Bin(model: model, undoKey: "z") }
    harness.press("⇥")
    harness.type("ab")
    harness.press("ctrl+g ctrl+z")
    #expect(model.undone == 1 && model.text == "ab")
    harness.press("ctrl+g x ctrl+z")
    #expect(model.undone == 1 && model.text == "")
    harness.press("ctrl+z")
    #expect(model.undone == 2)
  }

  @Test func `a message doesn't show its key while an edited text uses it`() {
    let model = Model()
    let harness = Harness(width: 50, height: 8) { Bin(model: model, undoKey: "z") }
    harness.press("⇥ a ctrl+g")
    let free = [
      "                         █ 1 removed   Undo  ^Z",
      "                         ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
      "  ^G Remove   ^P Plain   ^Q Quiet   ^Z undo",
    ]
    #expect(Array(harness.screen[5...]) == free)
    harness.press("b")
    #expect(
      harness.screen[5...] == [
        "                         █ 1 removed   Undo",
        "                         ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        "  ^G Remove   ^P Plain   ^Q Quiet",
      ])
    harness.press("ctrl+z")
    #expect(Array(harness.screen[5...]) == free && model.text == "")
    harness.press("ctrl+z")
    #expect(model.undone == 1)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `screen readers can perform the action`() throws {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g")
    let message = try #require(harness.find(.status, "1 removed"))
    #expect(message.semantics.actions == ["Undo"])
  }

  @Test func `the key of a message in front of a dialog performs its action`() {
    struct Page: View {
      let model: Model
      @State private var isOpen = false
      @Environment(\.toast) private var toast

      var body: some View {
        Text("page")
          .keyBinding("Remove", "d") {
            toast("removed", action: "Undo", key: "r") { model.undone += 1 }
            isOpen = true
          }
          .sheet(isPresented: $isOpen) { Text("A large sheet").frame(width: 20, height: 9) }
      }
    }
    let model = Model()
    let harness = Harness(width: 34, height: 12) { Page(model: model) }
    harness.press("d")
    #expect(harness.position(of: "removed") != nil && harness.find(.dialog) != nil)
    harness.press("ctrl+r")
    #expect(harness.position(of: "removed") == nil && model.undone == 1)
    harness.press("esc ctrl+r")
    #expect(harness.find(.dialog) == nil && model.undone == 1)
    #expect(harness.repaint() == 0)
  }
}
