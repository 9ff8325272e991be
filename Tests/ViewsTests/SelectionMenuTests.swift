// SPDX-License-Identifier: MIT
// Testing: one context menu for the rows of a list.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SelectionMenuTests {
  @Observable final class Model {
    var names = ["api", "cache", "cron", "mail"]
    var one: String?
    var many: Set<String> = []
    var acts: [String] = []
    var canRestart = true
  }

  /// A menu with an item for one row, one for any number of rows, and one for no rows.
  @ViewBuilder static func items(_ ids: Set<String>, _ model: Model) -> some View {
    if ids.isEmpty {
      Button("New") { model.acts.append("new") }
    } else {
      Button("Restart") { model.acts.append("restart \(ids.sorted())") }
        .disabled(ids.count != 1 || !model.canRestart)
      Button("Stop \(ids.count)", role: .destructive) {
        model.acts.append("stop \(ids.sorted())")
        model.names.removeAll { ids.contains($0) }
      }
    }
  }

  struct Several: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.many) { ForEach(model.names, id: \.self) { Text($0) } }
        .contextMenu(forSelectionType: String.self) { items($0, model) }
    }
  }

  struct Single: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.one) { ForEach(model.names, id: \.self) { Text($0) } }
        .contextMenu(forSelectionType: String.self) { ids in
          if !ids.isEmpty { items(ids, model) }
        } primaryAction: {
          model.acts.append("open \($0.sorted())")
        }
    }
  }

  private func harness(_ content: some View, width: Int = 24, height: Int = 10) -> Harness {
    Harness(width: width, height: height) { content }
  }

  // MARK: Pointer

  @Test func `a right-click on a row selects it and opens the menu for it below the pointer`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.rightClick(x: 4, y: 1)
    #expect(
      harness.screen == [
        "  api",
        "▌ cache",
        "  cr▄▄▄▄▄▄▄▄▄▄▄",
        "  ma ▌Restart",
        "      Stop 1",
        "    ▀▀▀▀▀▀▀▀▀▀▀",
        "", "", "", "",
      ])
    #expect(model.many == ["cache"])
    harness.press("⏎")
    #expect(model.acts == ["restart [\"cache\"]"])
    #expect(harness.find(.menu) == nil && harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [true, false])
  func `a menu that doesn't fit below its row opens above it`(isClicked: Bool) {
    let model = Model()
    model.names = (0..<9).map { "row \($0)" }
    let harness = harness(Several(model: model), height: 9)
    if isClicked { harness.rightClick(x: 0, y: 8) } else { harness.press("⇥ end shift+f10") }
    #expect(harness.screen[8].hasPrefix("▌ row 8"))
    #expect(harness.find(.menu)?.frame.minY == 3)
    harness.press("esc")
    #expect(harness.repaint() == 0)
  }

  @Test func `a right-click on one of several selected rows opens the menu for all of them`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓ shift+↓")
    harness.rightClick(x: 4, y: 1)
    #expect(model.many == ["api", "cache", "cron"])
    #expect(harness.position(of: "Stop 3") != nil)
    harness.press("⏎")
    #expect(model.acts == ["stop [\"api\", \"cache\", \"cron\"]"])
    #expect(harness.content == ["▌ mail"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a right-click on another row selects only that one`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓")
    harness.rightClick(x: 20, y: 3)
    #expect(model.many == ["mail"])
    #expect(harness.position(of: "Stop 1") != nil)
  }

  @Test func `a right-click below the rows opens the menu for none, and keeps the selection`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓")
    harness.rightClick(x: 4, y: 5)
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 4, y: 6))
    harness.press("⏎")
    #expect(model.acts == ["new"] && model.many == ["api", "cache"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a menu without items doesn't open`() async {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓")
    let before = harness.screen
    harness.rightClick(x: 4, y: 7)
    #expect(harness.find(.menu) == nil && harness.screen == before)
    #expect(harness.focused?.role == .list)
    await harness.settle()
    #expect(harness.repaint() == 0)
    harness.press("↓ shift+f10")
    #expect(harness.position(of: "Stop 1") != nil && model.one == "cache")
  }

  @Test func `a disabled list has no menu`() {
    let harness = harness(Several(model: Model()).disabled(true))
    harness.rightClick(x: 4, y: 1)
    #expect(harness.find(.menu) == nil)
  }

  // MARK: Keys

  @Test func `shortcuts of items work only while the menu is open`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) { ForEach(model.names, id: \.self) { Text($0) } }
          .contextMenu(forSelectionType: String.self) { ids in
            Button("Stop") { model.acts.append("stop \(ids.sorted())") }.keyboardShortcut("e")
          }
      }
    }
    let model = Model()
    let harness = harness(Rows(model: model))
    harness.press("⇥ ↓ ctrl+e")
    #expect(model.acts == [])
    harness.press("shift+f10 ctrl+e")
    #expect(model.acts == ["stop [\"api\"]"] && harness.find(.menu) == nil)
  }

  // MARK: Content

  @Test func `the items of an open menu are up to date, and its ids stay`() async {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.rightClick(x: 4, y: 1)
    model.canRestart = false
    model.many = ["api", "cron"]
    await harness.settle()
    #expect(harness.position(of: "Stop 1") != nil && harness.position(of: "▌Stop") != nil)
    harness.press("⏎")
    #expect(model.acts == ["stop [\"cache\"]"])
  }

  @Test func `the menu fits into a narrow terminal`() {
    let model = Model()
    let harness = harness(Several(model: model), width: 8, height: 5)
    harness.press("⇥ ↓ ↓ ↓ ↓ shift+f10")
    #expect(harness.screen == ["▄▄▄▄▄▄▄", " ▌Re…", "  St…", "▀▀▀▀▀▀▀", ""])
    harness.press("↓ ⏎")
    #expect(model.acts == ["stop [\"mail\"]"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Actions

  @Test func `Return and a double click call the primary action`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓ ↓ ⏎")
    #expect(model.acts == ["open [\"cache\"]"])
    harness.click(x: 4, y: 3)
    harness.click(x: 4, y: 3)
    #expect(model.acts.last == "open [\"mail\"]" && model.acts.count == 2)
  }

  @Test func `in linear mode, the number of a selected row calls the primary action`() {
    let model = Model()
    let transcript = Transcript { Single(model: model) }
    transcript.enter("2")
    #expect(model.one == "cache" && model.acts == [])
    transcript.enter("2")
    #expect(model.acts == ["open [\"cache\"]"])
  }

  @Test func `without a primary action, Return calls the action around the menu`() {
    let model = Model()
    let harness = harness(
      Several(model: model).onActivate(of: String.self) { model.acts.append("open \($0.sorted())") }
    )
    harness.press("⇥ ↓ shift+↓ ⏎")
    #expect(model.acts == ["open [\"api\", \"cache\"]"])
  }
}
