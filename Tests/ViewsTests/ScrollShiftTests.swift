// SPDX-License-Identifier: MIT
// Testing: rows that are moved on the screen instead of being repainted.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import TestModels
import Testing

@MainActor struct ScrollShiftTests {
  @Observable final class Model {
    var numbers = Array(repeating: 0, count: 60)
    var isTinted = false
    var isShown = false
    var other = 0
  }

  /// Rows, some with wide graphemes, colours and two lines.
  struct Rows: View {
    let model: Model

    var body: some View {
      LazyVStack(alignment: .leading) {
        ForEach(0..<60) { row in
          if row % 7 == 3 {
            Text("\(row) 漢字\nnext \(model.numbers[row])").background(.surfaceRaised)
          } else {
            Text("row \(row) is \(model.numbers[row])").bold()
          }
        }
      }
    }
  }

  /// The surroundings of the rows, and whether rows can move in them.
  enum Surroundings: CaseIterable {
    case plain, bordered, behind, before, tinted, beside, nested, wide, covered

    var mayMove: Bool { self != .behind && self != .before && self != .covered }
  }

  struct Page: View {
    let model: Model
    let surroundings: Surroundings

    var body: some View {
      switch surroundings {
      case .plain: ScrollView { Rows(model: model) }
      case .bordered:
        ScrollView { Rows(model: model) }.border(.brandPrimary).padding(1).background(.surface)
      case .behind:
        ScrollView { Rows(model: model) }
          .background { VStack(spacing: 1) { ForEach(0..<5) { Text("behind \($0)") } } }
      case .before: ScrollView { Rows(model: model) }.overlay { Text("before") }
      case .tinted:
        ScrollView { Rows(model: model) }.background(model.isTinted ? .success : .surface)
      case .beside:
        HStack {
          ScrollView { Rows(model: model) }
          VStack(alignment: .leading) {
            Text("other \(model.other)")
            ScrollView { ForEach(0..<30) { Text("line \($0)") } }
          }
        }
      case .nested:
        ScrollView {
          Text("top")
          ScrollView { Rows(model: model) }.frame(height: 5)
          ForEach(0..<20) { Text("outer \($0)") }
        }
      case .wide:
        ScrollView([.horizontal, .vertical]) {
          ScrollView { Rows(model: model) }.frame(width: 60, height: 5)
          ForEach(0..<20) { Text("outer \($0)") }
        }
      case .covered:
        VStack(alignment: .leading) {
          ScrollView { Rows(model: model) }
          Text("other \(model.other)").offset(x: 12, y: -4)
        }
      }
    }
  }

  private func harness(
    _ model: Model, _ surroundings: Surroundings, _ user: SimulatedUser = SimulatedUser()
  )
    -> Harness
  {
    Harness(width: 40, height: 10) {
      Page(model: model, surroundings: surroundings).controlled(by: user)
        .sheet(isPresented: Bindable(model).isShown) { Text("sheet") }
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `visible rows are repainted only if a view is behind or in front of them`(
    surroundings: Surroundings
  ) {
    let harness = harness(Model(), surroundings)
    harness.scroll(y: 2, at: CellPoint(x: 4, y: 3))
    _ = harness.takeStatistics()
    harness.scroll(y: 1, at: CellPoint(x: 4, y: 3))
    let cells = harness.takeStatistics().damagedCells
    #expect((cells < 200) == surroundings.mayMove, "\(cells)")
    #expect(harness.repaint() == 0)
  }

  @Test func `the mark of a focused control beside the rows doesn't keep them from moving`() {
    struct Settings: View {
      let model: Model
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading) {
          Toggle("wrap", isOn: $isOn)
          ScrollView { Rows(model: model) }
        }
        .padding(.leading, 2)
      }
    }
    let harness = Harness(width: 40, height: 10) { Settings(model: Model()) }
    harness.press("⇥")
    #expect(harness.focused?.label == "wrap")
    harness.scroll(y: 2, at: CellPoint(x: 4, y: 3))
    _ = harness.takeStatistics()
    harness.scroll(y: 1, at: CellPoint(x: 4, y: 3))
    #expect(harness.takeStatistics().damagedCells < 200)
    #expect(harness.repaint() == 0)
  }

  @Test func `rows that move below a layer leave it in place`() {
    struct Teller: View {
      let model: Model
      @Environment(\.toast) private var toast

      var body: some View {
        ScrollView { Rows(model: model) }
          .onKeyPress("t") {
            toast("a word")
            return .handled
          }
      }
    }
    let harness = Harness(width: 40, height: 10) { Teller(model: Model()) }
    harness.press("tab t")
    let place = harness.position(of: "a word")
    #expect(place != nil)
    harness.scroll(y: 2, at: CellPoint(x: 4, y: 1))
    #expect(harness.position(of: "row 0") == nil)
    #expect(harness.position(of: "a word") == place)
    #expect(harness.repaint() == 0)
  }

  @Test func `changes in the same frame move along`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, .plain, user)
    harness.scroll(y: 1)
    user.act(in: harness) { model.numbers[8] = 5 }
    let wheel = TerminalEvent.pointer(PointerEvent(.scrolled(x: 0, y: 1), at: .zero))
    user.work = { model.numbers[9] = 7 }
    harness.send([.key(KeyPress(.function(35))), wheel, wheel])
    #expect(harness.position(of: "row 9 is 7") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: 0..<9)
  func `moved rows look like a full repaint`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let surroundings = Surroundings.allCases[seed % Surroundings.allCases.count]
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, surroundings, user)
    for step in 0..<60 {
      var events: [TerminalEvent] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: events.append(.key(KeyPress(random.pick([.pageDown, .pageUp, .home, .end]))))
        case 1: events.append(.key(KeyPress(.function(35))))
        case 2: events.append(.key(KeyPress(random.pick([.downArrow, .upArrow]))))
        default:
          events.append(
            .pointer(
              PointerEvent(
                .scrolled(x: 0, y: random.pick([-1, 1, 1, 2])),
                at: CellPoint(
                  x: Int.random(in: 0..<40, using: &random),
                  y: Int.random(in: 0..<10, using: &random)))))
        }
      }
      let row = Int.random(in: 0..<60, using: &random)
      let choice = Int.random(in: 0..<6, using: &random)
      user.work = {
        switch choice {
        case 0: model.isTinted.toggle()
        case 1: model.other += 1
        case 2: model.isShown.toggle()
        default: model.numbers[row] += 1
        }
      }
      harness.send(events)
      if random.chance(1, in: 12) {
        harness.resize(
          width: Int.random(in: 3...50, using: &random),
          height: Int.random(in: 1...14, using: &random))
      }
      #expect(harness.repaint() == 0, "seed \(seed), step \(step), \(surroundings)")
    }
  }
}
