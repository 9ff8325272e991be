// SPDX-License-Identifier: MIT
// Testing: actions for keys on a table, before the keys of its rows.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

private struct Reading: Identifiable {
  let id: Int
  var site = ""

  static let all = [Reading(id: 1, site: "Oslo"), Reading(id: 2, site: "Bergen")]
}

@MainActor struct TableKeyTests {
  @Observable final class Model {
    var selected: Int?
    var sites = [1: "Oslo", 2: "Bergen"]
    var log: [String] = []

    func note(_ press: KeyPress) -> KeyPress.Result {
      log.append(press.key == .downArrow ? "down" : press.characters)
      return .handled
    }
  }

  /// A table, a tree or a list, with an action for all keys.
  private struct Rows: View {
    let kind: String
    @Bindable var model: Model

    var body: some View {
      switch kind {
      case "list":
        List(Reading.all, selection: $model.selected) { Text($0.site) }
          .onKeyPress { model.note($0) }
      case "tree":
        TreeView(Reading.all, children: { _ in nil }, selection: $model.selected) { Text($0.site) }
          .onKeyPress { model.note($0) }
      default:
        DataTable(
          Reading.all, columns: [DataColumn("Site", text: { $0.site })],
          selection: $model.selected
        )
        .padding(.leading, 1)
        .onKeyPress { model.note($0) }
      }
    }
  }

  private let model = Model()

  @Test(arguments: ["list", "tree", "table"])
  func `an action for keys on a table or a list comes before its rows`(kind: String) {
    let model = model
    let harness = Harness(width: 20, height: 5) { Rows(kind: kind, model: model) }
    harness.press("⇥ x")
    #expect(harness.focused == nil && model.log.count == 2)
    harness.click(x: 5, y: kind == "table" ? 1 : 0)
    model.log = []
    harness.press("x j ↓")
    #expect(model.log == ["x", "j", "down"] && model.selected == 1)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an action for keys on a table comes after a focused title`() {
    struct Sites: View {
      let model: Model
      var body: some View {
        DataTable(Reading.all, columns: [DataColumn("Site", value: \.site)])
          .onKeyPress { $0.key == .tab ? .ignored : model.note($0) }
      }
    }
    let model = model
    let harness = Harness(width: 20, height: 3) { Sites(model: model) }
    harness.press("⇥ ⏎ j")
    #expect(harness.focused?.label == "Site" && harness.screen[0].contains("▲"))
    #expect(model.log == ["j"])
  }

  // MARK: Typing into a cell

  private struct Sheet: View {
    @Bindable var model: Model
    @State private var cell: DataCell<Int>?
    @State private var edited: DataCell<Int>?
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      DataTable(
        Reading.all,
        columns: [
          DataColumn("Id", text: { "\($0.id)" }),
          DataColumn("Site", alignment: .leading, content: { content($0.id) }),
        ], selection: $cell
      )
      .onKeyPress { press in
        guard let cell, press.modifiers.isSubset(of: .shift), !press.key.isSpecial else {
          return .ignored
        }
        draft = press.characters
        edited = cell
        isFocused = true
        return .handled
      }
    }

    @ViewBuilder private func content(_ id: Int) -> some View {
      if edited?.row == id {
        TextField("Site", text: $draft).focused($isFocused).onSubmit { save(id) }
      } else {
        Text(model.sites[id] ?? "")
      }
    }

    private func save(_ id: Int) {
      edited = nil
      model.sites[id] = draft
    }
  }

  @Test func `typing on a cell opens a field with the typed letters`() {
    let model = model
    let harness = Harness(width: 30, height: 4) { Sheet(model: model) }
    harness.press("⇥ ↓ → j k space J")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "jk J")
    harness.press("⏎")
    #expect(model.sites == [1: "jk J", 2: "Bergen"] && harness.focused?.role == .list)
    harness.press("↓ k ⏎")
    #expect(model.sites == [1: "jk J", 2: "k"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
