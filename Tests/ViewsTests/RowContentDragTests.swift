// SPDX-License-Identifier: MIT
// Testing: dragging rows of a list by the controls and texts in them.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct RowContentDragTests {
  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  private func drag(_ harness: Harness, from start: Int, to end: Int, x: Int = 2) {
    harness.drag(from: CellPoint(x: x, y: start), to: CellPoint(x: x, y: end))
  }

  /// A list without selection.
  struct Plain<Row: View>: View {
    let model: MovableRows
    let row: (String) -> Row
    var body: some View {
      List {
        ForEach(model.names, id: \.self) { row($0) }
          .onMove { model.names.moveSubranges($0, to: $1) }
      }
    }
  }

  @Test func `dragging a button moves its row, and doesn't press it`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 4) {
      Plain(model: model) { name in
        Button(name) { model.calls.append(name) }.buttonStyle(.plain)
      }
    }
    let place = harness.position(of: "a") ?? .zero
    drag(harness, from: 0, to: 1, x: place.x)
    #expect(model.names == ["b", "a", "c", "d"] && model.calls == [])
    harness.click(x: place.x, y: 0)
    #expect(model.calls == ["b"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [1, 2])
  func `a gesture in the row and the text of a field come before the drag`(distance: Int) {
    let model = MovableRows()
    let gestures = Harness(width: 12, height: 4) {
      Plain(model: model) { name in
        Text(name).gesture(
          DragGesture(minimumDistance: distance).onEnded { _ in model.calls.append(name) })
      }
    }
    drag(gestures, from: 0, to: 2)
    #expect(model.calls == ["a"] && model.names == ["a", "b", "c", "d"])
    let fields = Harness(width: 12, height: 4) {
      Plain(model: model) { TextField($0, text: .constant("some text")) }
    }
    drag(fields, from: 0, to: 2, x: 4)
    #expect(model.names == ["a", "b", "c", "d"])
  }

  @Test func `a simultaneous gesture follows the drag that moves its row, until Escape`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 4) {
      Plain(model: model) { name in
        Text(name).simultaneousGesture(
          DragGesture(minimumDistance: 2).onEnded { _ in model.calls.append(name) })
      }
    }
    drag(harness, from: 0, to: 2)
    #expect(model.calls == ["a"] && model.names == ["b", "c", "a", "d"])
    pointer(harness, .down, 2, 0)
    pointer(harness, .dragged, 2, 3)
    #expect(harness.screen[3].hasPrefix("▁▁d▁"))
    harness.press("esc")
    #expect(harness.screen == ["  b", "  c", "  a", "  d"])
    pointer(harness, .dragged, 2, 2)
    pointer(harness, .up, 2, 2)
    #expect(model.calls == ["a"] && model.names == ["b", "c", "a", "d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `dragging a link moves its row, and doesn't open it`() {
    let model = MovableRows(["a:1", "b:2"])
    let harness = Harness(
      width: 12, height: 2,
      environment: {
        $0.openURL = OpenURLAction {
          model.calls.append($0)
          return .handled
        }
      }
    ) { Plain(model: model) { Text("[link](\($0))") } }
    drag(harness, from: 0, to: 1)
    #expect(model.names == ["b:2", "a:1"] && model.calls == [])
    harness.click(x: 2, y: 0)
    #expect(model.calls == ["b:2"])
  }

  @Test func `a row with taps can be dragged right after a click`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 4) {
      Plain(model: model) { name in
        Text(name)
          .onTapGesture(count: 2) { model.calls.append("double") }
          .onTapGesture { model.calls.append(name) }
      }
    }
    harness.click(x: 2, y: 1)
    drag(harness, from: 1, to: 3)
    #expect(model.calls == ["b"])
    #expect(model.names == ["a", "c", "d", "b"])
  }

  @Test func `a row without selection can be dragged anywhere`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 4) { Plain(model: model) { Text($0) } }
    drag(harness, from: 0, to: 2, x: 9)
    #expect(model.names == ["b", "c", "a", "d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `without onMove, a drag does nothing in a list, and selects text around it`() {
    let model = MovableRows()
    let harness = Harness(width: 12, height: 5) {
      List(model.names, id: \.self) { Text($0) }.textSelection(.enabled)
    }
    drag(harness, from: 0, to: 2, x: 2)
    harness.press("ctrl+c")
    #expect(harness.requests.last == .copy("a\nb\nc"))
  }
}
