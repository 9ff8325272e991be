// SPDX-License-Identifier: MIT
// Testing: activating rows of tables, trees and lists of items, and the first focus in a table.

import Curium
import CuriumTesting
import Testing

private struct Service: Identifiable {
  let id: String
  var parts: [Service]?
}

@MainActor struct TableActivationTests {
  @Observable final class Model { var opened: [Set<String>] = [] }

  private static let services = [Service(id: "web"), Service(id: "api"), Service(id: "mail")]

  private struct Table: View {
    let model: Model
    var body: some View {
      DataTable(services, columns: [DataColumn("Service", value: \.id)])
        .onActivate(of: String.self) { model.opened.append($0) }
    }
  }

  // MARK: Tables

  @Test func `Return and a double click open a row of a table, and Return on a title sorts`() {
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Table(model: model) }
    harness.press("⇥ ⏎")
    #expect(model.opened == [])
    #expect(harness.content == ["  Service ▲", "  api", "  mail", "  web"])
    harness.press("⇥ ↓ ↓ ⏎")
    #expect(model.opened == [["mail"]])
    harness.click(x: 3, y: 3)
    harness.click(x: 3, y: 3)
    #expect(model.opened == [["mail"], ["web"]])
    #expect(harness.repaint() == 0)
  }

  @Test func `the first focus in a table is on its rows`() {
    struct Page: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Button("Reload") {}.buttonStyle(.plain)
          Table(model: model).defaultFocus()
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 6) { Page(model: model) }
    harness.press("↓ ⏎")
    #expect(model.opened == [["web"]])
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Service")
  }

  @Test func `a focus state and a sheet focus the rows of a table first`() {
    struct Page: View {
      let model: Model
      @State private var isOpen = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          Button("Reload") {}.buttonStyle(.plain)
          Table(model: model).focused($isFocused)
        }
        .keyBinding("Focus", "f") { isFocused = true }
        .keyBinding("Sheet", "s") { isOpen = true }
        .sheet(isPresented: $isOpen) { Table(model: model).frame(width: 16, height: 4) }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 12) { Page(model: model) }
    harness.press("⇥ f ↓ ↓ ⏎")
    #expect(model.opened == [["api"]])
    harness.press("⇥ s ↓ ⏎")
    #expect(model.opened == [["api"], ["web"]])
  }

  @Test func `an empty table takes the focus in place of its rows`() {
    let harness = Harness(width: 20, height: 6) {
      VStack(spacing: 0) {
        DataTable([Service](), columns: [DataColumn("Service", value: \.id)]).defaultFocus()
      }
    }
    harness.press("⏎")
    #expect(harness.focused?.role == .list)
  }

  // MARK: Trees

  private static let roots = [
    Service(id: "shop", parts: [Service(id: "cart"), Service(id: "pay")]), Service(id: "mail"),
  ]

  private func tree(_ model: Model) -> Harness {
    Harness(width: 20, height: 5) {
      TreeView(Self.roots, children: { $0.parts }) { Text($0.id) }
        .onActivate(of: String.self) { model.opened.append($0) }
    }
  }

  @Test func `in a tree, Return toggles a row with children and opens the others`() {
    let model = Model()
    let harness = tree(model)
    harness.press("⇥ ↓ ⏎")
    #expect(harness.content == ["▌ ▼ shop", "  ├   cart", "  └   pay", "    mail"])
    #expect(model.opened == [])
    harness.press("↓ ↓ ⏎")
    #expect(model.opened == [["pay"]])
    #expect(harness.repaint() == 0)
  }

  @Test func `in a tree, a double click toggles a row with children and opens the others`() async {
    let model = Model()
    let harness = tree(model)
    harness.click(x: 6, y: 0)
    #expect(harness.content.count == 2)
    harness.click(x: 6, y: 0)
    #expect(harness.content.count == 4)
    harness.click(x: 6, y: 1)
    harness.click(x: 6, y: 1)
    #expect(model.opened == [["cart"]])
    await harness.advance(by: .seconds(1))
    // Two clicks on the chevron toggle twice.
    harness.click(x: 2, y: 0)
    #expect(harness.content.count == 2)
    harness.click(x: 2, y: 0)
    #expect(harness.content.count == 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `a double click opens an item of a list of items`() {
    let model = Model()
    let harness = Harness(width: 20, height: 5) {
      ItemList(items: Self.services) { Text($0.id) }
        .onActivate(of: String.self) { model.opened.append($0) }
    }
    harness.click(x: 3, y: 1)
    harness.click(x: 3, y: 1)
    #expect(model.opened == [["api"]])
  }
}
