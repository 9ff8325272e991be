// SPDX-License-Identifier: MIT
// Testing: the inspector shows an app without affecting it.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct InspectorTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }.keyboardShortcut("k")
    }
  }

  private struct ContentView: View {
    @State private var word = "word"
    var body: some View {
      VStack(alignment: .leading) {
        Text(word).padding(1)
        Counter()
        Button("other") {}
      }
      .onKeyPress("w") {
        word += "!"
        return .handled
      }
    }
  }

  private func harness(width: Int = 100, height: Int = 24) -> Harness {
    let harness = Harness(width: width, height: height) { ContentView() }
    harness.inspectorKey = .function(12)
    return harness
  }

  /// The columns of the panel on a screen 100 columns wide.
  private func panel(_ harness: Harness) -> [String] {
    harness.screen.map { String($0.dropFirst(60)) }
  }

  @Test func `overlapping damage is highlighted once`() {
    struct Overlapping: View {
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Text(isOn ? "row" : "ROW").frame(width: 20, alignment: .leading)
          VStack {
            ForEach(0..<4) { _ in Text(isOn ? "c" : "C") }
          }
          .frame(width: 20)
        }
        .onKeyPress("w") {
          isOn.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 100, height: 24) { Overlapping() }
    harness.inspectorKey = .function(12)
    harness.press("f12")
    harness.click(x: 2, y: 20)
    harness.press("w")
    #expect(harness.screen.contains { $0.contains("row") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a closed inspector costs nothing, and leaves the app unchanged`() {
    let closed = Harness(width: 100, height: 24) { ContentView() }
    closed.press("f12 ⇥")
    let harness = harness()
    harness.press("⇥")
    let before = harness.screen
    let nodes = harness.takeStatistics().nodes
    #expect(nodes == closed.takeStatistics().nodes)
    harness.recording.reset()
    harness.press("f12")
    #expect(panel(harness)[0].contains("1 Tree"))
    // The app ran no bodies, its nodes are the same, and it keeps the focus.
    #expect(harness.recording.bodies.isEmpty)
    #expect(harness.takeStatistics().nodes == nodes)
    #expect(harness.focused?.label == "count 0")
    #expect(harness.repaint() == 0)
    harness.press("↓ ↓ 2 3 4 1 f12")
    #expect(harness.screen == before)
    #expect(harness.repaint() == 0)
    #expect(harness.takeStatistics().nodes == nodes)
    harness.press("⏎")
    #expect(harness.screen.contains("count 1"))
    #expect(closed.screen == before)
  }

  @Test func `the inspector shows the app's views and the focused one`() {
    let harness = harness()
    harness.press("⇥ f12")
    let rows = panel(harness).map { $0.drop { $0 == " " } }
    let names = ["ContentView", "VStack", "Text", "Counter", "Button", "Interactive(button)"]
    var place = 0
    for name in names {
      let found = rows[place...].firstIndex { $0.contains(name) }
      #expect(found != nil, "\(name)")
      place = found ?? place
    }
    #expect(rows.contains { $0.contains("Interactive(button) focus") })
    #expect(!rows.contains { $0.contains("KeyNode") || $0.contains("Padding") })
    harness.press("a")
    #expect(panel(harness).contains { $0.contains("Padding") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a modified view has the name of its modifier, and the app keeps its last row`() {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { content.padding(1) }
    }
    struct Screen: View {
      var body: some View {
        VStack {
          Text("word").modifier(Boxed())
          Spacer()
          Text(String(repeating: "k", count: 100)).lineLimit(1)
        }
      }
    }
    let harness = Harness(width: 100, height: 24) { Screen() }
    harness.inspectorKey = .function(12)
    harness.press("f12")
    let rows = panel(harness)
    #expect(rows.contains { $0.contains("Boxed") })
    #expect(!rows.contains { $0.contains("ModifiedContent") })
    #expect(rows[22].contains("Esc close"))
    #expect(harness.screen[23] == String(repeating: "k", count: 100))
    #expect(harness.repaint() == 0)
  }

  @Test func `the inspector describes the selected node and highlights its frame`() {
    let harness = harness()
    harness.press("f12")
    let ground = harness.cell(x: 1, y: 1).background
    harness.press("↓ ↓ ↓")
    let shown = panel(harness).joined(separator: "\n")
    #expect(shown.contains("4×1 at 1,1"))
    #expect(shown.contains("Padding 1 1 1 1"))
    #expect(shown.contains("ContentView ▸ VStack ▸ Text"))
    #expect(harness.cell(x: 1, y: 1).background != ground)
    #expect(harness.cell(x: 4, y: 1).background != ground)
    #expect(harness.cell(x: 5, y: 1).background == ground)
    #expect(harness.repaint() == 0)
    harness.press("↓")
    #expect(harness.cell(x: 1, y: 1).background == ground)
    #expect(harness.repaint() == 0)
  }

  @Test func `rows can be collapsed and expanded`() {
    let harness = harness()
    harness.press("f12 ↓ ←")
    #expect(!panel(harness).contains { $0.contains("Counter") })
    harness.press("→")
    #expect(panel(harness).contains { $0.contains("Counter") })
  }

  @Test func `picking with a click selects the view under the pointer`() {
    let harness = harness()
    harness.press("f12 p")
    harness.click(x: 2, y: 1)
    #expect(panel(harness).joined().contains("4×1 at 1,1"))
    #expect(harness.focused == nil)
    // Without picking, the click and the following keys go to the app.
    harness.click(x: 2, y: 3)
    #expect(harness.screen.contains { $0.hasPrefix("count 1") })
    harness.press("⏎")
    #expect(harness.screen.contains { $0.hasPrefix("count 2") })
    harness.click(x: 80, y: 0)
    harness.press("w")
    #expect(!harness.screen.contains { $0.contains("word!") })
    #expect(harness.repaint() == 0)
  }

  @Test func `the inspector shows statistics of the app's last frame, and then rests`() {
    let harness = harness()
    harness.press("⇥ f12 2")
    #expect(panel(harness).joined().contains("No frame"))
    harness.click(x: 2, y: 3)
    let shown = panel(harness).joined(separator: "\n")
    #expect(shown.contains("frame    2") || shown.contains("frame     2"))
    #expect(shown.contains("Counter"))
    #expect(shown.contains("at 0,3"))
    _ = harness.takeStatistics()
    harness.send(.focus(true))
    #expect(harness.takeStatistics().bytes == 0)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `the inspector shows which view gets keys, and which keys have an action`() async {
    let harness = harness()
    harness.press("⇥ f12 3")
    let shown = panel(harness).joined(separator: "\n")
    #expect(shown.contains("Interactive(button) \"count 0\""))
    #expect(shown.contains("Key"))
    #expect(shown.contains("ctrl+k count 0"))
    harness.press("4")
    harness.log.error("broken", source: "here")
    await harness.settle()
    let entry = panel(harness).drop { !$0.contains("error    broken") }
    #expect(entry.dropFirst().first?.contains("here") == true)
  }

  @Test func `a field of the inspector gets pastes and the keys of editing`() {
    let harness = harness()
    harness.press("f12 4 ⇥ /")
    harness.send(.paste("slow checkout"))
    #expect(panel(harness).contains { $0.contains("slow checkout") })
    harness.press("ctrl+w")
    #expect(panel(harness).contains { $0.contains("slow") && !$0.contains("checkout") })
    // Control-K is a shortcut of the app too.
    harness.press("ctrl+a ctrl+k")
    #expect(!panel(harness).contains { $0.contains("slow") })
    #expect(harness.screen.contains { $0.contains("count 0") })
    #expect(harness.repaint() == 0)
  }

  @Test func `after any keys, sizes and themes, drawing the inspector again changes nothing`() {
    let harness = harness()
    harness.press("f12")
    var random = SeededRandom(seed: 11)
    let keys = [
      "↓", "↑", "m", "a", "p", "1", "2", "3", "4", "←", "→", "⇥", "pgdn", "f12", "esc", "w",
    ]
    for step in 0..<150 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        harness.resize(
          width: Int.random(in: 1...120, using: &random),
          height: Int.random(in: 1...30, using: &random))
      case 1:
        harness.click(
          x: Int.random(in: 0..<harness.size.width, using: &random),
          y: Int.random(in: 0..<harness.size.height, using: &random))
      case 2: harness.setTheme(Bool.random(using: &random) ? .light : .dark)
      default: harness.press(keys.randomElement(using: &random) ?? "↓")
      }
      #expect(harness.repaint() == 0, "step \(step) of seed 11")
    }
  }

  @Test func `wide graphemes under the inspector's edge come back whole`() {
    struct Wide: View {
      @State private var offset = 0
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<10) { row in
            Text(String(repeating: "日本語", count: 20)).padding(.leading, Length((row + offset) % 2))
          }
        }
        .onKeyPress("x") {
          offset += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 101, height: 10) { Wide() }
    harness.inspectorKey = .function(12)
    let before = harness.screen
    harness.press("f12 m m ↓ ↓ ↓")
    #expect(harness.repaint() == 0)
    harness.click(x: 2, y: 2)
    harness.press("x")
    #expect(harness.repaint() == 0)
    harness.press("x f12")
    #expect(harness.screen == before)
    #expect(harness.repaint() == 0)
  }

  @Test func `a very large tree is cut off`() {
    let harness = Harness(width: 100, height: 24) {
      ScrollView { VStack { ForEach(0..<20_000) { Text("\($0)") } } }
    }
    harness.inspectorKey = .function(12)
    harness.press("f12 ↓ end →")
    harness.press("end")
    #expect(harness.repaint() == 0)
    #expect(panel(harness).contains { $0.contains("ForEach") })
    #expect(panel(harness).contains { $0.contains("Only the first rows") })
  }
}
