// SPDX-License-Identifier: MIT
// Testing: tabs and their bar.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct TabViewTests {
  @Observable final class Model {
    var part = "files"
    var count = 3
    var hasThird = true
    var log: [String] = []
  }

  private struct Page: View {
    let name: String
    let model: Model
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("this is \(name)")
        Button("\(name) \(count)") { count += 1 }
      }
      .onAppear { model.log.append("+\(name)") }
      .onDisappear { model.log.append("-\(name)") }
    }
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.part) {
        Page(name: "files", model: model).tabItem { Text("Files") }.tag("files")
        Page(name: "mail", model: model).tag("mail").tabItem { Text("Mail") }.badge(model.count)
        if model.hasThird {
          Page(name: "more", model: model).tabItem { Label("More", systemImage: "gear") }.tag(
            "more")
        }
      }
    }
  }

  @Test func `the tab bar shows the tabs, the selected one and its badge`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Root(model: model) }
    #expect(harness.screen[0] == " Files  Mail 3  ≡ More")
    #expect(harness.screen[1] == "━━━━━━━" + String(repeating: "─", count: 23))
    #expect(harness.position(of: "this is files") != nil)
    #expect(harness.find(.tab, "Files")?.semantics.isSelected == true)
    #expect(harness.find(.tab, "Mail 3")?.semantics.isSelected == false)
    #expect(harness.repaint() == 0)
  }

  @Test func `the indicator has the brand gradient, a colour of its own, or one of 16 colours`() {
    func colors(_ depth: ColorDepth, _ color: Color? = nil) -> [CellColor] {
      let harness = Harness(
        width: 30, height: 8, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
      ) {
        Root(model: Model())
          .token(
            ComponentTokens.Tabs.indicatorColor,
            color ?? SemanticTokens.Colors.selectionMarker)
      }
      return (0..<7).map { harness.cell(x: $0, y: 1).foreground }
    }
    for depth in [ColorDepth.trueColor, .ansi256] {
      let line = colors(depth)
      #expect(line[0] != line[3] && line[3] != line[6])
      #expect(Set(colors(depth, .success)).count == 1)
    }
    #expect(Set(colors(.ansi16)).count == 1)
  }

  @Test func `a control hidden during a press is released without being pressed`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Root(model: model) }
    let place = harness.position(of: "files 0") ?? CellPoint(x: 0, y: 0)
    let outside = CellPoint(x: 29, y: 7)
    harness.pointer(PointerEvent(.down, button: .primary, at: place))
    harness.pointer(PointerEvent(.up, button: .primary, at: outside))
    let released = harness.cell(x: place.x, y: place.y)
    harness.pointer(PointerEvent(.down, button: .primary, at: place))
    harness.press("ctrl+pgdn")
    harness.pointer(PointerEvent(.up, button: .primary, at: outside))
    harness.press("ctrl+pgup")
    #expect(harness.position(of: "files 0") == place)
    #expect(harness.cell(x: place.x, y: place.y) == released)
  }

  @Test func `the indicator glides to the item of the selected tab, unless motion is reduced`()
    async
  {
    for reducesMotion in [false, true] {
      let model = Model()
      let harness = Harness(
        width: 30, height: 8, environment: { $0.accessibilityReduceMotion = reducesMotion }
      ) { Root(model: model) }
      harness.fadesChanges = true
      model.part = "more"
      await harness.settle()
      let end = String(repeating: "─", count: 15) + "━━━━━━━━" + "───────"
      #expect((harness.screen[1] == end) == reducesMotion)
      let first = harness.screen[1].prefix { $0 == "─" }.count
      await harness.advance(by: .milliseconds(40))
      let second = harness.screen[1].prefix { $0 == "─" }.count
      #expect(reducesMotion ? first == second : 0 < first && first < second && second <= 15)
      await harness.advance(by: .milliseconds(300))
      #expect(harness.screen[1] == end)
      #expect(!harness.isAnimating)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `tabs keep their state and focus, and only the selected one is on the screen`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 8) { Root(model: model).controlled(by: user) }
    #expect(model.log == ["+files"])
    harness.press("⇥ ⇥ ⏎ ⏎")
    #expect(harness.focused?.label == "files 2")
    harness.press("ctrl+pgdn")
    #expect(model.part == "mail")
    #expect(model.log == ["+files", "-files", "+mail"])
    #expect(harness.focused?.label == "mail 0")
    #expect(harness.position(of: "files 2") == nil)
    harness.press("⏎ ctrl+pgdn")
    #expect(model.part == "more")
    harness.press("ctrl+pgdn")
    #expect(model.part == "more")
    harness.press("ctrl+pgup ctrl+pgup")
    #expect(model.part == "files")
    #expect(harness.focused?.label == "files 2")
    #expect(harness.repaint() == 0)
    user.act(in: harness) { model.part = "mail" }
    #expect(harness.position(of: "mail 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `arrow keys and clicks in the tab bar select`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Root(model: model) }
    harness.press("⇥ →")
    #expect(model.part == "mail")
    #expect(harness.focused?.label == "Mail 3")
    #expect(harness.screen[0].hasPrefix(" Files ▌Mail 3"))
    harness.press("← ←")
    #expect(model.part == "files")
    harness.find(.tab, "More").map { harness.click($0) }
    #expect(model.part == "more")
    #expect(harness.position(of: "this is more") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `arrow keys don't leave the tab bar, even if a control is beside it`() {
    let harness = Harness(width: 40, height: 8) {
      HStack(alignment: .top) {
        Root(model: Model())
        Button("Beside") {}
      }
    }
    harness.press("⇥ → → →")
    #expect(harness.focused?.label == "More")
  }

  @Test func `the focus enters the bar at the selected tab, so that only one looks selected`() {
    let model = Model()
    model.part = "mail"
    let harness = Harness(width: 30, height: 8) { Root(model: model) }
    harness.press("⇥")
    #expect(harness.focused?.label == "Mail 3")
    harness.press("⇥ ctrl+pgdn shift+⇥")
    #expect(harness.focused?.label == "More")
    #expect(harness.screen[0] == " Files  Mail 3 ▌≡ More")
  }

  @Test func `the focus in the bar follows a selection from elsewhere`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 8) { Root(model: model).controlled(by: user) }
    harness.press("⇥")
    #expect(harness.focused?.label == "Files")
    user.act(in: harness) { model.part = "mail" }
    #expect(harness.focused?.label == "Mail 3")
    harness.press("ctrl+pgup")
    #expect(harness.focused?.label == "Files")
    harness.press("⇥ ctrl+pgdn")
    #expect(harness.focused?.label == "mail 0")
  }

  @Test func `the bar follows badges, removed tabs and unknown selections`() {
    let model = Model()
    model.part = "none"
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 8) { Root(model: model).controlled(by: user) }
    #expect(harness.position(of: "this is files") != nil)
    user.act(in: harness) { model.count = 0 }
    #expect(harness.screen[0] == " Files  Mail  ≡ More")
    user.act(in: harness) { model.part = "more" }
    #expect(harness.position(of: "this is more") != nil)
    user.act(in: harness) {
      model.hasThird = false
      model.count = 0
    }
    #expect(harness.screen[0] == " Files  Mail")
    #expect(harness.position(of: "this is mail") != nil)
    #expect(model.part == "mail")
    #expect(harness.repaint() == 0)
  }

  @Test func `a tab view works without a selection binding`() {
    let harness = Harness(width: 20, height: 5) {
      TabView {
        Text("one").tabItem { Text("1st") }
        Text("two").tabItem { Text("2nd") }
      }
    }
    harness.press("⇥ →")
    #expect(harness.position(of: "two") != nil)
    #expect(harness.position(of: "one") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a change in a hidden tab draws nothing`() {
    struct Counting: View {
      let model: Model
      var body: some View {
        TabView {
          Text("front").tabItem { Text("A") }
          Text("count \(model.count)").tabItem { Text("B") }
        }
      }
    }
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 5) { Counting(model: model).controlled(by: user) }
    harness.press("ctrl+pgdn ctrl+pgup")
    _ = harness.takeStatistics()
    user.act(in: harness) { model.count = 4 }
    #expect(harness.takeStatistics().bytes == 0)
    harness.press("ctrl+pgdn")
    #expect(harness.position(of: "count 4") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (200, 60)])
  func `a tab view can be drawn at any size`(width: Int, height: Int) {
    let harness = Harness(width: width, height: height) { Root(model: Model()) }
    harness.press("ctrl+pgdn")
    #expect(harness.repaint() == 0)
  }

  private struct Queries: View {
    @State var count: Int
    @State private var shown = 0

    var body: some View {
      TabView(selection: $shown) {
        ForEach(0..<count, id: \.self) { index in
          Text("content \(index)").tabItem { Text("Query \(index)") }.tag(index)
        }
      }
      .keyBinding("Add", "a") {
        count += 1
        shown = count - 1
      }
    }
  }

  @Test func `a bar with too many tabs scrolls to the shown one`() {
    let harness = Harness(width: 30, height: 4) { Queries(count: 5) }
    #expect(
      Array(harness.screen[0...1]) == [
        " Query 0  Query 1  Query 2  Qu", "━━━━━━━━━────────────────────›",
      ])
    harness.press("⇥ → →")
    #expect(harness.screen[0] == " Query 0  Query 1 ▌Query 2  Qu")
    harness.press("→")
    #expect(
      Array(harness.screen[0...1]) == [
        " 0  Query 1  Query 2 ▌Query 3", "‹────────────────────━━━━━━━━›",
      ])
    harness.press("a")
    #expect(harness.screen[0] == " 2  Query 3  Query 4 ▌Query 5")
    harness.click(x: 1, y: 0)
    #expect(harness.screen[0] == "▌Query 2  Query 3  Query 4  Qu")
    #expect(harness.position(of: "content 2") != nil)
    harness.scroll(y: -2, at: CellPoint(x: 5, y: 0))
    #expect(harness.screen[0] == "ery 1 ▌Query 2  Query 3  Query")
    harness.resize(width: 60, height: 4)
    #expect(harness.screen[0] == " Query 0  Query 1 ▌Query 2  Query 3  Query 4  Query 5")
    #expect(harness.repaint() == 0)
    #expect(harness.elements.contains { $0.semantics.role == .scrollView } == false)
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func `the marks of a bar don't cover the marker of the focus`(depth: ColorDepth) {
    let harness = Harness(
      width: 20, height: 4, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { Queries(count: 5) }
    harness.press("⇥ → → → ← ←")
    #expect(Array(harness.screen[0...1]) == ["▌Query 1  Query 2  Q", "‹━━━━━━━━──────────›"])
  }

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
}
