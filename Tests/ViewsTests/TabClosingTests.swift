// SPDX-License-Identifier: MIT
// Testing: closing and removing tabs.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct TabClosingTests {
  @Observable final class Files {
    var names = ["a.c", "b.c", "c.c"]
    var shown = "b.c"
    var asks = false
    var asked: String?
    var badge = 1

    func close(_ name: String) {
      if asks { asked = name } else { names.removeAll { $0 == name } }
    }
  }

  private struct Editors: View {
    @Bindable var files: Files

    var body: some View {
      TabView(selection: $files.shown) {
        Text("start page").tabItem { Text("Start") }.tag("start")
        ForEach(files.names, id: \.self) { name in
          Text("text of \(name)").tabItem { Text(name) }.tag(name).badge(name == "c.c" ? 1 : 0)
            .onTabClose { files.close(name) }
        }
      }
    }
  }

  @Test func `a click on its mark closes a tab, and the next one or the last one is shown`() {
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Editors(files: files) }
    #expect(harness.screen[0] == " Start  a.c ×  b.c ×  c.c 1 ×")
    #expect(harness.find(.tab, "b.c")?.semantics.isSelected == true)
    harness.click(x: 18, y: 0)
    #expect(files.names == ["a.c", "c.c"])
    #expect(files.shown == "c.c")
    #expect(harness.screen[0] == " Start  a.c ×  c.c 1 ×")
    #expect(harness.position(of: "text of c.c") != nil)
    harness.click(x: 21, y: 0)
    #expect(files.shown == "a.c")
    #expect(harness.screen[0] == " Start  a.c ×")
    harness.click(x: 2, y: 0)
    #expect(files.shown == "start")
    harness.click(x: 12, y: 0)
    #expect(files.names == [])
    #expect(files.shown == "start")
    #expect(harness.repaint() == 0)
  }

  @Test func `if the shown tab is removed with the tabs after it, the one before it is shown`() {
    let files = Files()
    let user = SimulatedUser()
    let harness = Harness(width: 36, height: 5) { Editors(files: files).controlled(by: user) }
    user.act(in: harness) { files.names = ["a.c"] }
    #expect(harness.position(of: "text of a.c") != nil)
    #expect(files.shown == "a.c")
    user.act(in: harness) {
      files.names = ["x.c", "y.c"]
      files.shown = "y.c"
    }
    #expect(harness.position(of: "text of y.c") != nil)
    #expect(files.shown == "y.c")
  }

  @Test func `a closed tab that the app had selected gives way to its neighbour`() async {
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Editors(files: files) }
    harness.click(harness.find(.tab, "a.c")!)
    files.shown = "b.c"
    await harness.settle()
    files.close("b.c")
    await harness.settle()
    #expect(files.shown == "c.c")
    #expect(harness.position(of: "text of c.c") != nil)
    #expect(harness.find(.tab, "c.c 1")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `a middle click closes a tab that isn't shown, and only if it can be closed`() {
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Editors(files: files) }
    for x in [9, 2] {
      let place = CellPoint(x: x, y: 0)
      harness.pointer(PointerEvent(.down, button: .middle, at: place))
      harness.pointer(PointerEvent(.up, button: .middle, at: place))
    }
    #expect(files.names == ["b.c", "c.c"])
    #expect(files.shown == "b.c")
    #expect(harness.screen[0] == " Start  b.c ×  c.c 1 ×")
  }

  @Test func `Delete closes the focused tab, and the focus stays in the bar`() {
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Editors(files: files) }
    harness.press("⇥")
    #expect(harness.focused?.label == "b.c")
    harness.press("⌦")
    #expect(files.names == ["a.c", "c.c"])
    #expect(harness.focused?.label == "c.c 1")
    harness.press("⌫")
    #expect(harness.focused?.label == "a.c")
    harness.press("← ⌦")
    #expect(files.shown == "start")
    #expect(files.names == ["a.c"])
    #expect(harness.focused?.label == "Start")
  }

  @Test func `a tab whose closing must be confirmed is shown until then`() {
    let files = Files()
    files.asks = true
    let user = SimulatedUser()
    let harness = Harness(width: 36, height: 5) { Editors(files: files).controlled(by: user) }
    harness.click(x: 18, y: 0)
    #expect(files.asked == "b.c")
    #expect(harness.position(of: "text of b.c") != nil)
    user.act(in: harness) { files.names.removeAll { $0 == "b.c" } }
    #expect(harness.position(of: "text of c.c") != nil)
    #expect(files.shown == "c.c")
  }

  @Test func `the mark that closes a tab reacts to the pointer and isn't a stop for the focus`() {
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Editors(files: files) }
    let before = harness.cell(x: 19, y: 0)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 19, y: 0)))
    #expect(harness.cell(x: 19, y: 0).foreground != before.foreground)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 1, y: 4)))
    #expect(harness.cell(x: 19, y: 0) == before)
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "b.c")
    #expect(harness.find(.tab, "a.c")?.semantics.actions.count == 1)
    #expect(harness.find(.tab, "Start")?.semantics.actions.isEmpty == true)
  }

  @Test func `without a selection, the tab shown after a closed one stays when the tabs change`() {
    struct Plain: View {
      let files: Files

      var body: some View {
        TabView {
          ForEach(files.names, id: \.self) { name in
            Text("text of \(name)").tabItem { Text(name) }.badge(files.badge)
              .onTabClose { files.close(name) }
          }
        }
      }
    }
    let files = Files()
    let user = SimulatedUser()
    let harness = Harness(width: 36, height: 5) { Plain(files: files).controlled(by: user) }
    harness.click(x: 11, y: 0)
    harness.click(x: 16, y: 0)
    #expect(files.names == ["a.c", "c.c"])
    #expect(harness.position(of: "text of c.c") != nil)
    user.act(in: harness) { files.badge = 2 }
    #expect(harness.screen[0].contains("c.c 2") && harness.position(of: "text of c.c") != nil)
  }

  @Test func `a tab that is removed with a transition leaves the bar at once`() async {
    struct Fading: View {
      let files: Files

      var body: some View {
        ForEach(files.names, id: \.self) { name in
          Text("text of \(name)").transition(.move(edge: .leading))
            .tabItem { Text(name) }.tag(name)
            .onTabClose { withAnimation(.linear(duration: 1)) { files.close(name) } }
        }
      }
    }
    struct Page: View {
      @Bindable var files: Files

      var body: some View { TabView(selection: $files.shown) { Fading(files: files) } }
    }
    let files = Files()
    let harness = Harness(width: 36, height: 5) { Page(files: files) }
    #expect(harness.screen[0] == " a.c ×  b.c ×  c.c ×")
    harness.press("⇥ ⌦")
    #expect(files.names == ["a.c", "c.c"] && files.shown == "c.c")
    #expect(harness.screen[0] == " a.c × ▌c.c ×")
    #expect(harness.position(of: "text of c.c") != nil)
    #expect(harness.position(of: "text of b.c") == nil)
    #expect(harness.find(.tab, "c.c")?.semantics.isSelected == true)
    #expect(harness.isAnimating)
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0] == " a.c × ▌c.c ×")
    #expect(files.shown == "c.c")
    harness.expectStill()
  }

  @Test(arguments: [(["x", "y"], "x"), (["c.c", "x", "b.c"], "b.c")])
  func `if all tabs are replaced, the first one is selected, unless one has the selected tag`(
    names: [String], shown: String
  ) {
    struct Plain: View {
      @Bindable var files: Files

      var body: some View {
        TabView(selection: $files.shown) {
          ForEach(files.names.enumerated().map { "\($0) \($1)" }, id: \.self) { name in
            Text("text of \(name)").tabItem { Text(name) }.tag(String(name.dropFirst(2)))
          }
        }
      }
    }
    let files = Files()
    let user = SimulatedUser()
    let harness = Harness(width: 36, height: 5) { Plain(files: files).controlled(by: user) }
    user.act(in: harness) { files.names = [] }
    #expect(files.shown == "b.c")
    user.act(in: harness) { files.names = ["a.c", "b.c", "c.c"] }
    #expect(files.shown == "b.c" && harness.position(of: "text of 1 b.c") != nil)
    user.act(in: harness) { files.names = names }
    #expect(files.shown == shown && harness.position(of: "text of") != nil)
    #expect(harness.find(.tab)?.semantics.isSelected == (names[0] == shown))
    #expect(harness.repaint() == 0)
  }
}
