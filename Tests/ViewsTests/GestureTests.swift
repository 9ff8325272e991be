// SPDX-License-Identifier: MIT
// Testing: taps, drags, long presses, and the choice between gestures.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct GestureTests {
  private func event(
    _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, button: PointerEvent.Button = .primary
  ) -> PointerEvent {
    PointerEvent(kind, button: button, at: CellPoint(x: x, y: y))
  }

  /// A record of events.
  final class Log {
    var entries: [String] = []
  }

  private struct Target: View {
    let log: Log
    @GestureState private var offset = CellSize.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(offset.width),\(offset.height)")
        Text("double")
          .onTapGesture(count: 2) { log.entries.append("2") }
          .onTapGesture { log.entries.append("1") }
        Text("drag  ")
          .gesture(
            DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
              .onChanged { log.entries.append("\($0.location.x),\($0.location.y)") }
              .onEnded { log.entries.append("end \($0.translation.width)") }
          )
          .onTapGesture { point in log.entries.append("tap \(point.x)") }
        Text("long  ")
          .onLongPressGesture { log.entries.append("long") }
          .onTapGesture { log.entries.append("short") }
        Button("button") { log.entries.append("pressed") }
          .onTapGesture { log.entries.append("never") }
          .simultaneousGesture(TapGesture().onEnded { log.entries.append("beside") })
        Button("button") { log.entries.append("never") }
          .highPriorityGesture(TapGesture().onEnded { log.entries.append("high") })
        Text("inner").onTapGesture { log.entries.append("inner") }
          .padding(.trailing, 2)
          .contentShape(Rectangle())
          .onTapGesture { log.entries.append("outer") }
        Text("off").gesture(TapGesture().onEnded { log.entries.append("off") }, isEnabled: false)
      }
    }
  }

  private func harness(_ log: Log) -> Harness {
    Harness(width: 12, height: 8) { Target(log: log) }
  }

  @Test func `a single click waits for a second one where a double click has an action`() async {
    let log = Log()
    let harness = harness(log)
    harness.click(x: 1, y: 1)
    #expect(log.entries.isEmpty)
    #expect(harness.isAnimating)
    await harness.advance(by: .milliseconds(450))
    #expect(log.entries == ["1"])
    #expect(!harness.isAnimating)
    harness.click(x: 1, y: 1)
    await harness.advance(by: .milliseconds(200))
    harness.click(x: 1, y: 1)
    #expect(log.entries == ["1", "2"])
    #expect(!harness.isAnimating)
    // A click elsewhere ends the wait.
    harness.click(x: 1, y: 1)
    harness.click(x: 1, y: 6)
    #expect(log.entries == ["1", "2", "1", "inner"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a click acts if the next press is no second click`() async {
    let log = Log()
    let harness = harness(log)
    harness.click(x: 0, y: 1)
    harness.click(x: 5, y: 1)
    #expect(log.entries == ["1"])
    await harness.advance(by: .milliseconds(450))
    #expect(log.entries == ["1", "1"])
    harness.click(x: 0, y: 1)
    harness.drag(from: CellPoint(x: 0, y: 1), to: CellPoint(x: 5, y: 1))
    #expect(log.entries == ["1", "1", "1"])
    await harness.advance(by: .milliseconds(450))
    #expect(log.entries == ["1", "1", "1"])
    #expect(!harness.isAnimating)
  }

  @Test func `a drag reports positions in the view's cells, even outside it`() {
    let log = Log()
    let harness = harness(log)
    harness.pointer(event(.down, 2, 2))
    #expect(log.entries.isEmpty)
    harness.pointer(event(.dragged, 4, 2))
    #expect(harness.screen[0] == "2,0")
    harness.pointer(event(.dragged, 0, 7))
    #expect(harness.screen[0] == "-2,5")
    harness.pointer(event(.up, 9, 0))
    #expect(log.entries == ["4,0", "0,5", "end 7"])
    #expect(harness.screen[0] == "0,0")
    harness.click(x: 3, y: 2)
    #expect(log.entries.last == "tap 3")
    #expect(harness.repaint() == 0)
  }

  @Test func `holding the button down is a long press`() async {
    let log = Log()
    let harness = harness(log)
    harness.pointer(event(.down, 1, 3))
    await harness.advance(by: .milliseconds(499))
    #expect(log.entries.isEmpty)
    await harness.advance(by: .milliseconds(2))
    #expect(log.entries == ["long"])
    harness.pointer(event(.up, 1, 3))
    harness.click(x: 1, y: 3)
    #expect(log.entries == ["long", "short"])
    harness.pointer(event(.down, 1, 3))
    harness.pointer(event(.dragged, 5, 3))
    await harness.advance(by: .seconds(1))
    #expect(log.entries == ["long", "short"])
    #expect(!harness.isAnimating)
  }

  @Test(arguments: [
    (4, ["beside", "pressed"]), (5, ["high"]), (6, ["inner"]), (7, []),
  ])
  func `controls come before gestures around them, and high priority comes first`(
    row: Int, entries: [String]
  ) {
    let log = Log()
    let harness = harness(log)
    harness.click(x: 1, y: row)
    #expect(log.entries == entries)
    if row == 6 {
      harness.click(x: 6, y: 6)
      #expect(log.entries == ["inner", "outer"])
    }
    harness.pointer(event(.down, 1, row))
    harness.pointer(event(.up, 11, 0))
    #expect(log.entries.count == (row == 6 ? 2 : entries.count))
  }

  @Test func `a gesture ends without acting when its view disappears or a sheet opens`() {
    struct Page: View {
      let log: Log
      @State private var mode = 0
      var body: some View {
        VStack(alignment: .leading) {
          if mode != 1 {
            Text("drag")
              .gesture(
                DragGesture().onChanged { _ in log.entries.append("d") }
                  .onEnded { _ in log.entries.append("e") })
          }
          Text("\(mode)")
        }
        .keyBinding("go", "g") { mode = 1 }
        .keyBinding("sheet", "s") { mode = 2 }
        .sheet(isPresented: Binding(get: { mode == 2 }, set: { _ in })) { Text("sheet") }
      }
    }
    for key in ["g", "s"] {
      let log = Log()
      let harness = Harness(width: 12, height: 6) { Page(log: log) }
      harness.pointer(event(.down, 0, 0))
      harness.pointer(event(.dragged, 3, 0))
      harness.press(key)
      harness.pointer(event(.dragged, 5, 0))
      harness.pointer(event(.up, 5, 0))
      #expect(log.entries == ["d"])
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a view that moves away while the pointer rests is tapped`() {
    struct Page: View {
      let log: Log
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isFocused { Text("moved") }
          Text("tap").onTapGesture { log.entries.append("tap") }
            .focusable()
            .focused($isFocused)
        }
      }
    }
    let log = Log()
    let harness = Harness(width: 8, height: 2) { Page(log: log) }
    harness.pointer(event(.down, 1, 0))
    #expect(harness.position(of: "tap")?.y == 1)
    harness.pointer(event(.up, 1, 0))
    #expect(log.entries == ["tap"])
    harness.pointer(event(.down, 1, 1))
    harness.pointer(event(.up, 1, 0))
    #expect(log.entries == ["tap"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a tap and a long press in progress end when their view is disabled`() async {
    struct Page: View {
      let log: Log
      @State private var isBusy = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("tap").onTapGesture { log.entries.append("tap") }
          Text("hold").onLongPressGesture { log.entries.append("hold") }
        }
        .disabled(isBusy)
        .keyBinding("Busy", "b") { isBusy.toggle() }
      }
    }
    let log = Log()
    let harness = Harness(width: 12, height: 2) { Page(log: log) }
    for row in 0...1 {
      harness.pointer(event(.down, 0, row))
      harness.press("b")
      await harness.advance(by: .seconds(2))
      harness.pointer(event(.up, 0, row))
      harness.press("b")
    }
    #expect(log.entries == [])
    harness.click(x: 0, y: 0)
    #expect(log.entries == ["tap"])
  }

  @Test(arguments: ["removed", "departing", "hidden", "covered", "disabled", "off"])
  func `the state of a gesture is reset when its view no longer gets the pointer`(
    change: String
  ) async throws {
    struct Page: View {
      let change: String
      let log: Log
      @State private var isOver = false
      @State private var tab = 0
      @GestureState private var offset = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("offset \(offset)")
          TabView(selection: $tab) {
            VStack {
              if !isOver || ["covered", "disabled", "off"].contains(change) {
                Text("drag")
                  .gesture(
                    DragGesture().updating($offset) { value, offset, _ in
                      offset = value.translation.width
                      log.entries.append("\(offset)")
                    }
                    .onEnded { _ in log.entries.append("end") },
                    isEnabled: !isOver || change != "off"
                  )
                  .transition(.slide)
                  .disabled(isOver && change == "disabled")
              }
            }
            .tabItem { Text("first") }
            .tag(0)
            Text("other").tabItem { Text("second") }.tag(1)
          }
        }
        .sheet(isPresented: .constant(isOver && change == "covered")) { Text("sheet") }
        .keyBinding("go", "g") {
          switch change {
          case "hidden": tab = 1
          case "departing": withAnimation(.linear(duration: 1)) { isOver = true }
          default: isOver = true
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(width: 20, height: 8) { Page(change: change, log: log) }
    let place = try #require(harness.position(of: "drag"), "\(harness.screen)")
    harness.pointer(event(.down, place.x, place.y))
    harness.pointer(event(.dragged, place.x + 3, place.y))
    #expect(harness.screen[0].contains("offset 3"))
    harness.press("g")
    await harness.advance(by: .milliseconds(100))
    #expect(harness.screen[0].contains("offset 0"))
    harness.pointer(event(.dragged, place.x + 5, place.y))
    harness.pointer(event(.up, place.x + 5, place.y))
    #expect(log.entries == ["3"])
    await harness.advance(by: .seconds(2))
    #expect(harness.repaint() == 0)
  }
}
