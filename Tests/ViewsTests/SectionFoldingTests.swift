// SPDX-License-Identifier: MIT
// Testing: sections of a list that the user can collapse.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SectionFoldingTests {
  @Observable final class Model {
    var one: String?
    var many: Set<String> = []
    var showsDone = true
    var folded: Set<String> = []
  }

  private struct Tasks: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) {
        Section("Open") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        Section("Done", isExpanded: $model.showsDone) {
          ForEach(["c", "d"], id: \.self) { Text($0) }
        }
      }
    }
  }

  private struct Groups: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.many) {
        ForEach(["x", "y"], id: \.self) { name in
          Section(name, isExpanded: isExpanded(name)) {
            ForEach(["\(name)1", "\(name)2"], id: \.self) { Text($0) }
          }
        }
      }
    }

    private func isExpanded(_ name: String) -> Binding<Bool> {
      Binding(get: { !model.folded.contains(name) }, set: { expand(name, $0) })
    }

    private func expand(_ name: String, _ isExpanded: Bool) {
      if isExpanded { model.folded.remove(name) } else { model.folded.insert(name) }
    }
  }

  private func open(_ model: Model) -> Harness {
    Harness(width: 20, height: 8) { Tasks(model: model) }
  }

  private func rows(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row }.map(\.label)
  }

  @Test func `keys on the header collapse and expand the section`() {
    let model = Model()
    let harness = open(model)
    #expect(harness.content == ["  OPEN", "  a", "  b", "  ▼ DONE", "  c", "  d"])
    #expect(harness.find(.disclosure)?.semantics.isExpanded == true)
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .disclosure)
    harness.press("⏎")
    #expect(!model.showsDone && rows(harness) == ["a", "b"])
    #expect(harness.content.count == 4 && harness.content[3].contains("► DONE"))
    #expect(harness.find(.disclosure)?.semantics.isExpanded == false)
    harness.press("space")
    #expect(model.showsDone && rows(harness) == ["a", "b", "c", "d"])
    harness.press("←")
    #expect(!model.showsDone)
    harness.press("→")
    #expect(model.showsDone && harness.focused?.role == .disclosure)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a click on the header collapses the section`() throws {
    let model = Model()
    let harness = open(model)
    harness.click(try #require(harness.find(.disclosure)))
    #expect(!model.showsDone && rows(harness) == ["a", "b"])
    harness.click(try #require(harness.find(.disclosure)))
    #expect(model.showsDone && rows(harness) == ["a", "b", "c", "d"])
    #expect(model.one == nil && harness.repaint() == 0)
  }

  @Test func `arrows move from the header to the nearest row`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ ⇥ ↓")
    #expect(model.one == "c" && harness.focused?.role == .list)
    harness.press("⇥ ↑")
    #expect(model.one == "b" && harness.focused?.role == .list)
    harness.press("⇥ ⏎ ↓")
    #expect(model.one == "b" && harness.focused?.role == .disclosure)
    #expect(harness.repaint() == 0)
  }

  @Test func `hidden rows stay selected`() async {
    let model = Model()
    model.one = "d"
    let harness = open(model)
    harness.press("⇥")
    model.showsDone = false
    await harness.settle()
    #expect(model.one == "d" && rows(harness) == ["a", "b"])
    model.showsDone = true
    await harness.settle()
    #expect(harness.content.last == "▌ d")
    #expect(harness.repaint() == 0)
  }

  @Test func `a collapsed section of a ForEach isn't a row`() async {
    let model = Model()
    model.folded = ["x", "y"]
    let harness = Harness(width: 20, height: 8) { Groups(model: model) }
    #expect(harness.content == ["  ► X", "  ► Y"] && rows(harness) == [])
    harness.press("⇥ ↓ ctrl+a")
    #expect(harness.screen[0] == "▌ ► X")
    #expect(model.many == [])
    model.folded = ["x"]
    await harness.settle()
    #expect(harness.screen[0] == "  ► X" && harness.repaint() == 0)
    harness.press("ctrl+a")
    #expect(model.many == ["y1", "y2"] && rows(harness) == ["y1", "y2"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a section of a form collapses too`() {
    struct Settings: View {
      @State private var isExpanded = true
      var body: some View {
        Form {
          Section("Advanced", isExpanded: $isExpanded) { LabeledContent("Port", value: "80") }
        }
      }
    }
    let harness = Harness(width: 30, height: 6) { Settings() }
    #expect(harness.position(of: "Port") != nil)
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "Port") == nil && harness.position(of: "►") != nil)
    #expect(harness.repaint() == 0)
  }
}
