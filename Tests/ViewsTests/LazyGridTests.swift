// SPDX-License-Identifier: MIT
// Testing: grids whose columns depend on the width, and whose rows exist only while visible.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct LazyGridTests {
  @Observable final class Model {
    var names: [String]
    var columns = LazyGridTests.adaptive(9)
    init(_ names: [String]) { self.names = names }
  }

  nonisolated private static func adaptive(_ minimum: Int) -> [GridItem] {
    [GridItem(.adaptive(minimum: minimum), alignment: .topLeading)]
  }

  /// A tile with a number of presses.
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Interactive(action: { count += 1 }) { _ in Text("\(name) \(count)") }
    }
  }

  private struct Counters: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVGrid(columns: model.columns) {
          ForEach(model.names, id: \.self) { Counter(name: $0) }
        }
      }
    }
  }

  private struct Numbers: View {
    let count: Int
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: LazyGridTests.adaptive(9)) { ForEach(0..<count) { Text("t\($0)") } }
        }
        .onKeyPress("j") {
          proxy.scrollTo(20_000, anchor: .top)
          return .handled
        }
      }
    }
  }

  @Test(arguments: [
    (19, ["n0   n1   n2   n3", "n4   n5   n6"]), (14, ["n0   n1   n2", "n3   n4   n5", "n6"]),
    (9, ["n0   n1", "n2   n3", "n4   n5", "n6"]),
    (4, ["n0", "n1", "n2", "n3", "n4", "n5", "n6"]),
    (2, ["n0", "n1", "n2", "n3", "n4", "n5", "n6"]),
  ])
  func `the number of columns depends on the width`(width: Int, rows: [String]) {
    let harness = Harness(width: 14, height: 8) {
      LazyVGrid(columns: Self.adaptive(4)) { ForEach(0..<7) { Text("n\($0)") } }
    }
    harness.resize(width: width, height: 8)
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a grid without columns has one`() {
    let harness = Harness(width: 6, height: 3) {
      LazyVGrid(columns: []) { ForEach(0..<2) { Text("n\($0)") } }
    }
    #expect(harness.content == ["  n0", "  n1"])
  }

  @Test func `fixed and flexible columns divide the width`() {
    let items = [
      GridItem(.fixed(3), alignment: .leading), GridItem(alignment: .leading),
      GridItem(.flexible(maximum: 4), alignment: .leading),
    ]
    let harness = Harness(width: 20, height: 4) {
      LazyVGrid(columns: items, spacing: 1) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
      }
    }
    #expect(harness.content == ["a   b           c", "", "d"])
  }

  @Test func `views are aligned in their cells, and the columns in the grid`() {
    let items = [
      GridItem(.fixed(3), alignment: .topLeading), GridItem(.fixed(3), alignment: .bottomTrailing),
    ]
    let harness = Harness(width: 11, height: 4) {
      LazyVGrid(columns: items, alignment: .trailing) {
        ForEach(["a\nb", "c", "d"], id: \.self) { Text($0) }
      }
    }
    #expect(harness.content == ["    a", "    b     c", "    d"])
  }

  @Test func `an empty grid takes no space, and views outside a ForEach get rows of their own`() {
    let harness = Harness(width: 9, height: 8) {
      ScrollView {
        LazyVGrid(columns: Self.adaptive(4), alignment: .leading) {
          ForEach(0..<0) { Text("\($0)") }
          Text("first")
          ForEach(0..<3) { Text("n\($0)") }
          Text("last")
          ForEach(3..<5) { Text("n\($0)") }
        }
      }
    }
    #expect(harness.content == ["first", "n0   n1", "n2", "last", "n3   n4"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the elements of nested collections are in the columns`() {
    let harness = Harness(width: 9, height: 8) {
      ScrollView {
        LazyVGrid(columns: Self.adaptive(4), alignment: .leading) {
          ForEach(0..<2) { group in
            Text("group \(group)")
            ForEach(0..<3) { Text("\(group).\($0)") }
          }
        }
      }
    }
    #expect(
      harness.content == ["group 0", "0.0  0.1", "0.2", "group 1", "1.0  1.1", "1.2"])
    #expect(harness.repaint() == 0)
  }

  @Test func `fifty thousand tiles cost as much as the visible ones`() {
    let harness = Harness(width: 30, height: 8) { Numbers(count: 50_000) }
    #expect(harness.takeStatistics().nodes < 200)
    #expect(harness.screen[7].hasPrefix("t21       t22       t23"))
    harness.press("end")
    #expect(harness.screen[7].hasPrefix("t49998    t49999"))
    #expect(harness.takeStatistics().nodes < 300)
    harness.press("home j")
    #expect(harness.position(of: "t20000")?.y == 0)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `the first visible row stays when the number of columns changes`() {
    let harness = Harness(width: 30, height: 6) { Numbers(count: 5_000) }
    harness.scroll(y: 4)
    #expect(harness.screen[0].hasPrefix("t36       t37       t38"))
    harness.resize(width: 20, height: 6)
    #expect(harness.screen[0].hasPrefix("t36       t37"))
    #expect(!harness.screen[0].contains("t38"))
    harness.resize(width: 41, height: 6)
    #expect(harness.screen[0].hasPrefix("t36       t37       t38       t39"))
    harness.resize(width: 8, height: 6)
    #expect(harness.screen.prefix(2).map { String($0.prefix(3)) } == ["t36", "t37"])
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows move the focus in both directions, also to rows out of view`() {
    let model = Model((0..<3_000).map { "b\($0)" })
    let harness = Harness(width: 31, height: 6) { Counters(model: model) }
    harness.press("⇥ → ↓")
    #expect(harness.focused?.label == "b4 0")
    harness.press("← ↑ → → →")
    #expect(harness.focused?.label == "b2 0")
    for row in 1...40 {
      harness.press("↓")
      #expect(harness.focused?.label == "b\(3 * row + 2) 0")
      #expect(harness.position(of: "b\(3 * row + 2) 0") != nil)
    }
    for row in (0..<40).reversed() {
      harness.press("↑")
      #expect(harness.focused?.label == "b\(3 * row + 2) 0")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `from the last full row, the arrow goes to the nearest view below`() {
    let model = Model((0..<7).map { "b\($0)" })
    let harness = Harness(width: 30, height: 6) { Counters(model: model) }
    harness.press("⇥ → ↓ ↓")
    #expect(harness.focused?.label == "b6 0")
    harness.press("↑")
    #expect(harness.focused?.label == "b3 0")
  }

  @Test func `tiles keep their state and the focus when they move to other cells`() {
    let model = Model((0..<30).map { "b\($0)" })
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 12) { Counters(model: model).controlled(by: user) }
    harness.press("⇥ → ↓ ⏎")
    #expect(harness.focused?.label == "b4 1")
    user.act(in: harness) { model.names.insert("new", at: 0) }
    #expect(harness.content.prefix(2) == ["new 0     b0 0      b1 0", "b2 0      b3 0      b4 1"])
    user.act(in: harness) { model.names.removeFirst(3) }
    #expect(harness.content[0] == "b2 0      b3 0      b4 1")
    user.act(in: harness) { model.names.reverse() }
    #expect(harness.content[8] == "b5 0      b4 1      b3 0")
    #expect(harness.focused?.label == "b4 1")
    harness.resize(width: 20, height: 18)
    #expect(harness.position(of: "b4 1") != nil)
    user.act(in: harness) { model.columns = [GridItem(.fixed(9), alignment: .topLeading)] }
    #expect(harness.focused?.label == "b4 1")
    #expect(harness.repaint() == 0)
  }

  @MainActor private final class Heights {
    var last = 0
  }

  private struct Groups: View {
    let heights: Heights
    var body: some View {
      ScrollView {
        LazyVGrid(columns: LazyGridTests.adaptive(9)) {
          ForEach(0..<10) { group in
            Text("group \(group)")
            ForEach(0..<30) { Text("\(group).\($0)") }
          }
          ForEach(0..<1_000) { Text("t\($0)") }
        }
      }
      .onScrollGeometryChange(for: Int.self, of: \.contentSize.height) { heights.last = $1 }
    }
  }

  @Test func `a grid keeps its length when its sections scroll out of view`() {
    let heights = Heights()
    let harness = Harness(width: 30, height: 8) { Groups(heights: heights) }
    let height = heights.last
    #expect(height > 400)
    harness.press("end")
    #expect(harness.position(of: "t999") != nil && heights.last == height)
    harness.press("home")
    #expect(harness.position(of: "group 0") != nil && heights.last == height)
    #expect(harness.repaint() == 0)
  }
}
