// SPDX-License-Identifier: MIT
// Testing: disabled and hidden tabs.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct DisabledTabTests {
  @Observable final class Model {
    var part = "files"
    var locked: Set<String> = ["mail"]
    var hidden: Set<String> = []
    var closed: [String] = []
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.part) {
        ForEach(["files", "mail", "more"], id: \.self) { name in
          Button("open \(name)") {}
            .tabItem { Text(name) }
            .tag(name)
            .onTabClose { model.closed.append(name) }
            .disabled(model.locked.contains(name))
            .hidden(model.hidden.contains(name))
        }
      }
    }
  }

  @Test func `keys skip a disabled tab, and clicks neither select nor close it`() throws {
    let model = Model()
    let harness = Harness(width: 30, height: 6) { Root(model: model) }
    #expect(harness.screen[0] == " files ×  mail ×  more ×")
    #expect(harness.find(.tab, "mail")?.semantics.isEnabled == false)
    harness.press("ctrl+pgdn")
    #expect(model.part == "more")
    harness.press("⇥ ←")
    #expect(model.part == "files" && harness.focused?.label == "files")
    harness.press("→")
    #expect(model.part == "more" && harness.focused?.label == "more")
    harness.click(try #require(harness.find(.tab, "mail")))
    harness.click(x: 15, y: 0)
    let place = CellPoint(x: 11, y: 0)
    harness.pointer(PointerEvent(.down, button: .middle, at: place))
    harness.pointer(PointerEvent(.up, button: .middle, at: place))
    #expect(model.part == "more" && model.closed == [])
    #expect(harness.focused?.label == "more")
    #expect(harness.repaint() == 0)
  }

  @Test func `a tab can be disabled and enabled while it is in the bar`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6, theme: .dark) {
      Root(model: model).controlled(by: user)
    }
    let (mail, more) = (CellPoint(x: 10, y: 0), CellPoint(x: 18, y: 0))
    func colors() -> [CellColor] {
      [mail, more].map { harness.cell(x: $0.x, y: $0.y).foreground }
    }
    #expect(colors()[0] != colors()[1])
    user.act(in: harness) { model.locked = ["more"] }
    #expect(colors()[0] != colors()[1])
    harness.press("ctrl+pgdn ctrl+pgdn")
    #expect(model.part == "mail")
    user.act(in: harness) {
      model.part = "files"
      model.locked = []
    }
    #expect(colors()[0] == colors()[1])
    #expect(harness.repaint() == 0)
  }

  @Test func `the shown tab stays when it is disabled, and the app can select a disabled one`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6) { Root(model: model).controlled(by: user) }
    user.act(in: harness) { model.locked = ["files", "more"] }
    #expect(model.part == "files" && harness.position(of: "open files") != nil)
    user.act(in: harness) { model.part = "more" }
    #expect(harness.position(of: "open more") != nil)
    #expect(harness.find(.button, "open more")?.semantics.isEnabled == false)
    harness.press("ctrl+pgup")
    #expect(model.part == "mail")
    harness.press("ctrl+pgdn ctrl+pgup")
    #expect(model.part == "mail")
    #expect(harness.repaint() == 0)
  }

  @Test func `without a selection, the first enabled tab is shown`() {
    let harness = Harness(width: 30, height: 6) {
      TabView {
        Text("page 1").tabItem { Text("one") }.disabled(true)
        Text("page 2").tabItem { Text("two") }
      }
    }
    #expect(harness.position(of: "page 2") != nil && harness.position(of: "page 1") == nil)
  }

  @Test func `if all others are disabled, the keys go to the tab view around it`() {
    let harness = Harness(width: 30, height: 8) {
      TabView {
        TabView {
          Button("inner") {}.tabItem { Text("A") }
          Button("locked") {}.tabItem { Text("B") }.disabled(true)
        }
        .tabItem { Text("First") }
        Button("outer") {}.tabItem { Text("Second") }
      }
    }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "inner")
    harness.press("ctrl+pgdn")
    #expect(harness.focused?.label == "outer")
  }

  @Test func `a hidden tab leaves the bar, and an enabled neighbour is shown instead`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6) { Root(model: model).controlled(by: user) }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "open files")
    user.act(in: harness) { model.hidden = ["files"] }
    #expect(harness.screen[0] == " mail ×  more ×" && model.part == "more")
    #expect(harness.focused?.label == "open more")
    user.act(in: harness) { model.hidden = ["mail"] }
    #expect(harness.screen[0] == " files ×  more ×" && model.part == "more")
    harness.press("ctrl+pgup")
    #expect(model.part == "files" && harness.position(of: "open files") != nil)
    #expect(harness.repaint() == 0)
  }
}
