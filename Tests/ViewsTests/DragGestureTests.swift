// SPDX-License-Identifier: MIT
// Testing: drags beside clicks on the controls around them, and their cancellation.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct DragGestureTests {
  /// A record of events.
  private final class Log {
    var entries: [String] = []
  }

  private struct Rows: View {
    let log: Log
    @State private var selection: String?

    var body: some View {
      List(["alpha", "beta"], id: \.self, selection: $selection) { name in
        Text(name).gesture(
          DragGesture(minimumDistance: 2).onEnded { _ in log.entries.append("drag \(name)") })
      }
      .onActivate(of: String.self) { log.entries.append("open \($0.sorted().joined())") }
    }
  }

  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  private func drag(_ harness: Harness, _ row: Int, columns: Int) {
    harness.drag(from: CellPoint(x: 2, y: row), to: CellPoint(x: 2 + columns, y: row))
  }

  @Test func `a row that can be dragged is selected by a click, and opened by a double click`() {
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Rows(log: log) }
    harness.click(x: 3, y: 1)
    #expect(harness.screen == ["  alpha", "▌ beta"] && harness.focused?.role == .list)
    harness.doubleClick(x: 3, y: 0)
    #expect(harness.screen == ["▌ alpha", "  beta"] && log.entries == ["open alpha"])
    drag(harness, 1, columns: 3)
    #expect(log.entries == ["open alpha", "drag beta"])
    // A movement that is too short for the drag is a click.
    drag(harness, 0, columns: 1)
    #expect(harness.screen == ["▌ alpha", "  beta"])
    #expect(log.entries == ["open alpha", "drag beta"])
    #expect(harness.repaint() == 0)
  }

  private struct Pressed: View {
    let log: Log
    var distance = 1

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          log.entries.append("press")
        } label: {
          Text("label").gesture(
            DragGesture(minimumDistance: distance).onEnded { _ in log.entries.append("drag") })
        }
        .buttonStyle(.plain)
        Button {
          log.entries.append("press")
        } label: {
          Text("label").onLongPressGesture { log.entries.append("hold") }
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test func `a click on a draggable label presses the button, and a drag doesn't`() async throws {
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Pressed(log: log) }
    let x = try #require(harness.position(of: "label")).x
    harness.click(x: x, y: 0)
    #expect(log.entries == ["press"])
    harness.drag(from: CellPoint(x: x, y: 0), to: CellPoint(x: x + 2, y: 0))
    #expect(log.entries == ["press", "drag"])
    harness.click(x: x, y: 1)
    #expect(log.entries == ["press", "drag", "press"])
    pointer(harness, .down, x, 1)
    await harness.advance(by: .seconds(1))
    pointer(harness, .up, x, 1)
    #expect(log.entries == ["press", "drag", "press", "hold"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag that starts with the press keeps the click from the button`() throws {
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Pressed(log: log, distance: 0) }
    let x = try #require(harness.position(of: "label")).x
    harness.click(x: x, y: 0)
    #expect(log.entries == ["drag"])
  }

  @Test func `a drag that wins at the release presses no button`() throws {
    struct Page: View {
      let log: Log
      var body: some View {
        Button {
          log.entries.append("press")
        } label: {
          Text("label")
            .onLongPressGesture { log.entries.append("hold") }
            .gesture(DragGesture().onEnded { _ in log.entries.append("drag") })
        }
        .buttonStyle(.plain)
      }
    }
    let log = Log()
    let harness = Harness(width: 12, height: 1) { Page(log: log) }
    let x = try #require(harness.position(of: "label")).x
    // A movement that a long press allows, too.
    harness.drag(from: CellPoint(x: x, y: 0), to: CellPoint(x: x + 1, y: 0))
    #expect(log.entries == ["drag"])
  }

  private struct Dragged: View {
    let log: Log
    @GestureState private var offset = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("offset \(offset)")
        Text("drag").gesture(
          DragGesture()
            .updating($offset) { value, offset, _ in offset = value.translation.width }
            .onEnded { _ in log.entries.append("end") })
      }
      .keyBinding("close", "esc") { log.entries.append("close") }
    }
  }

  @Test func `a drag doesn't continue after the app was suspended`() {
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Dragged(log: log) }
    pointer(harness, .down, 0, 1)
    pointer(harness, .dragged, 3, 1)
    // The user has released the button in the shell.
    harness.send(.resume)
    #expect(harness.screen == ["offset 0", "drag"])
    harness.drag(from: CellPoint(x: 0, y: 1), to: CellPoint(x: 2, y: 1))
    #expect(harness.screen == ["offset 0", "drag"] && log.entries == ["end"])
  }

  @Test func `Escape cancels a drag and resets its state`() {
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Dragged(log: log) }
    pointer(harness, .down, 0, 1)
    pointer(harness, .dragged, 3, 1)
    #expect(harness.screen == ["offset 3", "drag"])
    harness.press("esc")
    #expect(harness.screen == ["offset 0", "drag"])
    pointer(harness, .dragged, 5, 1)
    pointer(harness, .up, 5, 1)
    #expect(harness.screen == ["offset 0", "drag"] && log.entries == [])
    harness.press("esc")
    #expect(log.entries == ["close"])
    harness.drag(from: CellPoint(x: 0, y: 1), to: CellPoint(x: 2, y: 1))
    #expect(log.entries == ["close", "end"])
    #expect(harness.repaint() == 0)
  }
}
