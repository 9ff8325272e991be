// SPDX-License-Identifier: MIT
// Testing: keys scroll the pane that has the focus, and the wheel the one under the pointer.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct FocusedPaneTests {
  private static let keys = ["pgdn", "end", "↓", "pgup", "home"]

  /// A pane at the left beside 20 rows at the right.
  private struct Page<Pane: View>: View {
    @ViewBuilder let pane: Pane

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        pane.frame(width: 8)
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }
        }
      }
    }
  }

  private func harness<Pane: View>(@ViewBuilder _ pane: () -> Pane) -> Harness {
    Harness(width: 18, height: 4) { Page(pane: pane) }
  }

  /// The first row that the right pane shows.
  private func top(_ harness: Harness) -> String {
    harness.screen[0].dropFirst(8).split(separator: " ").prefix(2).joined(separator: " ")
  }

  private func expectStill(_ harness: Harness) {
    harness.press("⇥")
    #expect(harness.focused != nil)
    for key in Self.keys {
      harness.press(key)
      #expect(top(harness) == "row 0", "\(key)")
    }
  }

  @Test func `keys don't scroll the neighbour of a focused pane that fits`() {
    expectStill(harness { ScrollView { Button("one") {} } })
    expectStill(harness { ScrollView { Text("text") }.focusable() })
    expectStill(harness { ScrollView { TextField("f", text: .constant("a")) } })
    expectStill(harness { TextEditor(text: .constant("one line")) })
    expectStill(
      harness {
        List(selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      })
  }

  @Test func `keys scroll the focused pane to its end, and nothing else after that`() {
    let harness = harness {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<9) { Text("left \($0)") } }
      }
      .focusable()
    }
    harness.press("⇥ end")
    #expect(harness.screen[0].hasPrefix("left 5"))
    harness.press("pgdn ↓ end")
    #expect(harness.screen[0].hasPrefix("left 5"))
    #expect(top(harness) == "row 0")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, 9, true), (.trueColor, 2, false), (.ansi16, 9, false), (.none, 9, false),
  ])
  func `a focused pane with text has a coloured scrollbar, or its background shows the focus`(
    depth: ColorDepth, count: Int, hasColoredThumb: Bool
  ) {
    let harness = Harness(
      width: 6, height: 4, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<count) { Text("row \($0)") } }
      }
      .focusable()
    }
    let text = harness.cell(x: 1, y: 0)
    let thumb = harness.cell(x: 5, y: 0)
    harness.press("⇥")
    #expect((harness.cell(x: 1, y: 0) == text) == hasColoredThumb)
    #expect(!hasColoredThumb || harness.cell(x: 5, y: 0).foreground != thumb.foreground)
    harness.press("↓ ⇥")
    #expect(harness.repaint() == 0)
  }

  @Test func `the rows below the text of a focused pane aren't marked`() {
    struct Pane: View {
      @State private var count = 2

      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)") }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .focusable()
        .keyBinding("more", "m") { count += 1 }
        .keyBinding("less", "l") { count -= 1 }
      }
    }
    let harness = Harness(width: 6, height: 5) { Pane() }
    let plain = harness.cell(x: 4, y: 4).background
    func marked() -> [Int] { (0..<5).filter { harness.cell(x: 4, y: $0).background != plain } }
    #expect(marked() == [])
    harness.press("⇥")
    #expect(marked() == [0, 1])
    harness.press("m")
    #expect(marked() == [0, 1, 2] && harness.repaint() == 0)
    harness.press("l l")
    #expect(marked() == [0] && harness.repaint() == 0)
  }

  @Test func `without a focus effect, the scrollbar of a focused pane stays the same`() {
    let harness = Harness(width: 6, height: 4) {
      ScrollView { ForEach(0..<9) { Text("row \($0)") } }.focusable().focusEffectDisabled()
    }
    let thumb = harness.cell(x: 5, y: 0)
    harness.press("⇥")
    #expect(harness.focused != nil && harness.cell(x: 5, y: 0) == thumb)
  }

  @Test func `keys scroll the pane around a focused pane that fits`() {
    let harness = Harness(width: 18, height: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { Button("one") {} }.frame(height: 2)
          ForEach(0..<20) { Text("row \($0)") }
        }
      }
    }
    harness.press("⇥ pgdn")
    #expect(harness.screen[0].hasPrefix("row 1"))
  }

  @Test func `keys scroll the text beside a button that isn't in a pane`() {
    let harness = harness { Button("one") {} }
    harness.press("⇥ pgdn")
    #expect(top(harness) == "row 3")
  }

  @Test func `the wheel scrolls the pane under the pointer, wherever the focus is`() {
    let harness = harness { ScrollView { Button("one") {} }.frame(height: 4) }
    harness.press("⇥")
    harness.scroll(y: 1, at: CellPoint(x: 1, y: 3))
    #expect(top(harness) == "row 0")
    harness.scroll(y: 1, at: CellPoint(x: 9, y: 3))
    #expect(top(harness) == "row 2")
  }

  @Test func `a focusable scroll view is one element, with the name that it is given`() {
    let pane = ScrollView { ForEach(0..<3) { Text("line \($0)") } }.focusable()
    let harness = Harness(width: 18, height: 4) { pane }
    harness.press("⇥")
    #expect(harness.focused?.role == .scrollView && harness.focused?.label == "")
    #expect(harness.elements.map(\.label) == ["", "line 0", "line 1", "line 2"])
    let named = Harness(width: 18, height: 4) { pane.accessibilityLabel("Log") }
    named.press("⇥")
    #expect(named.focused?.label == "Log")
    #expect(Transcript { pane }.text == "line 0\nline 1\nline 2\n> ")
    #expect(
      Transcript { pane.accessibilityLabel("Log") }.text
        == "Log, scroll view\nline 0\nline 1\nline 2\n> ")
  }
}
