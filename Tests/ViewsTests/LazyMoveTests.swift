// SPDX-License-Identifier: MIT
// Testing: rows of lists and lazy stacks that move.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct LazyMoveTests {
  @Observable final class Model {
    var names: [String]
    var ended: [String] = []
    init(_ names: [String]) { self.names = names }
  }

  /// Row `name`, and how often its button was pressed.
  private struct CounterRow: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct DragRow: View {
    let name: String
    let model: Model
    var body: some View {
      Text(name).gesture(DragGesture().onEnded { _ in model.ended.append(name) })
    }
  }

  enum Container: CaseIterable { case list, scrolled, plain }

  private struct Rows<Row: View>: View {
    let model: Model
    let container: Container
    let row: (String) -> Row

    var body: some View {
      switch container {
      case .list: List(model.names, id: \.self) { row($0) }
      case .scrolled: ScrollView { stack }
      case .plain: stack
      }
    }

    private var stack: some View {
      LazyVStack(alignment: .leading) { ForEach(model.names, id: \.self) { row($0) } }
    }
  }

  enum Move: CaseIterable {
    case lastToStart, firstToEnd, swap, reverse, rowsBetween, firstAfterNew

    func callAsFunction(_ names: inout [String]) {
      switch self {
      case .lastToStart: names.insert(names.removeLast(), at: 0)
      case .firstToEnd: names.append(names.removeFirst())
      case .swap: names.swapAt(0, 1)
      case .reverse: names.reverse()
      case .rowsBetween: names = names.flatMap { ["new \($0)", $0] }
      case .firstAfterNew: names.insert(contentsOf: ["x", names.removeLast(), "y", "z"], at: 0)
      }
    }
  }

  @Test(arguments: Container.allCases, Move.allCases)
  func `visible rows keep their state when they move`(container: Container, move: Move) {
    let model = Model(["a", "b", "c", "d", "e", "f"])
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 12) {
      Rows(model: model, container: container) { CounterRow(name: $0) }.controlled(by: user)
    }
    // The focused row, which is kept anyway, is one that doesn't move far.
    for name in ["a", "b", "d", "e", "f", "c"] {
      let place = harness.position(of: "\(name) 0")
      harness.click(x: place?.x ?? 0, y: place?.y ?? 0)
    }
    for _ in 0..<2 {
      user.act(in: harness) { move(&model.names) }
      for name in ["a", "b", "c", "d", "e", "f"]
      where model.names.firstIndex(of: name).map({ $0 < 12 }) == true {
        #expect(harness.position(of: "\(name) 1") != nil, "\(name) \(harness.screen)")
      }
      #expect(harness.repaint() == 0)
      if move == .rowsBetween || move == .firstAfterNew { break }
    }
  }

  @Test(arguments: Container.allCases)
  func `a drag goes on in a row that moves`(container: Container) {
    let model = Model(["a", "b", "c", "d", "e", "f"])
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 12) {
      Rows(model: model, container: container) { DragRow(name: $0, model: model) }
        .controlled(by: user)
    }
    let place = harness.position(of: "f") ?? .zero
    harness.pointer(PointerEvent(.down, button: .primary, at: place))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: place.x, y: 1)))
    user.act(in: harness) { model.names.insert(model.names.removeLast(), at: 0) }
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: place.x, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: place.x, y: 0)))
    #expect(model.ended == ["f"])
  }

  @Test(arguments: [Container.list, .scrolled], [UnitPoint.bottom, nil])
  func `rows added at the start of a view scrolled there are shown, unless it follows its end`(
    container: Container, anchor: UnitPoint?
  ) {
    let model = Model((0..<40).map { "r\($0)" })
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 4) {
      Rows(model: model, container: container) { Text($0) }
        .defaultScrollAnchor(anchor).controlled(by: user)
    }
    func names() -> [String] {
      harness.screen.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    }
    harness.scroll(y: -40)
    #expect(names() == ["r0", "r1", "r2", "r3"])
    for page in 1...3 {
      user.act(in: harness) {
        model.names.insert(contentsOf: (0..<20).map { "p\(page)-\($0)" }, at: 0)
      }
      #expect(harness.repaint() == 0)
      let visible = anchor == nil ? "p\(page)-" : page == 1 ? "r" : "p\(page - 1)-"
      #expect(names() == (0..<4).map { "\(visible)\($0)" })
      harness.scroll(y: -40)
      #expect(names()[0] == "p\(page)-0")
    }
  }

  @Test(arguments: [Container.list, .scrolled])
  func `the other rows stay in place when the first visible one moves away`(container: Container) {
    for count in 1...3 {
      let model = Model((0..<40).map { "r\($0)" })
      let user = SimulatedUser()
      let harness = Harness(width: 20, height: 6) {
        Rows(model: model, container: container) { Text($0) }.controlled(by: user)
      }
      harness.scroll(y: 3)
      func place(_ row: Int) -> Int? {
        harness.screen.firstIndex { $0.split(separator: " ").contains("r\(row)") }
      }
      #expect(place(9) == 0)
      let moved = Array(model.names[9..<9 + count])
      user.act(in: harness) {
        model.names.removeSubrange(9..<9 + count)
        model.names.append(contentsOf: moved)
      }
      for row in 9 + count..<15 { #expect(place(row) == row - 9) }
      // The first visible row is now another one, which moves too.
      user.act(in: harness) { model.names.insert(model.names.remove(at: 9 - count), at: 0) }
      for row in 9 + count..<15 { #expect(place(row) == row - 9) }
      #expect(harness.repaint() == 0)
    }
  }
}
