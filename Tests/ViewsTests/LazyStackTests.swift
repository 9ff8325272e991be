// SPDX-License-Identifier: MIT
// Testing: rows that exist only while visible, and keep their position.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct LazyStackTests {
  @Observable final class Model {
    var rows: [Int]
    var heights: [Int: Int] = [:]
    var title = "title"
    init(_ rows: some Sequence<Int>) { self.rows = Array(rows) }
  }

  private struct Row: View {
    let id: Int
    let model: Model
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Interactive(action: { count += 1 }) { _ in Text("row \(id)\(count > 0 ? " \(count)" : "")")
        }
        ForEach(1..<max(1, model.heights[id] ?? 1), id: \.self) { Text(" more \($0)") }
      }
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(model.rows, id: \.self) { Row(id: $0, model: model) }
        }
      }
    }
  }

  struct Numbers: View {
    let count: Int
    var body: some View {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<count) { Line(number: $0) } } }
    }
  }

  private struct Line: View {
    let number: Int
    var body: some View { Text("line \(number)") }
  }

  @Test func `a million rows open and scroll at the cost of a hundred`() {
    var costs: [Statistics] = []
    for count in [100, 1_000_000] {
      let harness = Harness(width: 40, height: 20) { Numbers(count: count) }
      let opened = harness.takeStatistics()
      #expect(opened.nodes < 150)
      #expect(opened.bodies <= 30)
      #expect(harness.screen[19].hasPrefix("line 19"))
      harness.scroll(y: 4)
      _ = harness.takeStatistics()
      harness.recording.reset()
      harness.scroll(y: 1)
      #expect(harness.screen[0].hasPrefix("line 15"))
      #expect(harness.recording.bodies == ["Line", "Line", "Line"])
      let scrolled = harness.takeStatistics()
      #expect(scrolled.nodes < 200)
      costs.append(opened)
      #expect(harness.repaint() == 0)
    }
    #expect(costs[0].nodes == costs[1].nodes)
    #expect(costs[0].bodies == costs[1].bodies)
    #expect(costs[0].measured == costs[1].measured)
  }

  @Test func `both ends of a million rows of two cells can be reached`() {
    struct Tall: View {
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(0..<1_000_000) { Text("line \($0)\nsecond") } }
        }
      }
    }
    let harness = Harness(width: 20, height: 7) { Tall() }
    harness.press("end")
    #expect(harness.screen[5].hasPrefix("line 999999"))
    #expect(harness.screen[6].hasPrefix("second"))
    #expect(harness.repaint() == 0)
    harness.press("pgup")
    #expect(harness.screen[5].hasPrefix("line 999996"))
    harness.scroll(y: 40)
    #expect(harness.screen[5].hasPrefix("line 999999"))
    harness.press("home")
    #expect(harness.screen[0].hasPrefix("line 0"))
    #expect(harness.repaint() == 0)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a row keeps its state while it's near, and starts over after that`() {
    let model = Model(0..<1_000)
    let harness = Harness(width: 20, height: 10) { Rows(model: model) }
    harness.click(x: 0, y: 3)
    #expect(harness.screen[3].hasPrefix("row 3 1"))
    // A focused row would stay alive, so this moves the focus elsewhere.
    harness.scroll(y: 1)
    harness.click(x: 0, y: 9)
    harness.scroll(y: -1)
    #expect(harness.screen[3].hasPrefix("row 3 1"))
    harness.press("end")
    harness.press("home")
    #expect(harness.screen[3].hasPrefix("row 3"))
    #expect(!harness.screen[3].hasPrefix("row 3 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the focused row is kept however far it is scrolled away`() {
    let model = Model(0..<1_000)
    let harness = Harness(width: 20, height: 10) { Rows(model: model) }
    harness.click(x: 0, y: 2)
    harness.scroll(y: 100)
    #expect(harness.screen[0].hasPrefix("row 300"))
    harness.press("⏎")
    harness.scroll(y: -100)
    #expect(harness.screen[2].hasPrefix("row 2 2"))
    #expect(harness.repaint() == 0)
  }

  enum Change: CaseIterable {
    case before, removedBefore, grown, shrunk, after, firstRemoved, all, title
  }

  @Test(arguments: Change.allCases)
  func `the first visible row stays in place`(change: Change) {
    let model = Model(0..<500)
    model.heights = [3: 3, 60: 4]
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 10) { Rows(model: model).controlled(by: user) }
    harness.scroll(y: 30)
    let first = harness.screen[0]
    #expect(first.hasPrefix("row 88") || first.hasPrefix("row 8"))
    let number = Int(first.dropFirst(4).prefix { $0.isNumber }) ?? 0
    user.act(in: harness) {
      switch change {
      case .before: model.rows.insert(contentsOf: 1_000..<1_300, at: 10)
      case .removedBefore: model.rows.removeFirst(50)
      case .grown: for row in number - 40..<number { model.heights[row] = 3 }
      case .shrunk: model.heights = [:]
      case .after: model.rows.insert(contentsOf: 1_000..<1_100, at: number + 20)
      case .firstRemoved: model.rows.removeAll { $0 == number }
      case .all: model.rows = Array(model.rows.reversed())
      case .title: model.title = "other"
      }
    }
    switch change {
    case .firstRemoved: #expect(harness.screen[1].hasPrefix("row \(number + 1)"))
    case .all: break
    default: #expect(harness.screen[0].hasPrefix("row \(number)"))
    }
    #expect(harness.repaint() == 0)
    harness.press("home")
    #expect(harness.repaint() == 0)
    #expect(harness.screen[0].hasPrefix("row \(model.rows[0])"))
    harness.press("end")
    #expect(harness.screen.last?.hasPrefix("row \(model.rows.last ?? -1)") == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `a list at its start shows rows inserted there`() {
    let model = Model(0..<100)
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 5) { Rows(model: model).controlled(by: user) }
    user.act(in: harness) { model.rows.insert(contentsOf: [500, 501], at: 0) }
    #expect(harness.screen[0].hasPrefix("row 500"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a duplicate id among the visible rows causes a warning`() {
    let harness = Harness(width: 20, height: 5) { Rows(model: Model([1, 2, 2, 3, 4])) }
    #expect(harness.warnings.contains { $0.contains("the id 2 more than once") })
    #expect(harness.screen[2].hasPrefix("row 2"))
    #expect(harness.repaint() == 0)
  }

  @Test func `sections in an outer collection are lazy too`() {
    let harness = Harness(width: 20, height: 10) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1_000) { section in
            Section("section \(section)") {
              ForEach(0..<1_000) { Line(number: section * 1_000 + $0) }
            }
          }
        }
      }
    }
    #expect(harness.screen[0].hasPrefix("section 0") || harness.screen[0].hasPrefix("SECTION 0"))
    #expect(harness.screen[9].hasPrefix("line 8"))
    #expect(harness.takeStatistics().nodes < 200)
    harness.press("end")
    #expect(harness.screen[9].hasPrefix("line 999999"))
    harness.press("pgup pgup")
    #expect(harness.screen[9].hasPrefix("line 999981"))
    #expect(harness.takeStatistics().nodes < 300)
    #expect(harness.repaint() == 0)
  }

  @Test func `columns of a lazy row are created when scrolled to`() {
    let harness = Harness(width: 24, height: 2) {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<100_000) { Text("c\($0)") } }
      }
    }
    #expect(harness.screen[0].hasPrefix("c0 c1 c2"))
    #expect(harness.takeStatistics().nodes < 60)
    for _ in 0..<10 { harness.scroll(x: 10, y: 0) }
    #expect(harness.takeStatistics().nodes < 60)
    #expect(harness.repaint() == 0)
  }

  @Test func `a section at the top can be replaced by other rows`() {
    struct Matches: View {
      @State private var query = ""
      var body: some View {
        List {
          if query.isEmpty {
            Section("Recent") { ForEach(0..<30) { Text("recent \($0)") } }
          }
          ForEach(0..<(query.isEmpty ? 50 : 40), id: \.self) { Text("match \($0)") }
        }
        .onKeyPress("x") {
          query = query.isEmpty ? "a" : ""
          return .handled
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Matches() }
    for _ in 0..<10 {
      harness.scroll(y: 8)
      harness.press("x")
      #expect(harness.screen.contains { $0.contains("match") })
      #expect(harness.repaint() == 0)
    }
  }
}
