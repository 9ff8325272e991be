// SPDX-License-Identifier: MIT
// Testing: fractions, shares and the division of a length by weight, against a model.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@testable import CuriumEngine

/// A part of a length in the model.
private struct Part: CustomStringConvertible {
  let weight: Double
  let least: Int
  let most: Int
  var description: String { "\(weight) in \(least)…\(most)" }

  static func random(_ random: inout SeededRandom) -> Part {
    let least = Int.random(in: 0...12, using: &random)
    let spread = random.chance(1, in: 3) ? 1_000 : Int.random(in: 0...20, using: &random)
    return Part(
      weight: Double(Int.random(in: 1...9, using: &random))
        * (random.chance(1, in: 4) ? 0.25 : 1), least: least, most: least + spread)
  }

  /// The cells of the part if a weight of one is `unit` cells.
  func cells(_ unit: Double) -> Double { max(Double(least), min(unit * weight, Double(most))) }
}

/// Returns the exact parts of `room`, for the unit with which they add up, found by bisection.
private func model(_ room: Int, _ parts: [Part]) -> [Double] {
  var (low, high) = (0.0, 1e6)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    let sum = parts.reduce(0) { $0 + $1.cells(middle) }
    if sum < Double(room) { low = middle } else { high = middle }
  }
  return parts.map { $0.cells(high) }
}

private func divide(_ room: Int, _ parts: [Part]) -> [Int] {
  var shares = parts.map {
    RoomShare(weight: $0.weight, least: Int32($0.least), most: Int32($0.most))
  }
  shares.withUnsafeMutableBufferPointer { RoomShare.divide(Int32(room), among: $0) }
  return shares.map { Int($0.extent) }
}

@MainActor struct RoomShareTests {
  @Test(arguments: SeededRandom.seeds(20))
  func `parts keep their limits and weights, and use the whole length`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let parts = (0..<Int.random(in: 1...7, using: &random)).map { _ in Part.random(&random) }
      let room = Int.random(in: 0...120, using: &random)
      let found = divide(room, parts)
      let place = Comment(rawValue: "seed \(seed): \(room) among \(parts) is \(found)")
      let least = parts.reduce(0) { $0 + $1.least }
      let most = parts.reduce(0) { $0 + $1.most }
      #expect(found.reduce(0, +) == max(least, min(room, most)), place)
      for (part, (cells, exact)) in zip(parts, zip(found, model(room, parts))) {
        #expect((part.least...part.most).contains(cells), place)
        #expect(abs(Double(cells) - exact) < 1 + 1e-6, place)
      }
    }
  }

  @Test func `the first parts get the leftover cells`() {
    let equal = Part(weight: 1, least: 0, most: 100)
    #expect(divide(10, [equal, equal, equal]) == [4, 3, 3])
    #expect(divide(11, [equal, equal, equal]) == [4, 4, 3])
    #expect(divide(2, [equal, equal, equal]) == [1, 1, 0])
  }

  /// A view in a row, and its own number of cells.
  private enum Item: CustomStringConvertible {
    case fixed(Int)
    case fraction(Int)
    case share(Part)

    var description: String {
      switch self {
      case .fixed(let cells): "\(cells)"
      case .fraction(let parts): "\(parts)/12"
      case .share(let part): "share \(part)"
      }
    }

    @MainActor func view(_ letter: Character) -> AnyView {
      switch self {
      case .fixed(let cells): AnyView(fill(letter).frame(width: cells))
      case .fraction(let parts):
        AnyView(fill(letter).frame(width: .fraction(Double(parts) / 12)).background(.accentColor))
      case .share(let part):
        AnyView(
          fill(letter).frame(
            minWidth: Length(part.least), idealWidth: .share(part.weight),
            maxWidth: Length(part.most)))
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `rows and columns divide the space left by fixed views and fractions`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      let items = (0..<Int.random(in: 1...5, using: &random)).map { _ -> Item in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .fixed(Int.random(in: 1...6, using: &random))
        case 1: .fraction(Int.random(in: 1...2, using: &random))
        default: .share(.random(&random))
        }
      }
      let gap = Int.random(in: 0...1, using: &random)
      let room = Int.random(in: 80...130, using: &random)
      let whole = room - gap * (items.count - 1)
      var rest = whole
      for item in items {
        switch item {
        case .fixed(let cells): rest -= cells
        case .fraction(let parts): rest -= whole * parts / 12
        case .share: break
        }
      }
      let parts = items.compactMap { item -> Part? in
        if case .share(let part) = item { part } else { nil }
      }
      if rest < parts.reduce(0, { $0 + $1.least }) { continue }
      var shares = divide(rest, parts)
      let wanted = items.map { item in
        switch item {
        case .fixed(let cells): cells
        case .fraction(let parts): whole * parts / 12
        case .share: shares.removeFirst()
        }
      }
      let letters = Array("abcde")
      let harness = Harness(width: room, height: 1) {
        HStack(spacing: Length(gap)) {
          ForEach(items.indices, id: \.self) { items[$0].view(letters[$0]) }
        }
      }
      #expect(
        items.indices.map { index in harness.screen[0].count { $0 == letters[index] } } == wanted,
        Comment(rawValue: "seed \(seed): \(items), \(gap) apart, in \(room)"))
      #expect(harness.repaint() == 0)
    }
  }
}
