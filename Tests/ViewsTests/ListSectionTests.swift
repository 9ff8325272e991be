// SPDX-License-Identifier: MIT
// Testing: selections, ranges and searches across sections that are out of view.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListSectionTests {
  @Observable final class Model {
    var groups = (0..<10).map { group in (0..<4).map { "row \(group * 4 + $0)" } }
    var selected: Set<String> = []
    var activated: [String] = []

    var all: [String] { groups.flatMap { $0 } }
  }

  private struct Groups: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selected) {
        ForEach(model.groups.indices, id: \.self) { group in
          Section("Group \(group)") {
            ForEach(model.groups[group], id: \.self) { Text($0) }
              .onDelete { model.groups[group].removeSubranges($0) }
          }
        }
      }
      .onActivate(of: String.self) { model.activated = $0.sorted() }
    }
  }

  /// Rows with text ids, and a `ForEach` of sections with text ids.
  private struct Mixed: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selected) {
        ForEach((0..<40).map { "first \($0)" }, id: \.self) { Text($0) }
        ForEach(["one", "two"], id: \.self) { name in
          Section(name) { ForEach(["\(name) a", "\(name) b"], id: \.self) { Text($0) } }
        }
      }
    }
  }

  /// The row "b" twice, under two headers.
  private struct Recent: View {
    @Bindable var model: Model
    let all: [String]

    var body: some View {
      List(selection: $model.selected) {
        Section("Recent") { ForEach(["b"], id: \.self) { Text($0) } }
        Section("All") { ForEach(all, id: \.self) { Text($0) } }
      }
    }
  }

  private let model = Model()

  private func harness() -> Harness {
    Harness(width: 20, height: 10) { Groups(model: model) }
  }

  @Test func `a range reaches across sections that are out of view`() {
    let harness = harness()
    harness.press("⇥ home shift+end")
    #expect(model.selected == Set(model.all))
    harness.press("home")
    for _ in 1..<30 { harness.press("shift+↓") }
    #expect(model.selected == Set(model.all.prefix(30)))
    harness.press("shift+↑")
    #expect(model.selected == Set(model.all.prefix(29)))
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-A selects the rows of all sections, and no sections`() {
    let harness = harness()
    harness.press("⇥ ctrl+a")
    #expect(model.selected == Set(model.all))
    let mixed = Harness(width: 20, height: 6) { Mixed(model: model) }
    mixed.press("⇥ ctrl+a")
    #expect(
      model.selected
        == Set((0..<40).map { "first \($0)" } + ["one a", "one b", "two a", "two b"]))
  }

  @Test func `rows of distant sections are deleted together`() async {
    let harness = harness()
    harness.press("⇥")
    model.selected = ["row 1", "row 2", "row 38"]
    await harness.settle()
    harness.press("⌦")
    #expect(model.all == (0..<40).filter { ![1, 2, 38].contains($0) }.map { "row \($0)" })
    #expect(harness.repaint() == 0)
  }

  @Test func `keys continue from a selected row whose section is out of view`() {
    let harness = harness()
    harness.press("⇥ home ↓")
    harness.scroll(y: 20)
    #expect(!harness.content.contains("row 1\n"))
    harness.press("⏎")
    #expect(model.activated == ["row 1"])
    harness.scroll(y: 20)
    harness.press("↓")
    #expect(model.selected == ["row 2"])
    #expect(harness.screen.contains { $0.contains("row 2") })
  }

  @Test func `the app's selection in a distant section is scrolled into view`() async {
    let harness = harness()
    harness.press("⇥ home")
    model.selected = ["row 33"]
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("row 33") })
    harness.press("↓")
    #expect(model.selected == ["row 34"])
  }

  @Test func `the only section of a ForEach below many rows is found`() async {
    struct One: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.selected) {
          ForEach((0..<40).map { "first \($0)" }, id: \.self) { Text($0) }
          ForEach(["one"], id: \.self) { name in
            Section(name) { ForEach(["one a", "one b"], id: \.self) { Text($0) } }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { One(model: model) }
    harness.press("⇥ ↓")
    model.selected = ["one a"]
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("one a") })
  }

  @Test func `letters find a row in a section that is out of view`() {
    let harness = harness()
    harness.press("⇥ home")
    harness.type("row 37")
    #expect(model.selected == ["row 37"])
    let mixed = Harness(width: 20, height: 6) { Mixed(model: model) }
    mixed.press("⇥")
    mixed.type("two")
    #expect(model.selected == ["two a"])
  }

  @Test func `a range begins at the chosen one of two rows with the same id`() {
    let harness = Harness(width: 20, height: 8) { Recent(model: model, all: ["a", "b", "c", "d"]) }
    harness.click(x: 2, y: 4)
    #expect(model.selected == ["b"])
    harness.press("shift+↓")
    #expect(model.selected == ["b", "c"])
    harness.press("shift+↓")
    #expect(model.selected == ["b", "c", "d"])
  }

  @Test func `letters go on from the chosen one of two rows with the same id`() {
    let harness = Harness(width: 20, height: 8) {
      Recent(model: model, all: ["a", "b", "c", "bd"])
    }
    harness.click(x: 2, y: 4)
    harness.type("b")
    #expect(model.selected == ["bd"])
  }

  @Test func `headers out of view appear only when keys need all rows`() {
    final class Seen { var headers: Set<Int> = [] }
    let seen = Seen()
    struct Headers: View {
      let seen: Seen
      @State private var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<50) { group in
            Section {
              ForEach(group * 4..<group * 4 + 4, id: \.self) { Text("row \($0)") }
            } header: {
              Text("Group \(group)").onAppear { seen.headers.insert(group) }
            }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 10) { Headers(seen: seen) }
    harness.press("⇥ home ↓ ↓ ↓ ↓ ↓")
    #expect(seen.headers.count < 10)
    harness.scroll(y: 40)
    harness.press("esc f6 ⌫")
    #expect(seen.headers.count < 40)
    harness.press("ctrl+a")
    #expect(seen.headers.count == 50)
    #expect(harness.repaint() == 0)
  }

  @Test func `deleting rows leaves sections with the same ids alone`() {
    struct Numbers: View {
      @State private var groups = [1: [10, 11], 2: [20, 21], 10: [1, 2]]
      @State private var selected: Set<Int> = [10, 11]
      var body: some View {
        List(selection: $selected) {
          ForEach(groups.keys.sorted(), id: \.self) { group in
            Section("Group \(group)") {
              ForEach(groups[group] ?? [], id: \.self) { Text("row \($0)") }
                .onDelete { groups[group]?.removeSubranges($0) }
            }
          }
          .onDelete { _ in groups = [:] }
        }
      }
    }
    let harness = Harness(width: 20, height: 12) { Numbers() }
    harness.press("⇥ ⌦")
    #expect(
      harness.content
        == [
          "  GROUP 1", "  GROUP 2", "▌ row 20", "  row 21", "  GROUP 10", "  row 1", "  row 2",
        ])
  }

  @Test func `a list of rows and sections settles wherever it is scrolled`() {
    struct Mixed: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<60) { number in
            if number % 5 == 2 {
              Section("Group \(number)") {
                ForEach(number * 100..<number * 100 + 3, id: \.self) { Text("row \($0)") }
              }
            } else {
              Text("row \(number)")
            }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 8) { Mixed() }
    harness.press("⇥")
    for _ in 0..<60 {
      harness.scroll(y: 1)
      #expect(harness.repaint() == 0)
    }
    harness.type("row 4")
    for _ in 0..<60 { harness.scroll(y: -1) }
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a click ends the search for typed letters`() {
    let harness = harness()
    harness.press("⇥ home")
    harness.type("row 1")
    harness.click(x: 3, y: harness.screen.firstIndex { $0.contains("row 2") } ?? 0)
    let clicked = model.selected
    harness.type("r")
    #expect(model.selected != clicked && model.selected != ["row 1"])
    harness.type("ow 1")
    #expect(model.selected.first?.hasPrefix("row 1") == true)
  }

  @Test func `hints still change after letters have read rows with controls`() {
    struct Buttons: View {
      @State private var selection: Int?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          List(selection: $selection) {
            ForEach(0..<200) { number in
              HStack {
                Text("row \(number)")
                Button("x") {}
              }
            }
          }
          .keyBinding("sort", "s") {}
          TextField("Name", text: .constant("")).keyBinding("clear", "ctrl+l") {}
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 40, height: 8) { Buttons() }
    harness.press("⇥")
    #expect(harness.screen[7].contains("sort"))
    harness.type("zz")
    harness.find(.textField).map(harness.click)
    #expect(harness.screen[7].contains("clear"))
    #expect(!harness.screen[7].contains("sort"))
  }
}
