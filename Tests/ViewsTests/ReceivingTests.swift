// SPDX-License-Identifier: MIT
// Testing: values that arrive faster than frames: none is lost, and there are no extra frames.

import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct ReceivingTests {
  /// Numbers up to a limit, generated on other threads. Reports the receipt of every ten thousandth
  /// one, and of the end, to `progress`. Waits at the next one until it may `advance`, because a
  /// test can be suspended for minutes.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
    typealias Element = Int
    struct Broken: Error {}

    let progress: AsyncStream<Int>
    private let teller: AsyncStream<Int>.Continuation
    private let permits: AsyncStream<Void>
    private let permitter: AsyncStream<Void>.Continuation
    private let limit: Int
    private let breaks: Bool
    private var next = 0

    init(_ limit: Int, breaks: Bool = false) {
      (progress, teller) = AsyncStream.makeStream()
      (permits, permitter) = AsyncStream.makeStream()
      self.limit = limit
      self.breaks = breaks
      advance()
    }

    func advance() { permitter.yield() }

    mutating func next() async throws -> Int? {
      if next % 10_000 == 0, next > 0 {
        teller.yield(next)
        for await _ in permits { break }
      }
      if next == limit || Task.isCancelled {
        teller.finish()
        if breaks { throw Broken() }
        return nil
      }
      next += 1
      return next - 1
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

  @Test func `each frame shows the latest of many values`() async {
    let numbers = Numbers(200_000)
    let harness = Harness(width: 40, height: 1) { Latest(numbers: numbers) }
    harness.press("⇥")
    var frames = 0
    for await _ in numbers.progress {
      numbers.advance()
      frames += 1
      harness.press("⏎")
      // Keys work between any two values.
      #expect(harness.screen[0].hasSuffix("pressed \(frames)"))
      await harness.advance(by: .milliseconds(16))
    }
    await harness.advance(by: .milliseconds(32))
    #expect(harness.screen[0].hasPrefix("199999 "))
    // One for each key, and one for the values of each frame.
    #expect(harness.recording.bodies.count { $0 == "Latest" } <= 2 * frames + 4)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  /// A sequence of the test's own values. It records how many were received.
  private struct Feed: AsyncSequence, AsyncIteratorProtocol, Sendable {
    typealias Element = Int
    let taken: AsyncStream<Int>
    let source: AsyncStream<Int>.Continuation
    private let values: AsyncStream<Int>
    private let teller: AsyncStream<Int>.Continuation
    private var count = 0

    init() {
      (taken, teller) = AsyncStream.makeStream()
      (values, source) = AsyncStream.makeStream()
    }

    mutating func next() async -> Int? {
      teller.yield(count)
      count += 1
      for await value in values { return value }
      return nil
    }

    func makeAsyncIterator() -> Feed { self }

    func waitUntilTaken(_ wanted: Int) async {
      for await count in taken where count == wanted { return }
    }
  }

  @Test func `the values of one frame arrive together`() async {
    struct Shown: View {
      let feed: Feed
      @State private var value = 0
      var body: some View { Text("\(value)").onReceive(latestOf: feed) { value = $0 } }
    }
    let feed = Feed()
    let harness = Harness(width: 10, height: 1) { Shown(feed: feed) }
    feed.source.yield(1)
    await feed.waitUntilTaken(1)
    await harness.settle()
    #expect(harness.screen == ["1"])
    harness.recording.reset()
    for value in 2...50 { feed.source.yield(value) }
    await feed.waitUntilTaken(50)
    await harness.settle()
    // The clock doesn't advance, so the next frame isn't due.
    #expect(harness.isAnimating)
    #expect(harness.screen == ["1"])
    #expect(harness.recording.bodies.isEmpty)
    await harness.advance(by: .milliseconds(16))
    #expect(harness.screen == ["50"])
    #expect(harness.recording.bodies == ["Shown"])
    #expect(!harness.isAnimating)
  }

  @MainActor private final class Sink {
    var values: [Int] = []
    var dropped = 0
    var largest = 0
    var ends: [[Int]] = []
    func take(_ batch: FrameBatch<Int>) {
      if batch.hasEnded { ends.append(batch.values) }
      values += batch.values
      dropped += batch.dropped
      largest = max(largest, batch.values.count)
    }
  }

  @Test(arguments: [1, 7, 1_000])
  func `batches are limited, in order, and report the number of dropped values`(limit: Int) async {
    let sink = Sink()
    let numbers = Numbers(100_000)
    let harness = Harness(width: 10, height: 1) {
      Text("x").onReceive(batchesOf: numbers, limit: limit) { sink.take($0) }
    }
    for await _ in numbers.progress {
      numbers.advance()
      await harness.advance(by: .milliseconds(16))
    }
    await harness.advance(by: .milliseconds(32))
    #expect(sink.values.last == 99_999)
    #expect(sink.values.count + sink.dropped == 100_000)
    #expect(sink.largest <= limit)
    #expect(sink.values == sink.values.sorted())
    #expect(Set(sink.values).count == sink.values.count)
  }

  @Test(arguments: [true, false])
  func `the last batch says that the sequence has ended`(isEmpty: Bool) async {
    let (values, source) = AsyncStream<Int>.makeStream()
    let sink = Sink()
    let harness = Harness(width: 10, height: 1) {
      Text("x").onReceive(batchesOf: values, limit: .max) { sink.take($0) }
    }
    source.yield(1)
    await harness.wait { sink.values == [1] }
    #expect(sink.ends == [])
    if !isEmpty { source.yield(2) }
    source.finish()
    await harness.advance(by: .milliseconds(16))
    await harness.wait { sink.values == (isEmpty ? [1] : [1, 2]) }
    await harness.advance(by: .milliseconds(16))
    await harness.wait { !sink.ends.isEmpty }
    #expect(sink.ends.count == 1 && sink.dropped == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `values arrive in a hidden tab, a batch per frame`() async {
    let feed = Feed()
    let sink = Sink()
    let harness = Harness(width: 20, height: 3) {
      TabView {
        Text("log").onReceive(batchesOf: feed, limit: 10) { sink.take($0) }.tabItem { Text("Log") }
        Text("other").tabItem { Text("Other") }
      }
    }
    harness.press("⇥ →")
    #expect(harness.screen.contains { $0.contains("other") })
    for value in 1...3 {
      feed.source.yield(value)
      await feed.waitUntilTaken(value)
      await harness.settle()
    }
    // The first one at once, and the others with the next frame.
    #expect(sink.values == [1])
    await harness.advance(by: .milliseconds(16))
    #expect(sink.values == [1, 2, 3] && sink.dropped == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `values stop when their view is removed, and an error is logged`() async {
    struct Screen: View {
      let numbers: Numbers
      let sink: Sink
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("x").onReceive(batchesOf: numbers) { sink.take($0) }
          }
        }
        .onKeyPress("x") {
          isShown = false
          return .handled
        }
      }
    }
    let sink = Sink()
    let numbers = Numbers(.max)
    let harness = Harness(width: 10, height: 1) { Screen(numbers: numbers, sink: sink) }
    for await _ in numbers.progress { break }
    await harness.advance(by: .milliseconds(16))
    #expect(!sink.values.isEmpty)
    // More values are generated while the view is removed.
    numbers.advance()
    harness.press("x")
    let count = sink.values.count
    await harness.advance(by: .milliseconds(64))
    #expect(sink.values.count == count)
    #expect(!harness.isAnimating)

    let broken = Numbers(3, breaks: true)
    let failing = Harness(width: 10, height: 1) {
      Text("x").onReceive(latestOf: broken) { _ in }
    }
    for await _ in broken.progress {}
    while failing.log.entries.isEmpty { await Task.yield() }
    #expect(failing.log.entries.first?.message.contains("Broken") == true)
  }
}
