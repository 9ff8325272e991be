// SPDX-License-Identifier: MIT
// Testing: the thread-safe functions, called on eight threads while the screen is drawn.

import CuriumTesting
import CuriumControls
import CuriumEngine
import CuriumTokens
import Foundation
import Testing

@MainActor struct ThreadTests {
  private final class Counts {
    var values = Array(repeating: 0, count: 8)
    var sets = 0
  }

  private struct Screen: View {
    @Environment(\.log) private var log
    var body: some View { Text("\(log.count) entries") }
  }

  @Test func `eight threads can write to the log and bindings`() async {
    let harness = Harness(width: 20, height: 1) { Screen() }
    let log = harness.log
    let counts = Counts()
    let bindings = (0..<8).map { number in
      Binding(
        get: { counts.values[number] },
        set: {
          counts.values[number] = $0
          counts.sets += 1
        })
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let group = DispatchGroup()
      for number in 0..<8 {
        group.enter()
        Thread {
          for value in 1...100 {
            log.info("\(value)", source: "\(number)")
            _ = (log.count, log.entries.last)
            bindings[number].wrappedValue = value
          }
          group.leave()
        }.start()
      }
      for _ in 0..<20 { _ = harness.repaint() }
      group.notify(queue: .main) { done.resume() }
    }
    await harness.settle { counts.sets == 800 }
    await harness.settle()
    #expect(counts.values == Array(repeating: 100, count: 8) && counts.sets == 800)
    #expect(harness.screen == ["800 entries"])
    for number in 0..<8 {
      let own = log.entries.filter { $0.source == "\(number)" }
      #expect(own.map(\.message) == (1...100).map { "\($0)" })
    }
  }

  @Test func `another thread takes no part in an animation of the main actor`() {
    nonisolated(unsafe) var isAnimated = true
    withAnimation(.linear(duration: 1)) {
      withAnimation(nil) {}
      #expect(Transaction.current?.animation != nil)
      let done = DispatchSemaphore(value: 0)
      Thread {
        isAnimated = Transaction.current != nil
        done.signal()
      }.start()
      done.wait()
    }
    #expect(!isAnimated)
    #expect(Transaction.current == nil)
  }
}
