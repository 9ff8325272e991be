// SPDX-License-Identifier: MIT
// Testing: the context menu of a list together with other menus.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct NestedSelectionMenuTests {
  private typealias Model = SelectionMenuTests.Model

  private func harness(_ content: some View, width: Int = 24, height: Int = 10) -> Harness {
    Harness(width: width, height: height) { content }
  }

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
