// SPDX-License-Identifier: MIT
// Testing: values that come faster than frames cost frames, not values.

import CuriumTesting
import CuriumTokens
import CuriumViews
import Testing

@MainActor @Suite struct ReceivingTests {
  /// Numbers up to a limit, without any pause, until nobody reads on.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
    typealias Element = Int
    struct Broken: Error {}
    let limit: Int
    var breaks = false
    private var last = -1

    init(_ limit: Int, breaks: Bool = false) {
      self.limit = limit
      self.breaks = breaks
    }

    mutating func next() async throws -> Int? {
      if last + 1 == limit, breaks { throw Broken() }
      last += 1
      return last < limit && !Task.isCancelled ? last : nil
    }

    func makeAsyncIterator() -> Numbers { self }
  }

  private struct Latest: View {
    let numbers: Numbers
    @State private var value = -1
    @State private var pressed = 0

    var body: some View {
      HStack {
        Text("\(value)").onReceive(latestOf: numbers) { value = $0 }
        Button("pressed \(pressed)") { pressed += 1 }
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func `the latest of many values is shown, a frame at a time`()
    async
  {
    let harness = Harness(width: 40, height: 1) { Latest(numbers: Numbers(200_000)) }
    _ = harness.takeStatistics()
    harness.press("⇥")
    var frames = 0
    while harness.screen[0].split(separator: " ")[0] != "199999" {
      harness.press("⏎")
      await harness.advance(by: .milliseconds(16))
      frames += 1
      // Keys act between any two values.
      #expect(harness.screen[0].hasSuffix("pressed \(frames)"))
    }
    let latest = harness.recording.bodies.count { $0 == "Latest" }
    // One for the key and one for the values.
    #expect(latest <= 2 * frames + 3)
    await harness.advance(by: .milliseconds(32))
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `values of one frame are taken together`() async {
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    struct Shown: View {
      let stream: AsyncStream<Int>
      @State private var value = 0
      var body: some View { Text("\(value)").onReceive(latestOf: stream) { value = $0 } }
    }
    let harness = Harness(width: 10, height: 1) { Shown(stream: stream) }
    var last = 0
    func send(until isShown: () -> Bool) async {
      while !isShown() { await harness.settle() }
    }
    source.yield(1)
    await send { harness.screen == ["1"] }
    harness.recording.reset()
    for value in 2...50 {
      source.yield(value)
      last = value
    }
    // The clock stands still, so the next frame is not due.
    while !harness.isAnimating { await harness.settle() }
    #expect(harness.screen == ["1"])
    #expect(harness.recording.bodies.isEmpty)
    source.finish()
    await harness.advance(by: .milliseconds(16))
    await send { harness.screen == ["\(last)"] }
    #expect(harness.recording.bodies.count <= 2)
  }

  @MainActor private final class Sink {
    var values: [Int] = []
    var dropped = 0
    var largest = 0
    func take(_ batch: FrameBatch<Int>) {
      values += batch.values
      dropped += batch.dropped
      largest = max(largest, batch.values.count)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1, 7, 1_000])
  func `batches are bounded, in order, and tell what they lack`(limit: Int) async {
    let sink = Sink()
    let harness = Harness(width: 10, height: 1) {
      Text("x").onReceive(batchesOf: Numbers(100_000), limit: limit) { sink.take($0) }
    }
    while sink.values.last != 99_999 { await harness.advance(by: .milliseconds(16)) }
    #expect(sink.values.count + sink.dropped == 100_000)
    #expect(sink.largest <= limit)
    #expect(sink.values == sink.values.sorted())
    #expect(Set(sink.values).count == sink.values.count)
  }

  @Test(.timeLimit(.minutes(1))) func `values end with their view, and an error is logged`() async {
    struct Screen: View {
      let sink: Sink
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("x").onReceive(batchesOf: Numbers(.max)) { sink.take($0) }
          }
        }
        .onKeyPress("x") {
          isShown = false
          return .handled
        }
      }
    }
    let sink = Sink()
    let harness = Harness(width: 10, height: 1) { Screen(sink: sink) }
    while sink.values.isEmpty { await harness.advance(by: .milliseconds(16)) }
    harness.press("x")
    let count = sink.values.count
    await harness.advance(by: .milliseconds(64))
    #expect(sink.values.count == count)
    #expect(!harness.isAnimating)

    let failing = Harness(width: 10, height: 1) {
      Text("x").onReceive(latestOf: Numbers(3, breaks: true)) { _ in }
    }
    while failing.log.entries.isEmpty { await failing.settle() }
    #expect(failing.log.entries.first?.message.contains("Broken") == true)
  }
}
