// SPDX-License-Identifier: MIT
// Testing: after any change and scrolling, a lazy stack looks like a regular one.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import TestModels
import Testing

@MainActor struct LazyRandomTests {
  struct Entry: Identifiable {
    let id: Int
    var lines: Int
    /// `true` if the text wraps, so that its height depends on the width.
    var isLong: Bool
  }

  @Observable final class Model {
    var groups: [[Entry]] = []
    var head = 1
    var isSpaced = false
  }

  private struct Row: View {
    let entry: Entry
    var body: some View {
      if entry.lines > 0 {
        ForEach(0..<entry.lines, id: \.self) { Text("\(entry.id).\($0)") }
      }
      if entry.isLong { Text("\(entry.id).a \(entry.id).b \(entry.id).c \(entry.id).d") }
    }
  }

  /// The rows, in a lazy or a regular stack.
  private struct Page: View {
    let model: Model
    let isLazy: Bool
    var body: some View {
      ScrollView(showsIndicators: false) {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: model.isSpaced ? 1 : 0) { content }
        } else {
          VStack(alignment: .leading, spacing: model.isSpaced ? 1 : 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }

    @ViewBuilder private var content: some View {
      ForEach(0..<model.head, id: \.self) { Text("head.\($0)") }
      ForEach(model.groups.indices, id: \.self) { group in
        Section("group.\(group)") { ForEach(model.groups[group]) { Row(entry: $0) } }
      }
      Text("the end")
    }
  }

  private struct Maker {
    var random: SeededRandom
    var nextID = 0
    var kind = 0

    mutating func entries(_ count: Int) -> [Entry] {
      (0..<count).map { _ in
        nextID += 1
        return Entry(
          id: nextID, lines: Int.random(in: 0...4, using: &random),
          isLong: random.chance(1, in: 4))
      }
    }

    mutating func edit(_ model: Model) {
      let group = Int.random(in: model.groups.indices, using: &random)
      let count = model.groups[group].count
      let place = Int.random(in: 0...count, using: &random)
      kind = Int.random(in: 0..<9, using: &random)
      switch kind {
      case 0, 1:
        model.groups[group].insert(
          contentsOf: entries(Int.random(in: 1...12, using: &random)), at: place)
      case 2, 3: model.groups[group].removeSubrange(place..<min(count, place + 12))
      case 4: model.groups[group].shuffle(using: &random)
      case 5:
        for index in place..<min(count, place + 9) { model.groups[group][index].lines += 1 }
      case 6: model.head = Int.random(in: 0...6, using: &random)
      case 7: model.isSpaced.toggle()
      default: model.groups[group] = entries(random.chance(1, in: 3) ? 0 : 25)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `a lazy stack shows the same rows as a regular one`(seed: UInt64) {
    var maker = Maker(random: SeededRandom(seed: seed))
    let model = Model()
    model.groups = (0..<4).map { _ in maker.entries(25) }
    var size = CellSize(width: 20, height: 9)
    var theme = AppTheme.dark
    let user = SimulatedUser()
    let harness = Harness(width: size.width, height: size.height) {
      Page(model: model, isLazy: true).controlled(by: user)
    }
    var all = harness.screen
    for step in 0..<25 {
      let before = harness.screen
      let old = all
      var isEdit = false
      switch Int.random(in: 0..<12, using: &maker.random) {
      case 0...2: harness.scroll(y: Int.random(in: -30...30, using: &maker.random))
      case 3: harness.press(maker.random.pick(["pgdn", "pgup", "home", "end", "↓", "↑"]))
      case 4:
        size.width = Int.random(in: 8...24, using: &maker.random)
        size.height = Int.random(in: 1...14, using: &maker.random)
        harness.resize(width: size.width, height: size.height)
      case 5:
        theme = theme == .dark ? .light : .dark
        harness.setTheme(theme)
      default:
        isEdit = true
        user.act(in: harness) { maker.edit(model) }
      }
      let place = Comment(rawValue: "seed \(seed), step \(step), \(size)")
      let eager = Harness(width: size.width, height: 1_200, theme: theme) {
        Page(model: model, isLazy: false)
      }
      all = eager.content
      let shown = harness.screen
      let starts = all.indices.filter { start in
        shown.indices.allSatisfy { row in
          shown[row] == (start + row < all.count ? all[start + row] : "")
        }
      }
      guard let start = starts.first(where: { $0 <= max(0, all.count - size.height) }) else {
        Issue.record("not a part of the rows: \(shown), \(place), edit \(maker.kind)")
        return
      }
      guard harness.styles == eager.styles(in: start..<start + size.height) else {
        Issue.record("different styles: \(place)")
        return
      }
      guard harness.repaint() == 0 else {
        Issue.record("a repaint differs: \(place)")
        return
      }
      // The first visible row stays, unless it moved, changed, or is too close to the end.
      let first = before[0]
      if isEdit, ![4, 7, 8].contains(maker.kind), first.contains("."), first != old.first,
        let now = all.firstIndex(of: first), now + size.height <= all.count
      {
        #expect(start == now, "\(place), edit \(maker.kind) \(before) \(shown)")
      }
    }
  }

  // MARK: State

  /// Numbers for the nodes of rows.
  @Observable final class Counter {
    var ids = Array(0..<40)
    @ObservationIgnored private var last = 0

    func next() -> Int {
      last += 1
      return last
    }

    func edit(_ random: inout SeededRandom) {
      let place = ids.indices.randomElement(using: &random) ?? 0
      // Most rows move within the view and near it.
      let goal =
        random.chance(3, in: 4)
        ? min(ids.count - 1, max(0, place + Int.random(in: -9...9, using: &random)))
        : ids.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: ids.insert(ids.remove(at: place), at: goal)
      case 3: ids.swapAt(place, goal)
      case 4: ids = Array(ids[place...] + ids[..<place])
      case 5: ids.insert(contentsOf: [next() + 1_000, next() + 1_000], at: place)
      case 6 where ids.count > 12: ids.remove(at: place)
      case 7: ids[min(place, goal)...max(place, goal)].shuffle(using: &random)
      default: ids[min(place, goal)...max(place, goal)].reverse()
      }
    }
  }

  /// A row with the number of its node.
  private struct NumberedRow: View {
    let id: Int
    @State private var number: Int

    init(id: Int, counter: Counter) {
      self.id = id
      _number = State(wrappedValue: counter.next())
    }

    var body: some View {
      Text("\(id) #\(number)")
      if id % 5 == 0 { Text("second") }
    }
  }

  private struct NumberedPage: View {
    let counter: Counter
    var body: some View {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          Text("the start")
          ForEach(counter.ids, id: \.self) { NumberedRow(id: $0, counter: counter) }
          Text("the end")
        }
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `rows in view before and after a change keep their state`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counter = Counter()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 10) {
      NumberedPage(counter: counter).controlled(by: user)
    }
    func numbers() -> [Substring: Substring] {
      let parts = harness.screen.map { $0.split(separator: " #") }.filter { $0.count == 2 }
      return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
    }
    for step in 0..<60 {
      if random.chance(1, in: 3) { harness.scroll(y: Int.random(in: -4...4, using: &random)) }
      let before = numbers()
      user.act(in: harness) { counter.edit(&random) }
      for (id, number) in numbers() {
        #expect(before[id] ?? number == number, "seed \(seed), step \(step), row \(id)")
      }
      guard harness.repaint() == 0 else {
        Issue.record("a repaint differs: seed \(seed), step \(step)")
        return
      }
    }
  }
}
