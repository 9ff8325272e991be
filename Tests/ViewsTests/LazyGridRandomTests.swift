// SPDX-License-Identifier: MIT
// Testing: after any change and scrolling, a lazy grid shows the cells of a model.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import TestModels
import Testing

@MainActor struct LazyGridRandomTests {
  struct Tile: Identifiable, Equatable {
    let id: Int
    var lines: Int

    var rows: [String] { (0..<lines).map { "\(id).\($0)" } }
  }

  @Observable final class Model {
    var tiles: [Tile] = []
    var minimum = 8
    var gap = 1
    var spacing = 0
  }

  private struct Page: View {
    let model: Model
    let scrolls: Bool
    var body: some View {
      if scrolls { ScrollView(showsIndicators: false) { grid } } else { grid }
    }

    private var grid: some View {
      LazyVGrid(
        columns: [
          GridItem(
            .adaptive(minimum: model.minimum), spacing: Length(model.gap), alignment: .topLeading)
        ], spacing: Length(model.spacing)
      ) {
        ForEach(model.tiles) { tile in
          if tile.lines > 0 { Text(tile.rows.joined(separator: "\n")) }
        }
      }
    }
  }

  /// Returns the rows of cells of the whole grid, drawn one after another.
  private func picture(_ model: Model, width: Int) -> [String] {
    var count = 1
    while (count + 1) * model.minimum + count * model.gap <= width { count += 1 }
    var rows: [String] = []
    for start in stride(from: 0, to: model.tiles.count, by: count) {
      let line = model.tiles[start..<min(start + count, model.tiles.count)]
      let height = line.map(\.lines).max() ?? 0
      if height == 0 { continue }
      if !rows.isEmpty { rows += Array(repeating: "", count: model.spacing) }
      for row in 0..<height {
        var text = ""
        for (column, tile) in line.enumerated() where row < tile.lines {
          let place = column * (width + model.gap) / count
          text += String(repeating: " ", count: place - text.count) + tile.rows[row]
        }
        rows.append(text)
      }
    }
    return rows
  }

  private struct Maker {
    var random: SeededRandom
    var nextID = 0

    mutating func tiles(_ count: Int) -> [Tile] {
      (0..<count).map { _ in
        nextID += 1
        return Tile(id: nextID, lines: random.below(4))
      }
    }

    mutating func edit(_ model: Model) {
      let count = model.tiles.count
      let place = random.below(count + 1)
      switch random.below(8) {
      case 0, 1: model.tiles.insert(contentsOf: tiles(1 + random.below(9)), at: place)
      case 2, 3: model.tiles.removeSubrange(place..<min(count, place + 7))
      case 4: model.tiles.shuffle(using: &random)
      case 5:
        for index in place..<min(count, place + 5) { model.tiles[index].lines = random.below(5) }
      case 6:
        model.minimum = 6 + random.below(8)
        model.gap = random.below(3)
        model.spacing = random.below(2)
      default: model.tiles = tiles(random.chance(1, in: 4) ? 0 : 90)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `a grid shows the cells of the model`(seed: UInt64) {
    var maker = Maker(random: SeededRandom(seed: seed))
    let model = Model()
    model.tiles = maker.tiles(90)
    var size = CellSize(width: 30, height: 9)
    let user = SimulatedUser()
    let harness = Harness(width: size.width, height: size.height) {
      Page(model: model, scrolls: true).controlled(by: user)
    }
    for step in 0..<30 {
      switch maker.random.below(10) {
      case 0...2: harness.scroll(y: maker.random.below(31) - 15)
      case 3: harness.press(maker.random.pick(["pgdn", "pgup", "home", "end", "↓", "↑"]))
      case 4, 5:
        size = CellSize(width: 8 + maker.random.below(40), height: 1 + maker.random.below(14))
        harness.resize(width: size.width, height: size.height)
      default: user.act(in: harness) { maker.edit(model) }
      }
      let place = Comment(rawValue: "seed \(seed), step \(step), \(size)")
      let all = picture(model, width: size.width)
      let eager = Harness(width: size.width, height: 1_200) { Page(model: model, scrolls: false) }
      #expect(eager.screen.prefix(all.count) == all[...], place)
      let shown = harness.screen
      let starts = 0...max(0, all.count - size.height)
      let isPart = starts.contains { start in
        shown.indices.allSatisfy { row in
          shown[row] == (start + row < all.count ? all[start + row] : "")
        }
      }
      #expect(isPart, "not a part of the grid: \(shown), \(place)")
      #expect(harness.repaint() == 0, place)
      #expect(harness.warnings == [], place)
    }
  }

  // MARK: State

  @Observable final class Counter {
    var ids = Array(0..<60)
    @ObservationIgnored private var last = 0

    func next() -> Int {
      last += 1
      return last
    }
  }

  /// A tile with the number of its node.
  private struct NumberedTile: View {
    let id: Int
    @State private var number: Int

    init(id: Int, counter: Counter) {
      self.id = id
      _number = State(wrappedValue: counter.next())
    }

    var body: some View { Text("\(id)#\(number)") }
  }

  private struct NumberedPage: View {
    let counter: Counter
    var body: some View {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 9), alignment: .leading)]) {
          ForEach(counter.ids, id: \.self) { NumberedTile(id: $0, counter: counter) }
        }
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `tiles in view before and after a change keep their state`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counter = Counter()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 8) {
      NumberedPage(counter: counter).controlled(by: user)
    }
    func numbers() -> [Substring: Substring] {
      let parts = harness.screen.flatMap { $0.split(separator: " ") }
        .map { $0.split(separator: "#") }
      return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
    }
    for step in 0..<60 {
      if random.chance(1, in: 3) { harness.scroll(y: random.below(9) - 4) }
      let before = numbers()
      if random.chance(1, in: 4) {
        harness.resize(width: 20 + random.below(20), height: 8)
      } else {
        user.act(in: harness) {
          let place = random.below(counter.ids.count)
          switch random.below(4) {
          case 0: counter.ids.insert(1_000 + counter.next(), at: place)
          case 1 where counter.ids.count > 30: counter.ids.remove(at: place)
          case 2: counter.ids.swapAt(place, min(place + 4, counter.ids.count - 1))
          default: counter.ids.insert(counter.ids.remove(at: place), at: place / 2)
          }
        }
      }
      for (id, number) in numbers() {
        #expect(before[id] ?? number == number, "seed \(seed), step \(step), tile \(id)")
      }
      guard harness.repaint() == 0 else {
        Issue.record("a repaint differs: seed \(seed), step \(step)")
        return
      }
    }
  }
}
