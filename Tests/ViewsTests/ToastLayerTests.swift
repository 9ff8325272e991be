// SPDX-License-Identifier: MIT
// Testing: messages while a dialog is open.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ToastLayerTests {
  /// A page whose button opens a sheet, with a button that shows a message.
  private struct Page: View {
    let width: Int
    let height: Int
    var duration: Duration?
    var showsMessageFirst = false
    @State private var isOpen = false
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(spacing: 0) {
        Button("Open") {
          if showsMessageFirst { toast("Saved", duration: duration) }
          isOpen = true
        }
        Spacer()
      }
      .sheet(isPresented: $isOpen) {
        VStack(spacing: 0) {
          Spacer()
          Button("Connect") { toast("Access denied", color: .error, duration: duration) }
          Spacer()
        }
        .frame(width: width, height: height)
      }
    }
  }

  private func shown(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .status }.map(\.label)
  }

  private func frame(_ role: AccessibilityRole, in harness: Harness) throws -> CellRect {
    try #require(harness.find(role)).frame
  }

  @Test(arguments: [6, 12, 14, 16, 18, 22])
  func `a message from a sheet is shown while the sheet is open`(rows: Int) async throws {
    let harness = Harness(width: 80, height: 24) { Page(width: 56, height: rows) }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "Connect")
    harness.press("⏎")
    #expect(harness.position(of: "Access denied") != nil)
    #expect(harness.focused?.label == "Connect" && harness.find(.dialog) != nil)
    let message = try frame(.status, in: harness)
    let sheet = try frame(.dialog, in: harness)
    let focused = try #require(harness.focused).frame
    #expect(!message.intersects(focused))
    let hasRoom = min(sheet.minY, 24 - sheet.maxY) >= message.height
    if hasRoom { #expect(!message.intersects(sheet)) }
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.find(.dialog) == nil && harness.focused?.label == "Open")
    let moved = try frame(.status, in: harness)
    #expect(moved.maxY == 24 && harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `with an upper edge, a message moves to the lower one if it would cover the focus`()
    throws
  {
    struct Account: View {
      @State private var name = ""
      @Environment(\.toast) private var toast

      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $name)
          Spacer()
          Button("Save") { toast("Saved") }
        }
      }
    }
    let harness = Harness(width: 24, height: 12) { Account().toastEdge(.top) }
    harness.press("⇥ ⇥ ⏎")
    #expect(try frame(.status, in: harness).minY == 0)
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Name")
    #expect(try frame(.status, in: harness).maxY == 12)
    harness.press("⇥")
    #expect(try frame(.status, in: harness).minY == 0)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a message in front of a sheet is at the edge that is farther from the focus`()
    throws
  {
    struct Editor: View {
      @State private var isOpen = true
      @Environment(\.toast) private var toast

      var body: some View {
        Text("page").sheet(isPresented: $isOpen) {
          VStack(spacing: 0) {
            Button("First") { toast("Saved") }
            Spacer()
            Button("Last") { toast("Saved") }
          }
          .frame(width: 20, height: 9)
        }
      }
    }
    let harness = Harness(width: 24, height: 12) { Editor() }
    #expect(harness.focused?.label == "First")
    harness.press("⏎")
    #expect(try frame(.status, in: harness).maxY == 12 && harness.repaint() == 0)
    harness.press("⇥")
    #expect(harness.focused?.label == "Last")
    #expect(try frame(.status, in: harness).minY == 0 && harness.repaint() == 0)
    harness.press("shift+⇥")
    #expect(try frame(.status, in: harness).maxY == 12)
    harness.press("⇥ esc")
    #expect(harness.find(.dialog) == nil && harness.warnings == [])
    #expect(try frame(.status, in: harness).maxY == 12 && harness.repaint() == 0)
  }

  @Test func `a message doesn't move while a sheet leaves its place free`() throws {
    let harness = Harness(width: 80, height: 24) {
      Page(width: 20, height: 5, showsMessageFirst: true)
    }
    harness.press("⇥ ⏎")
    let message = try frame(.status, in: harness)
    #expect(harness.find(.dialog) != nil && message.maxY == 24)
  }

  @Test func `messages in front of a sheet are shown one after another`() async {
    let harness = Harness(width: 24, height: 11) {
      Page(width: 20, height: 9, duration: .seconds(3), showsMessageFirst: true)
    }
    harness.press("⇥ ⏎")
    await harness.advance(by: .milliseconds(1_000))
    harness.press("⏎")
    await harness.advance(by: .milliseconds(1_900))
    #expect(shown(harness) == ["Saved"])
    await harness.advance(by: .milliseconds(110))
    #expect(shown(harness) == ["Access denied"] && harness.repaint() == 0)
    await harness.advance(by: .milliseconds(2_900))
    #expect(shown(harness) == ["Access denied"] && harness.find(.dialog) != nil)
    await harness.advance(by: .milliseconds(110))
    #expect(shown(harness) == [] && !harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a message without a duration doesn't keep the app awake`() async {
    let harness = Harness(width: 24, height: 11) {
      Page(width: 20, height: 9, duration: .zero, showsMessageFirst: true)
    }
    harness.press("⇥ ⏎")
    await harness.advance(by: .seconds(1))
    #expect(!harness.isAnimating && shown(harness) == [])
  }

  @Test func `a message in front of a sheet leaves the focused control visible`() throws {
    struct Search: View {
      @State private var text = ""
      @Environment(\.toast) private var toast

      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          VStack(alignment: .leading, spacing: 0) {
            TextField("Name", text: $text).onSubmit { toast("No match", color: .error) }
            Text("below").frame(height: 20)
          }
          .frame(width: 24)
        }
      }
    }
    let harness = Harness(width: 30, height: 14) { Search() }
    #expect(harness.focused?.label == "Name")
    harness.press("⏎")
    let message = try frame(.status, in: harness)
    let focused = try #require(harness.focused).frame
    #expect(message.maxY == 14 && !message.intersects(focused))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [8, 12, 24])
  func `a message doesn't cover the field in which the user types`(height: Int) throws {
    struct Chat: View {
      @State private var text = ""
      @Environment(\.toast) private var toast

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Files") {}
          Spacer()
          TextField("Message", text: $text).onSubmit { toast("Sent") }
        }
      }
    }
    let harness = Harness(width: 24, height: height) { Chat() }
    harness.press("⇥ ⇥ h i ⏎")
    #expect(harness.screen[height - 1] == "hi" && harness.focused?.label == "Message")
    #expect(try frame(.status, in: harness).minY == 0)
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Files")
    #expect(try frame(.status, in: harness).maxY == height)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a message doesn't cover the focused button`() throws {
    struct Form: View {
      @Environment(\.toast) private var toast

      var body: some View {
        VStack(alignment: .trailing, spacing: 0) {
          Button("Cancel") {}
          Spacer()
          Button("Save") { toast("Saved") }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    let harness = Harness(width: 24, height: 12) { Form() }
    harness.press("⇥ ⇥ ⏎")
    let message = try frame(.status, in: harness)
    #expect(harness.focused?.label == "Save" && harness.screen[11].hasSuffix("Save"))
    #expect(message.minY == 0 && message.maxX == 24)
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Cancel" && harness.screen[0].hasSuffix("Cancel"))
    #expect(try frame(.status, in: harness).maxY == 12)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// An editor that fills the screen.
  private struct Notes: View {
    @State private var text = ""
    @Environment(\.toast) private var toast

    var body: some View {
      TextEditor(text: $text).defaultFocus().keyBinding("Save", "f5") { toast("Saved") }
    }
  }

  @Test func `a message in front of an editor doesn't cover the row of its caret`() async throws {
    let harness = Harness(width: 24, height: 10) { Notes() }
    await harness.settle()
    harness.press("f5")
    #expect(try frame(.status, in: harness).maxY == 10)
    harness.press("⏎ ⏎ ⏎ ⏎ ⏎ ⏎ ⏎ ⏎")
    #expect(harness.cursor?.y == 8)
    #expect(try frame(.status, in: harness).minY == 0)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the terminal's cursor isn't shown on a message`() async {
    let harness = Harness(width: 24, height: 3) { Notes() }
    await harness.settle()
    harness.type(String(repeating: "a", count: 20))
    #expect(harness.cursor == CellPoint(x: 20, y: 0))
    harness.press("f5")
    #expect(harness.find(.status) != nil && harness.cursor == nil)
    await harness.advance(by: .seconds(4))
    #expect(harness.find(.status) == nil && harness.cursor == CellPoint(x: 20, y: 0))
  }

  @Test func `the whole text of a message isn't covered by the message`() async {
    struct Bin: View {
      @Environment(\.toast) private var toast

      var body: some View {
        Text("page").keyBinding("Remove", "d") {
          let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
          toast(lines, action: "Undo", key: "r") {}
        }
      }
    }
    let harness = Harness(width: 40, height: 12) { Bin() }
    harness.press("d f9")
    await harness.settle()
    #expect(shown(harness) == [] && harness.find(.dialog) != nil)
    #expect(harness.screen.count { $0.contains("line 1 ") || $0.hasSuffix("line 1") } == 1)
    harness.press("esc")
    #expect(harness.find(.dialog) == nil && shown(harness).count == 1)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
