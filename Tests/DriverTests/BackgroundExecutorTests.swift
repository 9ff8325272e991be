// SPDX-License-Identifier: MIT
// Testing: code outside the main actor that tasks of views call.

import CuriumDriver
import Dispatch
import Testing

struct BackgroundExecutorTests {
  private actor Counter {
    private(set) var count = 0

    func add() -> Bool {
      count += 1
      return DispatchQueue.getSpecific(key: mainKey) == nil
    }
  }

  private static let mainKey = DispatchSpecificKey<Bool>()

  /// Starts a task like those of views.
  @MainActor private func start<Value: Sendable>(
    _ work: @escaping @MainActor () async -> Value
  ) -> Task<Value, Never> {
    DispatchQueue.main.setSpecific(key: Self.mainKey, value: true)
    return Task(executorPreference: DriverEventLoop().taskExecutor, operation: work)
  }

  @Test @MainActor func `an actor runs on another thread, and its caller on the main actor`() async
  {
    let counter = Counter()
    let (isElsewhere, isBack) = await start {
      (await counter.add(), DispatchQueue.getSpecific(key: Self.mainKey) == true)
    }.value
    #expect(isElsewhere && isBack)
  }

  @Test @MainActor func `every job runs once`() async {
    let counters = (0..<8).map { _ in Counter() }
    let tasks = (0..<2_000).map { place in start { await counters[place % 8].add() } }
    for task in tasks { #expect(await task.value) }
    for counter in counters { #expect(await counter.count == 250) }
  }

  @Test @MainActor func `a job that blocks doesn't delay others`() async {
    let signal = DispatchSemaphore(value: 0)
    let blocked = start { await Self.wait(for: signal) }
    let counter = Counter()
    #expect(await start { await counter.add() }.value)
    signal.signal()
    await blocked.value
  }

  private nonisolated static func wait(for signal: DispatchSemaphore) async {
    Self.block(on: signal)
  }

  private nonisolated static func block(on signal: DispatchSemaphore) { signal.wait() }
}
