// SPDX-License-Identifier: MIT
// Testing: alignment guides defined by apps, and their cost when there are none.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct AlignmentGuideTests {
  @Test func `changing a guide moves the views aligned by it, even through nested frames`() {
    struct Content: View {
      @State private var indent = 1
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Indented(indent: indent).frame(width: 4, alignment: .leading)
          }
          Text("below")
        }
        .onKeyPress("x") {
          indent += 2
          return .handled
        }
      }
    }
    struct Indented: View {
      let indent: Int
      var body: some View { Text("in").alignmentGuide(HorizontalAlignment.own) { _ in -indent } }
    }
    let harness = Harness(width: 12, height: 2) { Content() }
    #expect(harness.screen == ["in", "below"])
    harness.press("x")
    #expect(harness.screen == ["in", "below"])
    let aligned = Harness(width: 12, height: 2) { OwnAligned() }
    #expect(aligned.screen == [" in", "below"])
    aligned.press("x")
    #expect(aligned.screen == ["   in", "below"])
    #expect(aligned.repaint() == 0)
  }

  private struct OwnAligned: View {
    @State private var indent = 1
    var body: some View {
      VStack(alignment: .own) {
        HStack {
          Text("in").alignmentGuide(.own) { _ in -indent }.frame(width: 4, alignment: .leading)
        }
        Text("below")
      }
      .onKeyPress("x") {
        indent += 2
        return .handled
      }
    }
  }

  @Test func `a guide follows a state that only it reads, also where the environment changes`() {
    struct Content: View {
      @State private var indent = 1
      var body: some View {
        VStack(alignment: .own) {
          Text("in").alignmentGuide(.own) { _ in -indent }.environment(\.tabWidth, 4)
          Text("below")
        }
        .onKeyPress("x") {
          indent += 2
          return .handled
        }
      }
    }
    let harness = Harness(width: 12, height: 2) { Content() }
    #expect(harness.screen == [" in", "below"])
    harness.press("x")
    #expect(harness.screen == ["   in", "below"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a stack without custom guides doesn't measure or place more than before`() {
    struct Rows: View {
      var body: some View {
        VStack { ForEach(0..<100) { Row(index: $0) } }
      }
    }
    struct Row: View {
      let index: Int
      @State private var count = 0
      var body: some View {
        HStack {
          Text("row")
          Text("\(count)").onKeyPress("+") {
            if index == 40 { count += 1 }
            return index == 40 ? .handled : .ignored
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 100) { Rows() }
    _ = harness.takeStatistics()
    harness.press("+")
    let cost = harness.takeStatistics()
    #expect(cost.bodies == 1 && cost.measured == 0 && cost.placed <= 1)
  }
}

private enum Own: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { 0 }
}

extension HorizontalAlignment {
  static var own: HorizontalAlignment { HorizontalAlignment(Own.self) }
}
