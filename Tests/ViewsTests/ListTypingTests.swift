// SPDX-License-Identifier: MIT
// Testing: finding rows of a list by typing.

import CuriumLists
import CuriumTerminal
import CuriumPreviews
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct ListTypingTests {
  private typealias Model = ListTests.Model

  @Test func `a search that takes several turns ends at the right row`() async {
    let model = Model()
    let harness = Harness(width: 20, height: 6) {
      List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
        ForEach(0..<6_000) { Text(String($0)) }
      }
    }
    harness.press("⇥")
    harness.type("4711")
    await harness.advance(by: .seconds(1))
    #expect(model.one == 4_711)
    #expect(harness.position(of: "▌ 4711") != nil)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `typing goes to the next row with this prefix, however far`() async {
    struct Names: View {
      @Binding var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<3_000) { Text($0 % 1_000 == 999 ? "Zebra \($0 / 1_000)" : "ant \($0)") }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 6) {
      Names(chosen: Binding(get: { model.one }, set: { model.one = $0 }))
    }
    harness.press("⇥")
    harness.type("ant 250")
    #expect(model.one == 250)
    #expect(harness.position(of: "▌ ant 250") != nil)
    await harness.advance(by: .seconds(2))
    harness.type("ze")
    await harness.advance(by: .seconds(2))
    #expect(model.one == 999)
    harness.type("z")
    await harness.advance(by: .seconds(2))
    #expect(model.one == 1_999)
    harness.type("q")
    await harness.advance(by: .seconds(2))
    #expect(model.one == 1_999)
    #expect(!harness.isAnimating)
    #expect(harness.takeStatistics().nodes < 100)
    #expect(harness.repaint() == 0)
  }

  @Test func `a burst of letters reads each row once, with or without a match`() async {
    final class Reads { var count = 0 }
    struct Names: View {
      @Binding var chosen: Int?
      let reads: Reads
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<2_000) { number in
            reads.count += 1
            return Text("ant \(number)")
          }
        }
      }
    }
    let model = Model()
    let reads = Reads()
    let harness = Harness(width: 20, height: 6) {
      Names(chosen: Binding(get: { model.one }, set: { model.one = $0 }), reads: reads)
    }
    harness.press("⇥")
    reads.count = 0
    harness.send((0..<400).map { _ in .key(KeyPress("q")) })
    await harness.advance(by: .seconds(2))
    #expect(model.one == nil && reads.count < 2_100)
    reads.count = 0
    harness.send("ant 1999".map { .key(KeyPress(KeyEquivalent($0))) })
    await harness.advance(by: .seconds(2))
    #expect(model.one == 1_999 && reads.count < 2_100)
    #expect(harness.repaint() == 0 && !harness.isAnimating)
  }
}
