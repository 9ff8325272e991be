// SPDX-License-Identifier: MIT
// Testing: the columns of a grid that adapts to the width, against a model.

import TestModels
import Testing

@testable import CuriumTerminal

struct GridTrackTests {
  private func text(_ tracks: [GridTrack]) -> [String] {
    tracks.map { "\($0.item): \($0.start)..<\($0.end)" }
  }

  @Test(arguments: [
    (80, ["0: 0..<26", "0: 27..<53", "0: 54..<80"]),
    (74, ["0: 0..<24", "0: 25..<49", "0: 50..<74"]),
    (73, ["0: 0..<36", "0: 37..<73"]), (48, ["0: 0..<48"]), (10, ["0: 0..<10"]), (0, ["0: 0..<0"]),
  ])
  func `as many columns of 24 cells as fit`(room: Int, columns: [String]) {
    let item = (width: GridTrack.Width.adaptive(minimum: 24, maximum: .max), gap: 1)
    #expect(text(GridTrack.tracks([item], in: room)) == columns)
  }

  @Test func `fixed, flexible and adaptive columns divide the width`() {
    let items: [(width: GridTrack.Width, gap: Int)] = [
      (.fixed(6), 2), (.flexible(minimum: 1, maximum: 10), 1),
      (.adaptive(minimum: 8, maximum: 9), 1),
    ]
    #expect(
      text(GridTrack.tracks(items, in: 40))
        == ["0: 0..<6", "1: 8..<18", "2: 19..<28", "2: 29..<38"])
    #expect(
      text(GridTrack.tracks(items, in: nil)) == ["0: 0..<6", "1: 8..<9", "2: 10..<18"])
  }

  @Test func `extreme widths and negative gaps leave at least one column for each item`() {
    let wild: [(width: GridTrack.Width, gap: Int)] = [
      (.adaptive(minimum: .min, maximum: .min), .min), (.fixed(.min), -1),
      (.flexible(minimum: .max, maximum: 0), 0), (.fixed(.max), 0),
    ]
    for room in [0, 1, 1 << 20] {
      let tracks = GridTrack.tracks(wild, in: room)
      #expect(tracks.allSatisfy { $0.length >= 0 && $0.length <= 1 << 20 })
      #expect(tracks.last?.item == 3)
    }
    #expect(
      GridTrack.tracks([(.adaptive(minimum: 1, maximum: .max), 0)], in: 1 << 20).count == 1_000)
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `columns keep their limits and gaps, and fill the width if they can`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let room = random.below(120)
      let items: [(width: GridTrack.Width, gap: Int)] = (0..<1 + random.below(4)).map { _ in
        let minimum = 1 + random.below(20)
        let maximum = random.chance(1, in: 2) ? Int.max : minimum + random.below(20)
        return (
          random.pick([
            .fixed(minimum), .flexible(minimum: minimum, maximum: maximum),
            .adaptive(minimum: minimum, maximum: maximum),
          ]), random.below(4)
        )
      }
      check(GridTrack.tracks(items, in: room), items, room, "seed \(seed): \(items) in \(room)")
    }
  }

  private func check(
    _ tracks: [GridTrack], _ items: [(width: GridTrack.Width, gap: Int)], _ room: Int,
    _ place: Comment
  ) {
    #expect(Set(tracks.map(\.item)) == Set(items.indices), place)
    #expect(tracks.first?.start == 0, place)
    for (track, next) in zip(tracks, tracks.dropFirst()) {
      #expect(next.start == track.end + items[track.item].gap, place)
      #expect(next.item == track.item || next.item == track.item + 1, place)
    }
    var least = items.dropLast().reduce(0) { $0 + $1.gap }
    var canGrow = false
    for (index, item) in items.enumerated() {
      let own = tracks.filter { $0.item == index }
      switch item.width {
      case .fixed(let width):
        #expect(own.map(\.length) == [width], place)
        least += width
      case .flexible(let minimum, let maximum):
        #expect(own.count == 1 && minimum...max(minimum, maximum) ~= own[0].length, place)
        least += minimum
        if maximum == .max { canGrow = true }
      case .adaptive(let minimum, let maximum):
        least += minimum
        if maximum == .max { canGrow = true }
        #expect(own.allSatisfy { $0.length <= max(minimum, maximum) }, place)
        if own.count > 1 { #expect(own.allSatisfy { $0.length >= minimum }, place) }
        let lengths = own.map(\.length)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1, place)
        // One more column wouldn't fit.
        if maximum == .max, let first = own.first, let last = own.last {
          let width = last.end - first.start
          #expect((own.count + 1) * (minimum + item.gap) - item.gap > width, place)
        }
      }
    }
    if canGrow, least <= room { #expect(tracks.last.map { $0.end <= room } == true, place) }
    if items.count == 1, canGrow, least <= room { #expect(tracks.last?.end == room, place) }
  }
}
