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
}
