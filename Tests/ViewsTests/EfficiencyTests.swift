// SPDX-License-Identifier: MIT
// Testing: the cost of a frame: only what changed is evaluated, measured, painted and written.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct EfficiencyTests {
  private struct Segment: View {
    let index: Int
    @State private var count = 10
    var body: some View {
      HStack(spacing: 1) {
        Text("cpu")
        Text("\(count)")
        Text("%")
      }
      .acted(index == 17) { count += 1 }
    }
  }

  private struct Dashboard: View {
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<60) { row in
          HStack { ForEach(0..<10) { Segment(index: row * 10 + $0) } }
        }
      }
    }
  }

  @Test
  func `changing one digit in a dashboard of 600 segments runs one body and writes a few bytes`() {
    let harness = Harness(width: 200, height: 60) { Dashboard() }
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.press("x")
    let statistics = harness.takeStatistics()
    #expect(harness.position(of: "11") != nil)
    #expect(harness.recording.bodies == ["Segment"])
    #expect(statistics.bodies == 1)
    #expect(statistics.measured <= 3)
    #expect(statistics.placed <= 1)
    #expect(statistics.damagedCells <= 4)
    #expect(statistics.painted <= 20)
    #expect((1...15).contains(statistics.bytes))
    #expect(harness.repaint() == 0)
  }

  @Test func `a frame without changes writes nothing`() {
    let harness = Harness(width: 200, height: 60) { Dashboard() }
    _ = harness.takeStatistics()
    harness.press("y")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 3, y: 3)))
    let statistics = harness.takeStatistics()
    #expect(statistics.bytes == 0)
    #expect(statistics.bodies == 0)
    #expect(statistics.measured == 0)
    #expect(statistics.painted == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `resizing a window back to its old size sends the cells again and does nothing else`()
  {
    let harness = Harness(width: 200, height: 60) { Dashboard() }
    _ = harness.takeStatistics()
    harness.send(.resize(CellSize(width: 200, height: 60)))
    let statistics = harness.takeStatistics()
    #expect(statistics.bytes > 5_000)
    #expect(statistics.bodies + statistics.measured + statistics.painted == 0)
    #expect(harness.repaint() == 0)
  }

  private struct Rows: View {
    @State private var isTall = false
    let count: Int
    var body: some View {
      ScrollView {
        Text(isTall ? "first\nsecond" : "first").acted(true) { isTall.toggle() }
        Plain(count: count)
      }
    }
  }

  private struct Plain: View {
    let count: Int
    var body: some View { VStack(alignment: .leading) { ForEach(0..<count) { Text("row \($0)") } } }
  }

  @Test(arguments: [30, 1_000])
  func `rows that only move down aren't updated or measured`(count: Int) {
    let harness = Harness(width: 40, height: 10) { Rows(count: count) }
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.press("x")
    let statistics = harness.takeStatistics()
    #expect(harness.screen[2].hasPrefix("row 0"))
    #expect(harness.recording.bodies == ["Rows"])
    #expect(statistics.measured <= 20)
    #expect(statistics.placed <= 10)
    #expect(statistics.painted <= 30)
    #expect(harness.repaint() == 0)
  }

  @Test func `scrolling runs no body and measures nothing`() {
    let harness = Harness(width: 40, height: 10) {
      ScrollView { Plain(count: 1_000) }
    }
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.scroll(y: 5)
    let statistics = harness.takeStatistics()
    #expect(harness.screen[0].hasPrefix("row 15"))
    #expect(harness.recording.bodies.isEmpty)
    #expect(statistics.measured <= 5)
    #expect(statistics.painted <= 5 * 20)
    #expect(harness.repaint() == 0)
  }

  @Test func `an update with the same control style runs no bodies that read the environment`() {
    struct Quiet: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "fixed" : "refreshable") }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Reader()
        }
        .buttonStyle(Quiet())
        .acted(true) { count += 1 }
      }
    }
    let harness = Harness(width: 20, height: 3) { Page() }
    harness.recording.reset()
    harness.press("x")
    #expect(harness.position(of: "count 1") != nil)
    #expect(harness.recording.bodies.contains("Page"))
    #expect(!harness.recording.bodies.contains("Reader"))
  }

  @Test func `two distant changes repaint two small areas`() {
    struct Corners: View {
      @State private var count = 0
      var body: some View {
        VStack {
          HStack {
            Text("\(count)")
            Spacer()
          }
          Spacer()
          HStack {
            Spacer()
            Text("\(count)")
          }
        }
        .acted(true) { count += 1 }
      }
    }
    let harness = Harness(width: 100, height: 50) { Corners() }
    _ = harness.takeStatistics()
    harness.press("x")
    #expect(harness.takeStatistics().damagedCells <= 8)
    #expect(harness.repaint() == 0)
  }

  @Test func `changing a colour measures nothing`() {
    struct Colored: View {
      @State private var isOn = false
      var body: some View {
        Text("text").foregroundStyle(isOn ? .error : .success).acted(true) { isOn.toggle() }
      }
    }
    let harness = Harness(width: 20, height: 2) { Colored() }
    _ = harness.takeStatistics()
    harness.press("x")
    let statistics = harness.takeStatistics()
    #expect(statistics.measured == 0)
    #expect(statistics.bytes > 0)
    #expect(harness.repaint() == 0)
  }

  @Test func `hiding scrollbars again runs no bodies inside`() {
    struct Row: View {
      @Environment(\.strings) private var strings
      var body: some View { Text(strings.search) }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(count)")
          ScrollView { Row() }.scrollIndicators(.hidden)
        }
        .acted(true) { count += 1 }
      }
    }
    let harness = Harness(width: 10, height: 3) { Page() }
    harness.recording.reset()
    harness.press("x")
    #expect(harness.screen[0] == "1")
    #expect(harness.recording.bodies.contains("Page") && !harness.recording.bodies.contains("Row"))
  }
}

private extension View {
  /// Performs `action` on the key x if `isMeant` is `true`.
  func acted(_ isMeant: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
    onKeyPress("x") {
      guard isMeant else { return .ignored }
      action()
      return .handled
    }
  }
}
