// SPDX-License-Identifier: MIT
// Testing: a task that changes the state all the time draws no more frames than a screen shows.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct FramePaceTests {
  private struct Counter: View {
    let values: AsyncStream<Int>
    @State private var value = 0
    @State private var presses = 0

    var body: some View {
      HStack {
        Text("\(value)")
        Button("\(presses)") { presses += 1 }
      }
      .task { for await value in values { self.value = value } }
    }
  }

  private let values: AsyncStream<Int>
  private let source: AsyncStream<Int>.Continuation
  private let harness: Harness
  private let frame = Duration.nanoseconds(16_666_666)

  init() async {
    let (values, source) = AsyncStream.makeStream(of: Int.self)
    self.values = values
    self.source = source
    harness = Harness(width: 12, height: 1) { Counter(values: values) }
    harness.runtime.pacesFrames = true
    await harness.settle()
    await harness.advance(by: .milliseconds(100))
  }

  private func yield(_ value: Int) async {
    source.yield(value)
    await harness.settle()
  }

  @Test func `the first change is drawn at once and the next ones a frame later`() async {
    await yield(1)
    #expect(harness.screen[0].contains("1"))
    await yield(2)
    await yield(3)
    #expect(harness.screen[0].contains("1"))
    await harness.advance(by: frame - .nanoseconds(1))
    #expect(harness.screen[0].contains("1"))
    await harness.advance(by: .nanoseconds(1))
    #expect(harness.screen[0].contains("3"))
    #expect(!harness.isAnimating)
  }

  @Test func `a key is drawn at once with all that waits`() async {
    await yield(1)
    await yield(2)
    harness.press("⏎")
    #expect(harness.screen[0].contains("2"))
    #expect(!harness.isAnimating)
  }

  @Test func `the result of an action follows its key at once`() async {
    await yield(1)
    await harness.advance(by: .milliseconds(100))
    harness.press("⏎")
    await yield(7)
    #expect(harness.screen[0].contains("7"))
  }

  @Test func `a thousand changes per second draw sixty frames`() async {
    var frames = 0
    harness.runtime.onFrame = { frames += 1 }
    for value in 1...250 {
      await yield(value)
      await harness.advance(by: .milliseconds(1))
    }
    await harness.advance(by: frame)
    #expect(harness.screen[0].contains("250"))
    #expect((15...16).contains(frames))
  }
}
