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
  @ViewBuilder private static func items(_ ids: Set<String>, _ model: Model) -> some View {
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

  private struct Several: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.many) { ForEach(model.names, id: \.self) { Text($0) } }
        .contextMenu(forSelectionType: String.self) { items($0, model) }
    }
  }

  private struct Single: View {
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

  @Test(arguments: [
    KeyPress(.function(10), modifiers: .shift), KeyPress(KeyEquivalent("\u{F735}")),
  ])
  func `the menu key opens the menu for the selected rows, below the current one`(key: KeyPress) {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓")
    harness.send(.key(key))
    #expect(
      harness.screen == [
        "▌ api",
        "▌ cache",
        "▄▄▄▄▄▄▄▄▄▄▄",
        "  Restart",
        " ▌Stop 2",
        "▀▀▀▀▀▀▀▀▀▀▀",
        "", "", "", "",
      ])
    harness.press("esc")
    #expect(harness.find(.menu) == nil && model.many == ["api", "cache"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key opens the menu for the current row if it isn't selected`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓ ctrl+↓ shift+f10 ⏎")
    #expect(model.acts == ["restart [\"cron\"]"] && model.many == ["api", "cache"])
  }

  @Test func `the menu key selects the marked row if no row is selected, as Return does`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ shift+f10")
    #expect(model.one == "api" && harness.position(of: "▌Restart") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key opens the menu for all rows after Control-A`() {
    let model = Model()
    let harness = harness(Several(model: model), height: 8)
    harness.press("⇥ ctrl+a shift+f10")
    #expect(model.many == Set(model.names))
    #expect(harness.position(of: "Stop 4") != nil)
    harness.press("esc ↓")
    #expect(model.many == ["cache"])
  }

  @Test func `the menu key opens the menu for no rows in an empty list`() {
    let model = Model()
    model.names = []
    let harness = harness(Several(model: model))
    harness.press("⇥ shift+f10")
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 0, y: 1))
    harness.press("⏎")
    #expect(model.acts == ["new"])
  }

  @Test func `the menu key scrolls the current row into view`() {
    let model = Model()
    model.names = (0..<40).map { "row \($0)" }
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓ ↓ ↓")
    harness.scroll(y: 20, at: CellPoint(x: 4, y: 2))
    harness.press("shift+f10")
    #expect(harness.position(of: "▌ row 2") != nil)
    harness.press("⏎")
    #expect(model.acts == ["restart [\"row 2\"]"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key on a control in a row opens the menu for this row`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.many) {
          ForEach(model.names, id: \.self) { Button($0) {}.buttonStyle(.plain) }
        }
        .contextMenu(forSelectionType: String.self) { SelectionMenuTests.items($0, model) }
      }
    }
    let model = Model()
    let harness = harness(Rows(model: model))
    harness.press("⇥ ↓")
    harness.click(x: 3, y: 2)
    #expect(harness.focused?.label == "cron")
    harness.press("shift+f10")
    #expect(harness.find(.menu)?.frame.minY == 3)
    harness.press("⏎")
    #expect(model.acts == ["restart [\"cron\"]"])
  }

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

  // MARK: Other menus and actions

  @Test func `the menu of a row opens instead, also beside the content of the row`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { name in
            if name == "cron" {
              Text(name).contextMenu { Button("Own") { model.acts.append("own") } }
            } else {
              Text(name)
            }
          }
        }
        .contextMenu(forSelectionType: String.self) { SelectionMenuTests.items($0, model) }
      }
    }
    for x in [3, 20] {
      let model = Model()
      let harness = harness(Rows(model: model))
      harness.rightClick(x: x, y: 2)
      #expect(harness.position(of: "▌Own") != nil && model.one == "cron")
      harness.press("esc shift+f10")
      #expect(harness.position(of: "▌Own") != nil)
      harness.press("esc ↑ shift+f10")
      #expect(harness.position(of: "▌Restart") != nil && model.one == "cache")
      harness.press("esc")
      harness.rightClick(x: x, y: 1)
      #expect(harness.position(of: "▌Restart") != nil)
    }
  }

  @Test func `the menu of the visible view opens if a row has views that don't fit`() {
    struct Rows: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(["api", "cache"], id: \.self) { name in
            HStack {
              Text("!").contextMenu { Button("Hidden") {} }.hidden()
              ViewThatFits(in: .horizontal) {
                Text("\(name) of the registry").contextMenu { Button("Long") {} }
                Text(name).contextMenu { Button("Short") {} }
              }
            }
          }
        }
      }
    }
    let harness = harness(Rows(), width: 16)
    harness.press("⇥ shift+f10")
    #expect(harness.position(of: "▌Short") != nil)
    harness.press("esc")
    harness.resize(width: 40, height: 10)
    harness.press("shift+f10")
    #expect(harness.position(of: "▌Long") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the innermost menu for the type of the ids opens`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) { ForEach(model.names, id: \.self) { Text($0) } }
          .contextMenu(forSelectionType: Int.self) { _ in Button("Int") {} }
          .contextMenu(forSelectionType: String.self) { ids in Button("Inner \(ids.count)") {} }
          .contextMenu(forSelectionType: String.self) { _ in Button("Outer") {} }
          .contextMenu { Button("Around") {} }
      }
    }
    let harness = harness(Rows(model: Model()))
    harness.rightClick(x: 4, y: 1)
    #expect(harness.position(of: "▌Inner 1") != nil)
    harness.press("esc")
    harness.rightClick(x: 4, y: 8)
    #expect(harness.position(of: "▌Inner 0") != nil)
    harness.press("esc shift+f10")
    #expect(harness.position(of: "▌Inner 1") != nil)
  }

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

  @Test(arguments: [
    (true, "it is for ids of the type Int, and those of the list are of the type String. Use the "),
    (false, "the list has no selection. Add one."),
  ])
  func `a menu that can't open for the rows of a list warns`(hasSelection: Bool, cause: String) {
    struct Rows: View {
      let hasSelection: Bool
      @State private var selection: String?
      var body: some View {
        VStack {
          if hasSelection {
            List(selection: $selection) { ForEach(["api"], id: \.self) { Text($0) } }
          } else {
            List { ForEach(["api"], id: \.self) { Text($0) } }
          }
        }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Never") {} }
      }
    }
    let harness = harness(Rows(hasSelection: hasSelection))
    harness.rightClick(x: 2, y: 0)
    #expect(harness.position(of: "Never") == nil)
    #expect(harness.warnings.count == 1)
    #expect(
      harness.warnings.first?.contains(
        "List: The menu of .contextMenu(forSelectionType:) can't open: " + cause) == true)
  }
}
