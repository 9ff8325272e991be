// SPDX-License-Identifier: MIT
// Testing: which clicks are double clicks, in gestures, rows, fields and selectable text.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ClickCountTests {
  /// A record of events.
  private final class Log {
    var entries: [String] = []
  }

  /// A view that acts on double clicks, in a row of the screen.
  enum Target: Int, CaseIterable {
    case gesture, row, field, text
  }

  private struct Stage: View {
    let log: Log
    @State private var chosen: String?
    @State private var name = "one two"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("a gesture").onTapGesture(count: 2) { log.entries.append("double") }
        List(["row"], id: \.self, selection: $chosen) { Text($0) }
          .frame(height: 1)
          .onActivate(of: String.self) { _ in log.entries.append("double") }
        TextField("Name", text: $name)
        Text("one two").textSelection(.enabled)
      }
    }
  }

  private let log = Log()

  private func open() -> Harness {
    let log = log
    return Harness(width: 20, height: 6) { Stage(log: log) }
  }

  /// Returns whether the last click was a double click.
  private func isDouble(_ harness: Harness, on target: Target) -> Bool {
    switch target {
    case .gesture, .row: return log.entries == ["double"]
    case .field, .text:
      harness.press("ctrl+c")
      return harness.requests.contains(.copy("one"))
    }
  }

  @Test(arguments: Target.allCases, [0, 1, -1])
  func `two clicks are a double click only in the same cell, or in the same row of a list`(
    target: Target, columns: Int
  ) {
    let harness = open()
    harness.click(x: 2, y: target.rawValue)
    harness.click(x: 2 + columns, y: target.rawValue)
    #expect(isDouble(harness, on: target) == (columns == 0 || target == .row))
  }

  private struct Rows: View {
    let log: Log
    @State private var chosen: String?

    var body: some View {
      List(["one\nline", "two"], id: \.self, selection: $chosen) { Text($0) }
        .onActivate(of: String.self) { log.entries += $0 }
    }
  }

  @Test func `only the second of several clicks in a row of a list activates it`() {
    let log = log
    let harness = Harness(width: 20, height: 4) { Rows(log: log) }
    // The row has two lines.
    for (x, y) in [(3, 0), (12, 1), (5, 0)] { harness.click(x: x, y: y) }
    #expect(log.entries == ["one\nline"])
    harness.click(x: 3, y: 2)
    harness.click(x: 3, y: 0)
    harness.click(x: 3, y: 2)
    #expect(log.entries == ["one\nline"])
    harness.click(x: 9, y: 2)
    #expect(log.entries == ["one\nline", "two"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: Target.allCases, ["key", "paste", "wheel", "button", "click", "resize"])
  func `other input between two clicks makes them single clicks`(target: Target, input: String) {
    let harness = open()
    let place = CellPoint(x: 2, y: target.rawValue)
    harness.click(x: place.x, y: place.y)
    switch input {
    case "key": harness.press("f9")
    case "paste": harness.paste("")
    case "wheel": harness.scroll(y: 1, at: place)
    case "button":
      harness.pointer(PointerEvent(.down, button: .middle, at: place))
      harness.pointer(PointerEvent(.up, button: .middle, at: place))
    case "click": harness.click(x: 15, y: 5)
    default: harness.resize(width: 21, height: 6)
    }
    harness.click(x: place.x, y: place.y)
    #expect(!isDouble(harness, on: target))
  }

  @Test(arguments: Target.allCases)
  func `two clicks are a double click within 400 milliseconds`(target: Target) async {
    for (time, isSecond) in [(399, true), (401, false)] {
      log.entries = []
      let harness = open()
      harness.click(x: 2, y: target.rawValue)
      await harness.advance(by: .milliseconds(time))
      harness.click(x: 2, y: target.rawValue)
      #expect(isDouble(harness, on: target) == isSecond, "\(time)")
    }
  }

  @Test func `clicks in neighbouring rows of a view are single clicks`() {
    var points: [CellPoint] = []
    let log = log
    let harness = Harness(width: 8, height: 2) {
      Text("grid\ngrid")
        .onTapGesture(count: 2) { log.entries.append("double") }
        .onTapGesture { points.append($0) }
    }
    harness.click(x: 2, y: 0)
    harness.click(x: 2, y: 1)
    harness.click(x: 3, y: 1)
    #expect(points == [CellPoint(x: 2, y: 0), CellPoint(x: 2, y: 1)])
    harness.click(x: 3, y: 1)
    #expect(log.entries == ["double"] && points.count == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click that waits for a second one acts before the next key`() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("count \(count)")
          .onTapGesture(count: 2) { log.entries.append("double") }
          .onTapGesture { count += 1 }
          .keyBinding("note", "n") { log.entries.append("\(count)") }
      }
    }
    let log = log
    let harness = Harness(width: 12, height: 1) { Page(log: log) }
    harness.click(x: 1, y: 0)
    harness.press("n")
    harness.click(x: 1, y: 0)
    harness.press("n")
    #expect(log.entries == ["1", "2"])
    #expect(harness.screen == ["count 2"])
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `a view can read the number of clicks`() {
    let log = log
    let harness = Harness(width: 8, height: 2) {
      Text("target\ntarget").onPointerEvent { event in
        log.entries.append("\(event.kind) \(event.clickCount)")
        return .handled
      }
    }
    func send(_ kind: PointerEvent.Kind, _ x: Int) {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 1)))
    }
    for _ in 1...4 { harness.click(x: 1, y: 0) }
    #expect(
      log.entries == ["down 1", "up 1", "down 2", "up 2", "down 3", "up 3", "down 4", "up 4"])
    log.entries = []
    send(.down, 1)
    send(.dragged, 1)
    send(.dragged, 2)
    send(.dragged, 1)
    send(.up, 1)
    harness.click(x: 1, y: 1)
    #expect(
      log.entries == [
        "down 1", "dragged 1", "dragged 0", "dragged 0", "up 0", "down 1", "up 1",
      ])
  }
}
