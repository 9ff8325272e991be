// SPDX-License-Identifier: MIT
// Testing: the use of the machine, and the tree of processes.

import Testing

@testable import ProcessScreens

@Suite struct MachineTests {
  private static let memory = Array(
    ("MemTotal:       16000 kB\nMemFree:         1000 kB\nMemAvailable:    4000 kB\n"
      + "Buffers: 1000 kB\nCached: 2000 kB\nSwapTotal: 2000 kB\nSwapFree: 1500 kB\n").utf8)

  private func reading(busy: Int, idle: Int) -> MachineReading {
    let stat =
      "cpu  \(busy) 0 0 \(idle) 0 0 0 0 0 0\ncpu0 1 0 0 1 0 0 0 0\ncpu1 1 0 0 1 0 0 0 0\nintr 5\n"
    return MachineReading(stat: Array(stat.utf8), memory: Self.memory)
  }

  @Test func `reads the kernel's files`() {
    let reading = reading(busy: 30, idle: 70)
    #expect(reading.processors == ProcessorTime(busy: 30, total: 100))
    #expect(reading.cores == [ProcessorTime(busy: 1, total: 2), ProcessorTime(busy: 1, total: 2)])
    #expect(
      reading.memory
        == MemoryUse(
          total: 16_000 * 1024, used: 12_000 * 1024, cached: 3_000 * 1024, free: 1_000 * 1024,
          swapTotal: 2_000 * 1024, swapUsed: 500 * 1024))
    #expect(MachineReading(stat: [], memory: [1, 2, 3]) == MachineReading())
  }

  @Test func `a load is the busy part of the time between two samples`() {
    var history = MachineHistory()
    history.take(reading(busy: 100, idle: 100))
    #expect(history.loads == [])
    history.take(reading(busy: 125, idle: 175))
    #expect(history.loads == [25])
    #expect(history.memory == [75, 75])
    for index in 0..<300 { history.take(reading(busy: 200 + index, idle: 200)) }
    #expect(history.loads.count == MachineHistory.length)
  }

  @Test func `the newest values are at the end`() {
    #expect(MachineHistory.newest(2, of: [1, 2, 3]) == [2, 3])
    let padded = MachineHistory.newest(3, of: [1])
    #expect(padded.count == 3 && padded[0].isNaN && padded[2] == 1)
    #expect(MachineHistory.newest(-1, of: [1]) == [])
  }

  @Test func `children are below their parents, in the order of the list`() {
    let entries = [
      ProcessReading.fake(4, "zsh", parent: 2), .fake(1, "init", parent: 0),
      .fake(3, "sshd", parent: 1), .fake(2, "login", parent: 1), .fake(9, "lost", parent: 77),
      .fake(5, "vim", parent: 4),
    ].map { ProcessEntry(reading: $0, load: nil) }
    let tree = ProcessTree(entries)
    let rows = tree.entries.map { (tree.branches[$0.id] ?? "") + $0.reading.name }
    #expect(rows == ["init", "├ sshd", "└ login", "  └ zsh", "    └ vim", "lost"])
  }

  @Test func `processes that are each other's parents aren't drawn forever`() {
    let entries = [ProcessReading.fake(1, "a", parent: 2), .fake(2, "b", parent: 1)].map {
      ProcessEntry(reading: $0, load: nil)
    }
    #expect(ProcessTree(entries).entries.count == 2)
  }
}
