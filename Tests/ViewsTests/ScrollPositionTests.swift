// SPDX-License-Identifier: MIT
// Testing: positions of scroll views as values, and their geometry.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct ScrollPositionTests {
  @Observable final class Model {
    var position = ScrollPosition()
    var count = 40
    var isShown = true
    var changes: [String] = []
  }

  struct Rows: View {
    @Bindable var model: Model
    var isLazy = false

    var body: some View {
      if model.isShown {
        ScrollView {
          if isLazy {
            LazyVStack(alignment: .leading) { rows }
          } else {
            rows
          }
        }
        .scrollPosition($model.position)
      }
    }

    private var rows: some View { ForEach(0..<model.count, id: \.self) { Text("row \($0)") } }
  }

  private let model = Model()
  private let user = SimulatedUser()

  private func harness(isLazy: Bool = false) -> Harness {
    Harness(width: 10, height: 5) { Rows(model: model, isLazy: isLazy).controlled(by: user) }
  }

  private func top(_ harness: Harness) -> String {
    String(harness.screen[0].split(separator: " ").dropFirst().first ?? "")
  }

  @Test(arguments: [false, true])
  func `a position scrolls by rows and pages, and to rows, ids and edges`(isLazy: Bool) {
    let harness = harness(isLazy: isLazy)
    func go(_ change: (inout ScrollPosition) -> Void) -> String {
      user.act(in: harness) { change(&model.position) }
      #expect(harness.repaint() == 0)
      #expect("\(model.position.y)" == top(harness))
      return top(harness)
    }
    #expect(go { $0.scroll(rows: 3) } == "3")
    #expect(go { $0.scroll(rows: -1) } == "2")
    #expect(
      go {
        $0.scroll(pages: 1)
        $0.scroll(rows: 2)
      } == "8")
    #expect(go { $0.scroll(pages: -1) } == "4")
    #expect(go { $0.scrollTo(y: 21) } == "21")
    #expect(go { $0.scrollTo(id: 30, anchor: .top) } == "30")
    #expect(go { $0.scrollTo(id: 12) } == "12")
    #expect(go { $0.scrollTo(edge: .bottom) } == "35")
    #expect(go { $0.scroll(rows: .max) } == "35")
    #expect(go { $0.scroll(rows: .min) } == "0")
    #expect(go { $0.scrollTo(y: .max) } == "35")
    #expect(go { $0.scrollTo(edge: .top) } == "0")
    #expect(go { $0 = ScrollPosition(y: 7) } == "7")
    #expect(go { $0.scroll(pages: .infinity) } == "35")
    #expect(go { $0.scroll(pages: -1.5) } == "29")
    #expect(go { $0.scroll(pages: 0.5) } == "31")
    #expect(go { $0.scroll(pages: .nan) } == "31")
  }

  @Test func `a position sets the initial offset, and follows the wheel`() {
    model.position = ScrollPosition(edge: .bottom)
    let harness = harness()
    #expect(top(harness) == "35")
    #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
    #expect(model.position.geometry.contentSize == CellSize(width: 6, height: 40))
    #expect(model.position.geometry.visibleRect == CellRect(x: 0, y: 35, width: 6, height: 5))
    harness.scroll(y: -1)
    #expect(model.position.y == 33 && model.position.edge == nil)
    #expect(model.position.isPositionedByUser)
    user.act(in: harness) { model.position = ScrollPosition(edge: .bottom) }
    #expect(top(harness) == "35" && !model.position.isPositionedByUser)
    user.act(in: harness) { model.position.scrollTo(id: 3, anchor: .top) }
    #expect(model.position.viewID(type: Int.self) == 3)
  }

  @Test func `a request sees changes of the same event, and waits for its view`() {
    let harness = harness()
    user.act(in: harness) {
      model.count = 60
      model.position.scrollTo(edge: .bottom)
    }
    #expect(top(harness) == "55")
    user.act(in: harness) { model.isShown = false }
    user.act(in: harness) { model.position.scrollTo(y: 20) }
    user.act(in: harness) { model.isShown = true }
    #expect(top(harness) == "20")
    user.act(in: harness) { model.count = 10 }
    #expect(model.position.y == 5 && !model.position.isPositionedByUser)
    #expect(harness.repaint() == 0)
  }

  @Test func `a request for a removed scroll view waits for the next one`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack(spacing: 0) {
          if model.isShown {
            ScrollView { ForEach(0..<model.count, id: \.self) { Text("row \($0)") } }
          }
        }
        .scrollPosition($model.position)
      }
    }
    let harness = Harness(width: 10, height: 5) { Page(model: model).controlled(by: user) }
    user.act(in: harness) { model.isShown = false }
    user.act(in: harness) { model.position.scrollTo(y: 3) }
    user.act(in: harness) { model.position.scrollTo(edge: .bottom) }
    user.act(in: harness) { model.isShown = true }
    #expect(top(harness) == "35")
    user.act(in: harness) { model.position.scrollTo(y: 7) }
    #expect(top(harness) == "7")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `an animated request scrolls smoothly, and the wheel stops it`(isLazy: Bool) async {
    let harness = harness(isLazy: isLazy)
    user.act(in: harness) { withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 30) } }
    #expect(top(harness) == "0")
    await harness.advance(by: .milliseconds(500))
    #expect((10...20).contains(model.position.y))
    #expect(!model.position.isPositionedByUser)
    await harness.advance(by: .seconds(1))
    #expect(top(harness) == "30")
    user.act(in: harness) {
      withAnimation(.linear(duration: 1)) { model.position.scroll(pages: -3) }
    }
    await harness.advance(by: .milliseconds(200))
    harness.scroll(y: 1)
    #expect(model.position.isPositionedByUser)
    let place = top(harness)
    await harness.advance(by: .seconds(2))
    #expect(top(harness) == place)
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `scrolling to a position costs as much as the wheel`() {
    func cost(_ move: (Harness) -> Void) -> [Int] {
      let harness = Harness(width: 30, height: 20) { Rows(model: model).controlled(by: user) }
      user.act(in: harness) { model.position.scrollTo(y: 3) }
      harness.recording.reset()
      _ = harness.takeStatistics()
      move(harness)
      #expect(!harness.recording.bodies.contains("Rows"))
      #expect(top(harness) == "6")
      let statistics = harness.takeStatistics()
      return [
        statistics.measured, statistics.placed, statistics.painted, statistics.damagedCells,
      ]
    }
    model.count = 400
    let wheel = cost { $0.scroll(y: 1) }
    #expect(wheel[3] < 200)
    let requests: [(inout ScrollPosition) -> Void] = [
      { $0.scroll(rows: 3) }, { $0.scrollTo(y: 6) }, { $0.scrollTo(id: 6, anchor: .top) },
    ]
    for request in requests {
      #expect(cost { harness in user.act(in: harness) { request(&model.position) } } == wheel)
    }
  }

  @Test func `scrolling doesn't rebuild the rows`() {
    final class Count { var rows = 0 }
    let count = Count()
    let harness = Harness(width: 10, height: 5) {
      ScrollView {
        ForEach(0..<40, id: \.self) { row in
          let _ = count.rows += 1
          Text("row \(row)")
        }
      }
      .scrollPosition(Bindable(model).position)
      .controlled(by: user)
    }
    count.rows = 0
    user.act(in: harness) { model.position.scroll(rows: 3) }
    user.act(in: harness) { model.position.scrollTo(id: 20, anchor: .top) }
    harness.scroll(y: 1)
    #expect(top(harness) == "22" && model.position.y == 22)
    #expect(count.rows == 0)
  }

  @Test func `a position scrolls along both axes`() {
    let harness = Harness(width: 10, height: 5) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<20) { Text("\($0 % 10)ABCDEFGHIJKLMNOPQRSTUVWXYZ") }
      }
      .scrollPosition(Bindable(model).position)
      .controlled(by: user)
    }
    user.act(in: harness) { model.position.scrollTo(point: CellPoint(x: 3, y: 2)) }
    #expect(harness.screen[0].hasPrefix("CDE"))
    #expect(harness.screen[1].hasPrefix("CDE"))
    user.act(in: harness) { model.position.scrollTo(edge: .trailing) }
    #expect(harness.screen[0].hasPrefix("RSTUVWXYZ"))
    #expect(model.position.y == 2)
    user.act(in: harness) { model.position.scrollTo(edge: .leading) }
    #expect(harness.screen[0].hasPrefix("2AB"))
    user.act(in: harness) { model.position.scroll(columns: 2) }
    #expect(harness.screen[0].hasPrefix("BCD"))
    #expect(harness.repaint() == 0)
  }

  @Test func `an action runs when a value derived from the geometry changes`() {
    struct Page: View {
      let model: Model
      var body: some View {
        ScrollView { ForEach(0..<model.count, id: \.self) { Text("row \($0)") } }
          .onScrollGeometryChange(for: Bool.self) {
            $0.visibleRect.maxY >= $0.contentSize.height
          } action: {
            model.changes.append("\($0) \($1)")
          }
          .onScrollGeometryChange(for: Int.self, of: \.contentSize.height) { _, new in
            model.changes.append("\(new)")
          }
      }
    }
    let harness = Harness(width: 10, height: 5) { Page(model: model).controlled(by: user) }
    #expect(model.changes == ["40", "true false"] || model.changes == ["true false", "40"])
    model.changes = []
    harness.scroll(y: 2)
    #expect(model.changes == [])
    harness.press("end")
    #expect(model.changes == ["false true"])
    user.act(in: harness) { model.count = 41 }
    #expect(Set(model.changes) == ["false true", "true false", "41"])
    model.changes = []
    harness.scroll(y: 1)
    #expect(model.changes == ["false true"])
  }

  @Test func `a position follows the outer scroll view, not a nested one`() {
    let harness = Harness(width: 10, height: 6) {
      ScrollView {
        ScrollView { ForEach(0..<9) { Text("in \($0)") } }.frame(height: 3)
        ForEach(0..<30) { Text("out \($0)") }
      }
      .scrollPosition(Bindable(model).position)
    }
    harness.scroll(y: 1, at: CellPoint(x: 0, y: 1))
    #expect(harness.screen[0].hasPrefix("in 1"))
    #expect(model.position.y == 0 && model.position.geometry.contentSize.height == 33)
    harness.scroll(y: 1, at: CellPoint(x: 0, y: 5))
    #expect(model.position.y == 3)
  }

  @Test func `scrolling to an id doesn't move the outer scroll view`() {
    let harness = Harness(width: 10, height: 6) {
      ScrollView {
        Text("title")
        ScrollView { ForEach(0..<9, id: \.self) { Text("in \($0)") } }
          .scrollPosition(Bindable(model).position)
          .frame(height: 3)
        ForEach(0..<30) { Text("out \($0)") }
      }
      .controlled(by: user)
    }
    user.act(in: harness) { model.position.scrollTo(id: 4, anchor: .top) }
    let words = ["title", "in 4", "in 5", "in 6", "out 0", "out 1"]
    #expect(zip(harness.screen, words).allSatisfy { $0.hasPrefix($1) }, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }
}
