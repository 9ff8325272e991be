// SPDX-License-Identifier: MIT
// Testing: waits on the clock of an app.

import CuriumControls
import CuriumTesting
import Testing

@MainActor struct AppClockTests {
  @MainActor private final class Log {
    var began: [Int] = []
    var ended: [Int] = []
    var isOver = false
  }

  @Test func `waits with the same end continue in the order in which they began`() async {
    struct Sleepers: View {
      let log: Log
      @Environment(\.clock) private var clock

      var body: some View {
        VStack {
          ForEach(0..<20, id: \.self) { number in
            Text("\(number)").task {
              log.began.append(number)
              if await clock.sleep(for: .seconds(1)) { log.ended.append(number) }
            }
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(width: 4, height: 20) { Sleepers(log: log) }
    await harness.advance(by: .seconds(1))
    #expect(log.ended.count == 20)
    #expect(log.ended == log.began)
  }

  @Test func `a task that the app doesn't cancel stops waiting when the app ends`() async {
    struct Starter: View {
      let log: Log
      @Environment(\.clock) private var clock

      var body: some View {
        Button("start") {
          Task {
            while await clock.sleep(for: .seconds(1)) { log.ended.append(1) }
            log.isOver = true
          }
        }
      }
    }
    let log = Log()
    var harness: Harness? = Harness(width: 10, height: 1) { Starter(log: log) }
    harness?.press("⇥ ⏎")
    await harness?.advance(by: .seconds(2))
    #expect(log.ended == [1, 1] && !log.isOver)
    harness = nil
    for _ in 0..<1_000 where !log.isOver { await Task.yield() }
    #expect(log.ended == [1, 1] && log.isOver)
  }

  /// A view that gives its clock to a task.
  private struct Worker: View {
    let work: @MainActor (AppClock) async -> Void
    @Environment(\.clock) private var clock

    var body: some View { Text("work").task { await work(clock) } }
  }

  @Test func `the clock shows the simulated time, and any thread can read it`() async {
    var times: [Duration] = []
    let harness = Harness(width: 4, height: 1) {
      Worker { clock in
        let start = clock.now
        while times.count < 3, await clock.sleep(for: .milliseconds(1_500)) {
          times.append(clock.now - start)
        }
        times.append(await Task.detached { clock.now - start }.value)
      }
    }
    await harness.advance(by: .seconds(5))
    await harness.wait { times.count == 4 }
    #expect(times.prefix(3) == [.milliseconds(1_500), .seconds(3), .milliseconds(4_500)])
    #expect((.milliseconds(4_500)...harness.now).contains(times[3]))
  }

  @Test func `functions that accept any clock wait for the simulated time`() async {
    var end: AppClock.Instant?
    var measured = Duration.zero
    let harness = Harness(width: 4, height: 1) {
      Worker { clock in
        let deadline = clock.now + .seconds(2)
        measured =
          (try? await clock.measure {
            try await Task.sleep(for: .seconds(1), clock: clock)
            try await clock.sleep(until: deadline)
            try await clock.sleep(until: deadline - .seconds(1))
          }) ?? .zero
        end = clock.now
      }
    }
    await harness.advance(by: .milliseconds(1_999))
    #expect(end == nil)
    await harness.advance(by: .milliseconds(1))
    #expect(measured == .seconds(2) && end?.time == .seconds(2))
  }

  @Test func `a wait that can throw ends with an error when its task is cancelled`() async {
    let log = Log()
    var harness: Harness? = Harness(width: 4, height: 1) {
      Worker { clock in
        do {
          try await clock.sleep(until: clock.now + .seconds(1))
        } catch {
          log.isOver = error is CancellationError
        }
      }
    }
    await harness?.advance(by: .milliseconds(10))
    #expect(!log.isOver)
    harness = nil
    for _ in 0..<1_000 where !log.isOver { await Task.yield() }
    #expect(log.isOver)
  }

  @Test func `a clock that doesn't wait advances by the durations of its waits`() async {
    let clock = AppClock { _ in }
    var deadline = clock.now + .seconds(60)
    var waits = 0
    while clock.now < deadline, await clock.sleep(for: .seconds(20)) { waits += 1 }
    #expect(waits == 3 && clock.now == deadline)
    deadline += .seconds(5)
    _ = await clock.sleep(for: deadline - clock.now)
    #expect(clock.now == deadline)
  }
}
