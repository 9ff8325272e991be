// SPDX-License-Identifier: MIT
// Testing: split views whose dividers are the frames of their panes.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

@MainActor struct SplitEdgeTests {
  @Observable @MainActor final class Model { var front = 0 }

  private struct Frames: View {
    let axis: Axis
    let spacing: Length

    var body: some View {
      SplitView(axis, spacing: spacing) {
        pane("a")
        pane("b")
      }
      .joinsBorders()
    }

    private func pane(_ title: String) -> some View {
      Text(title)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .border(.textSecondary)
    }
  }

  @Test func `panes touch with a spacing of 0`() {
    let harness = Harness(width: 12, height: 3) { Frames(axis: .horizontal, spacing: 0) }
    #expect(harness.screen == ["┌────┐┌────┐", "│a   ││b   │", "└────┘└────┘"])
    #expect(harness.repaint() == 0)
  }

  @Test func `panes share their borders with a spacing of −1`() {
    let harness = Harness(width: 11, height: 3) { Frames(axis: .horizontal, spacing: -1) }
    #expect(harness.screen == ["┌────┬────┐", "│a   │b   │", "└────┴────┘"])
    let rows = Harness(width: 6, height: 5) { Frames(axis: .vertical, spacing: -1) }
    #expect(rows.screen == ["┌────┐", "│a   │", "├────┤", "│b   │", "└────┘"])
    #expect(harness.repaint() == 0 && rows.repaint() == 0)
  }

  @Test func `a spacing of 3 leaves a cell on each side of the line`() {
    let harness = Harness(width: 11, height: 1) {
      SplitView(spacing: 3) {
        fill("a")
        fill("b")
      }
    }
    #expect(harness.screen == ["aaaa │ bbbb"])
  }

  @Test func `the shared edge can be dragged, and is thicker while focused`() {
    let harness = Harness(width: 11, height: 3) { Frames(axis: .horizontal, spacing: -1) }
    harness.press("⇥")
    #expect(harness.screen == ["┌────┳────┐", "│a   ┃b   │", "└────┻────┘"])
    #expect(harness.repaint() == 0)
    harness.press("→")
    #expect(harness.screen[1] == "│a    ┃b  │")
    for (kind, x) in [(PointerEvent.Kind.down, 6), (.dragged, 3), (.up, 3)] {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 1)))
    }
    harness.press("shift+⇥ ⇥")
    #expect(harness.screen[1] == "│a ┃b     │")
    #expect(harness.repaint() == 0)
  }

  @Test func `a focused edge keeps the text in it`() {
    let harness = Harness(width: 12, height: 6) {
      SplitView(.vertical, spacing: 0) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(.textSecondary)
          .overlay(alignment: .bottomTrailing) { Text(" 3 new ").padding(.trailing, 1) }
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity).border(.textSecondary)
      }
    }
    harness.press("⇥")
    #expect(harness.screen[2] == "┗━━━ 3 new ┛")
    #expect(harness.repaint() == 0)
    harness.press("↓")
    #expect(harness.screen[3] == "┗━━━ 3 new ┛")
  }

  @Test(arguments: ["+12 -3", "a|b", "++ --", "─a", "+"])
  func `a focused edge doesn't change signs in text`(text: String) {
    let harness = Harness(width: 24, height: 9) {
      SplitView(.vertical, spacing: 0) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(.textSecondary)
          .overlay(alignment: .bottomTrailing) { Text(" \(text) ").padding(.trailing, 1) }
        Text("+ b|").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        Text("c")
      }
    }
    let rows = harness.screen
    #expect(rows.contains { $0.hasSuffix(" \(text) ┘") })
    harness.press("⇥")
    #expect(harness.screen.contains { $0.hasPrefix("┗━") && $0.hasSuffix(" \(text) ┛") })
    harness.press("⇥")
    #expect(harness.screen.contains { $0.hasPrefix("+ b| ━") })
    #expect(harness.repaint() == 0)
  }

  @Test func `the front pane owns the shared edge`() async {
    struct Stacked: View {
      let model: Model
      var body: some View {
        SplitView(spacing: -1) {
          ForEach(0..<2) { index in
            Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)
              .border(index == 0 ? .error : .success).zIndex(model.front == index ? 1 : 0)
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 9, height: 3) { Stacked(model: model) }
    let first = harness.cell(x: 0, y: 1).foreground
    let second = harness.cell(x: 8, y: 1).foreground
    #expect(first != second && harness.cell(x: 4, y: 1).foreground == first)
    model.front = 1
    await harness.settle()
    #expect(harness.cell(x: 4, y: 1).foreground == second)
    #expect(harness.repaint() == 0)
  }

  @Test func `wide text in a shared edge stays whole while the edge has the focus`() {
    let harness = Harness(width: 12, height: 5) {
      SplitView(.vertical, spacing: -1) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(.textSecondary)
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity).border(.textSecondary)
          .overlay(alignment: .topLeading) { Text(" 日本 ").padding(.leading, 1) }
      }
    }
    harness.press("⇥")
    #expect(harness.screen[2].contains(" 日本 ") && harness.screen[2].contains("━"))
    #expect(harness.repaint() == 0)
  }

  @Test func `joined borders don't change text`() {
    let harness = Harness(width: 9, height: 4) {
      HStack(spacing: -1) {
        VStack(alignment: .leading, spacing: 0) {
          Text("──")
          Text("│││")
        }
        .border(.textSecondary)
        Text("│").border(.textSecondary)
      }
      .joinsBorders()
    }
    #expect(
      harness.screen.map { $0.filter { $0 != " " } } == ["┌───┬─┐", "│──│││", "││││├─┘", "└───┘"])
  }
}
