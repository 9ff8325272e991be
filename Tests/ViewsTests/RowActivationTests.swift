// SPDX-License-Identifier: MIT
// Testing: activating rows of a list with Return and double clicks.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct RowActivationTests {
  @Observable final class Model {
    var one: String?
    var many: Set<String> = []
    var opened: [Set<String>] = []
    var calls: [String] = []
  }

  static let names = ["api", "cache", "cron", "mail", "web"]

  private struct Single: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) { ForEach(names, id: \.self) { Text($0) } }
        .onActivate(of: String.self) { model.opened.append($0) }
    }
  }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.many) { ForEach(names, id: \.self) { Text($0) } }
        .onActivate(of: String.self) { model.opened.append($0) }
    }
  }

  /// Gives the action the lengths of the names with four letters.
  private struct Lengths: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) { ForEach(names, id: \.self) { Text($0) } }
        .activationValue { (name: String) in name.count == 4 ? name.count : nil }
        .onActivate(of: Int.self) { model.calls += $0.map { "\($0)" } }
    }
  }

  private func harness(_ content: some View) -> Harness {
    Harness(width: 30, height: 5) { content }
  }

  // MARK: Keys

  @Test func `Return opens the selected row`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓ ↓ ⏎")
    #expect(model.one == "cache" && model.opened == [["cache"]])
    harness.press("↑ ⏎")
    #expect(model.opened == [["cache"], ["api"]])
    #expect(harness.repaint() == 0)
  }

  @Test func `an action can get other values than ids, and not from every row`() {
    let model = Model()
    let harness = harness(Lengths(model: model))
    harness.press("⇥ ↓ ⏎")
    #expect(model.one == "api" && model.calls == [])
    harness.press("↓ ↓ ⏎")
    #expect(model.calls == ["4"])
    harness.click(x: 3, y: 3)
    harness.click(x: 3, y: 3)
    #expect(model.calls == ["4", "4"])
    #expect(harness.warnings == [])
  }

  @Test func `Return selects and opens the marked row while nothing is selected`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ ⏎")
    #expect(model.one == "api" && model.opened == [["api"]])
    #expect(harness.repaint() == 0)
  }

  @Test func `Return opens the marked row while the selected one isn't in the list`() {
    let model = Model()
    model.one = "gone"
    let harness = harness(Single(model: model))
    harness.press("⇥")
    #expect(harness.screen[0] == "▌ api")
    harness.press("⏎")
    #expect(model.one == "api" && model.opened == [["api"]])
  }

  @Test func `Return opens all selected rows, or the current one if it isn't selected`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓ shift+↓ ⏎")
    #expect(model.opened == [["api", "cache", "cron"]])
    harness.press("space ⏎")
    #expect(model.many == ["api", "cache"] && model.opened.last == ["cron"])
  }

  @Test func `a held Return opens a row once`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓ ⏎")
    harness.send(.key(KeyPress(.return, phase: .repeat)))
    #expect(model.opened == [["api"]])
  }

  @Test func `a row that was scrolled away comes back when it is opened`() {
    struct Many: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          ForEach((0..<50).map { "row \($0)" }, id: \.self) { Text($0) }
        }
        .onActivate(of: String.self) { model.opened.append($0) }
      }
    }
    let model = Model()
    let harness = harness(Many(model: model))
    harness.press("⇥ ↓ ↓")
    harness.scroll(y: 20)
    #expect(harness.position(of: "row 1") == nil)
    harness.press("⏎")
    #expect(model.opened == [["row 1"]])
    #expect(harness.position(of: "row 1") != nil)
  }

  @Test func `Return without an action for the type of the ids goes on to the command around`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) { ForEach(RowActivationTests.names, id: \.self) { Text($0) } }
          .onActivate(of: Int.self) { _ in model.calls.append("int") }
          .keyBinding("Open", "enter") { model.calls.append("open") }
      }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    harness.press("⇥ ↓ ⏎")
    #expect(model.calls == ["open"])
  }

  @Test func `an inner action comes before an outer one, and before the control of the row`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $model.one) {
            ForEach(RowActivationTests.names, id: \.self) { name in
              Button(name) { model.calls.append("button") }.buttonStyle(.plain)
            }
          }
          .onActivate(of: String.self) { model.calls.append("inner \($0.first ?? "")") }
        }
        .onActivate(of: String.self) { _ in model.calls.append("outer") }
      }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    harness.press("⇥ ↓ ⏎")
    #expect(model.calls == ["inner api"])
  }

  @Test func `hints leave out another command on Return while a row can be opened`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("", text: .constant(""))
          Single(model: model)
          KeyHints()
        }
        .keyBinding("Submit", "enter") {}
      }
    }
    let harness = harness(Page(model: Model()))
    harness.press("⇥")
    #expect(harness.screen[4].contains("Submit"))
    harness.press("⇥")
    #expect(!harness.screen[4].contains("Submit"))
  }

  // MARK: Clicks

  @Test func `a double click opens a row, and a single click selects it`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.click(x: 3, y: 2)
    #expect(model.one == "cron" && model.opened == [])
    harness.click(x: 3, y: 2)
    #expect(model.opened == [["cron"]])
    harness.click(x: 3, y: 2)
    #expect(model.opened.count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `two clicks on different rows, or far apart in time, only select`() async {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.click(x: 3, y: 1)
    harness.click(x: 3, y: 2)
    await harness.advance(by: .seconds(1))
    harness.click(x: 3, y: 2)
    #expect(model.one == "cron" && model.opened == [])
  }

  @Test func `a double click opens only its row, and none with modifiers`() async {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓")
    let corner = CellPoint(x: 3, y: 4)
    harness.pointer(PointerEvent(.down, button: .primary, at: corner, modifiers: .control))
    harness.pointer(PointerEvent(.up, button: .primary, at: corner, modifiers: .control))
    harness.pointer(PointerEvent(.down, button: .primary, at: corner, modifiers: .control))
    harness.pointer(PointerEvent(.up, button: .primary, at: corner, modifiers: .control))
    #expect(model.opened == [])
    await harness.advance(by: .seconds(1))
    harness.click(x: 3, y: 3)
    harness.click(x: 3, y: 3)
    #expect(model.many == ["mail"] && model.opened == [["mail"]])
  }

  @Test func `a disabled list opens nothing`() {
    let model = Model()
    model.one = "api"
    let harness = harness(Single(model: model).disabled(true))
    harness.press("⇥ ⏎")
    harness.click(x: 3, y: 0)
    harness.click(x: 3, y: 0)
    #expect(model.opened == [])
  }

  @Test func `a screen reader's press selects a row, and opens it once it is selected`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press(.row, "mail")
    #expect(model.one == "mail" && model.opened == [])
    harness.press(.row, "mail")
    #expect(model.opened == [["mail"]])
  }
}
