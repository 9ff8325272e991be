// SPDX-License-Identifier: MIT
// Testing: the sizes of panes, compared with a model, after random drags and window changes.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@testable import CuriumControls

/// Returns the exact extents of panes, for the unit with which they add up, found by bisection.
private func exact(_ room: Int, _ panes: [SplitPane], _ weight: (SplitPane) -> Double) -> [Double] {
  func cells(_ unit: Double) -> [Double] {
    panes.map { max(Double($0.least), min(unit * weight($0), Double($0.most))) }
  }
  var (low, high) = (0.0, 1e7)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    if cells(middle).reduce(0, +) < Double(room) { low = middle } else { high = middle }
  }
  return cells(high)
}

@MainActor struct SplitRoomTests {
  private func random(_ random: inout SeededRandom) -> SplitPane {
    let least = Int32.random(in: 0...8, using: &random)
    var pane = SplitPane(
      least: least,
      most: random.chance(1, in: 2) ? 1_000_000 : least + Int32.random(in: 0...30, using: &random))
    if random.chance(1, in: 2) { pane.cells = Int32.random(in: 1...30, using: &random) }
    pane.weight = Double(Int.random(in: 1...5, using: &random))
    pane.priority = Double(Int.random(in: 0...2, using: &random))
    pane.isCollapsed = random.chance(1, in: 8)
    return pane
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `panes hide by priority, and divide the rest like the model`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let panes = (0..<Int.random(in: 1...5, using: &random)).map { _ in self.random(&random) }
      let room = Int.random(in: 0...90, using: &random)
      let spacing = Int.random(in: -1...3, using: &random)
      let found = SplitRoom.extents(of: panes, in: Int32(room), spacing: Int32(spacing))
      let place = Comment(
        rawValue: "seed \(seed): \(panes) in \(room), spacing \(spacing), are \(found)")

      var shown = panes.indices.filter { !panes[$0].isCollapsed }
      func least() -> Int {
        shown.reduce(spacing * (shown.count - 1)) { $0 + Int(panes[$1].least) }
      }
      for index in panes.indices.reversed().sorted(by: { panes[$0].priority < panes[$1].priority })
      where shown.count > 1 && least() > room { shown.removeAll { $0 == index } }
      #expect(panes.indices.filter { found[$0] != nil } == shown, place)

      let kept = shown.map { panes[$0] }
      let extents = shown.compactMap { found[$0].map(Int.init) }
      let space = max(0, room - spacing * max(0, shown.count - 1))
      if shown.count < 2 {
        #expect(extents == [space] || shown.isEmpty, place)
        continue
      }
      let most = kept.reduce(0) { $0 + Int($1.most) }
      #expect(extents.reduce(0, +) == min(space, most), place)
      for (pane, extent) in zip(kept, extents) {
        #expect((Int(pane.least)...Int(pane.most)).contains(extent), place)
      }
      let wanting = kept.indices.filter { kept[$0].cells != nil }
      let sharing = kept.indices.filter { kept[$0].cells == nil }
      let rest = space - wanting.reduce(0) { $0 + extents[$1] }
      let parts = exact(rest, sharing.map { kept[$0] }, \.weight)
      for (index, part) in zip(sharing, parts) {
        #expect(abs(Double(extents[index]) - part) < 1 + 1e-6, place)
      }
      // Panes get their requested size unless the others are at their limits.
      let asWanted = wanting.allSatisfy { index in
        let pane = kept[index]
        return extents[index] == Int(max(pane.least, min(pane.cells ?? 0, pane.most)))
      }
      let atLimit =
        sharing.allSatisfy { extents[$0] == Int(kept[$0].least) }
        || sharing.allSatisfy { extents[$0] == Int(kept[$0].most) }
      #expect(asWanted || atLimit, place)
    }
  }

  private struct Spec {
    let least: Int
    let ideal: Length?
    let most: Length
  }

  private struct Panes: View {
    let specs: [Spec]
    var body: some View {
      SplitView(.horizontal) {
        ForEach(specs.indices, id: \.self) { index in
          fill(Character(Unicode.Scalar(UInt8(97 + index))))
            .paneSize(
              min: Length(specs[index].least), ideal: specs[index].ideal, max: specs[index].most)
        }
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `a drag changes two panes, even when the window changes and changes back`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let specs = (0..<Int.random(in: 2...4, using: &random)).map { _ -> Spec in
      let ideals: [Length?] = [nil, 7, 12, .fraction(1 / 4), .share(2)]
      return Spec(
        least: Int.random(in: 1...4, using: &random),
        ideal: ideals[Int.random(in: ideals.indices, using: &random)],
        most: random.chance(1, in: 3) ? 20 : .infinity)
    }
    let harness = Harness(width: 60, height: 1) { Panes(specs: specs) }
    func widths() -> [Int] {
      specs.indices.map { index in
        harness.screen[0].unicodeScalars.count { $0.value == 97 + UInt32(index) }
      }
    }
    for _ in 0..<12 {
      let before = widths()
      let place = Comment(rawValue: "seed \(seed): \(specs), \(before)")
      if random.chance(1, in: 3) {
        harness.resize(width: Int.random(in: 1...150, using: &random), height: 1)
        #expect(harness.repaint() == 0, place)
        harness.resize(width: 60, height: 1)
        #expect(widths() == before, place)
        continue
      }
      let divider = Int.random(in: 0..<specs.count - 1, using: &random)
      let distance = Int.random(in: 1...12, using: &random) * (random.chance(1, in: 2) ? 1 : -1)
      let from = before[...divider].reduce(divider, +)
      let to = from + distance
      for (kind, x) in [(PointerEvent.Kind.down, from), (.dragged, to), (.up, to)] {
        harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 0)))
      }
      let sum = before[divider] + before[divider + 1]
      func most(_ index: Int) -> Int { specs[index].most == 20 ? 20 : 1_000 }
      let least = max(specs[divider].least, sum - most(divider + 1))
      let greatest = max(least, min(most(divider), sum - specs[divider + 1].least))
      var expected = before
      expected[divider] = max(least, min(before[divider] + to - from, greatest))
      expected[divider + 1] = sum - expected[divider]
      #expect(widths() == expected, place)
      #expect(harness.repaint() == 0, place)
    }
  }
}
