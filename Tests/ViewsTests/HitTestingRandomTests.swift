// SPDX-License-Identifier: MIT
// Testing: clicks on random arrangements of views.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct HitTestingRandomTests {
  private typealias Log = HitTestingTests.Log

  /// A random arrangement of texts, each of one letter, that log their letter when clicked.
  private struct Arrangement {
    var random: SeededRandom
    var letters = Array("abcdefghijklmnopqrstuvwxyz")
    let log: Log

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &random)
    }

    @MainActor mutating func view(depth: Int) -> AnyView {
      guard depth > 0, letters.count > 1 else { return text() }
      switch number(0...12) {
      case 0: return text()
      case 1:
        let (first, second) = (view(depth: depth - 1), view(depth: depth - 1))
        return AnyView(
          VStack(spacing: 0) {
            first; second
          })
      case 2, 3, 4:
        let (first, second) = (view(depth: depth - 1), view(depth: depth - 1))
        return AnyView(
          ZStack {
            first; second; Spacer()
          })
      case 5: return AnyView(view(depth: depth - 1).padding(Length(number(0...2))))
      case 6, 7:
        let (x, y) = (number(-5...5), number(-3...3))
        return AnyView(view(depth: depth - 1).offset(x: x, y: y))
      case 8:
        let (x, y) = (number(0...12), number(0...5))
        return AnyView(view(depth: depth - 1).position(x: x, y: y))
      case 9:
        let (width, height) = (number(1...14), number(1...5))
        return AnyView(view(depth: depth - 1).frame(width: width, height: height))
      case 10: return AnyView(view(depth: depth - 1).clipped())
      case 11: return AnyView(view(depth: depth - 1).zIndex(Double(number(-1...1))))
      default:
        let back = view(depth: depth - 1)
        return AnyView(view(depth: depth - 1).background { back })
      }
    }

    @MainActor private mutating func text() -> AnyView {
      let letter = String(letters.removeLast())
      let rows = Array(
        repeating: String(repeating: letter, count: number(1...6)), count: number(1...3))
      return AnyView(
        Text(rows.joined(separator: "\n")).fixedSize()
          .onTapGesture { [log] in log.entries.append(letter) })
    }
  }

  @Test(arguments: SeededRandom.seeds(40))
  func `a click goes to the view whose letter is on the screen`(seed: UInt64) {
    let log = Log()
    var arrangement = Arrangement(random: SeededRandom(seed: seed), log: log)
    let view = arrangement.view(depth: 6)
    let harness = Harness(width: 16, height: 8) { view }
    for (y, row) in harness.screen.enumerated() {
      let letters = row.map(String.init) + Array(repeating: " ", count: 16 - row.count)
      for (x, letter) in letters.enumerated() {
        harness.click(x: x, y: y)
        let clicked = log.take()
        #expect(clicked == (letter == " " ? "" : letter), "\(x), \(y) of \(harness.screen)")
      }
    }
  }
}
