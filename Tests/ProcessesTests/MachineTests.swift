// SPDX-License-Identifier: MIT
// Testing: the use of the machine, and the tree of processes.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

struct MachineTests {
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
    history.take(reading(busy: 100, idle: 100), at: .seconds(1))
    #expect(history.loads == [])
    history.take(reading(busy: 125, idle: 175), at: .seconds(2))
    #expect(history.loads == [25])
    #expect(history.memory == [75, 75])
    // The rest of the copies can't be given up, so it is used memory too.
    #expect(history.cached == [18.75, 18.75])
    for index in 0..<300 {
      history.take(reading(busy: 200 + index, idle: 200), at: .seconds(3 + index))
    }
    #expect(history.loads.count == MachineHistory.length)
  }

  private static let network = """
    Inter-|   Receive                  |  Transmit
     face |bytes    packets errs drop fifo frame compressed multicast|bytes packets
        lo: 900 1 0 0 0 0 0 0 900 1 0 0 0 0 0 0
      eth0:1000 1 0 0 0 0 0 0 400 1 0 0 0 0 0 0
      wlan0: 20 1 0 0 0 0 0 0 3 1 0 0 0 0 0 0
      docker0: 70 1 0 0 0 0 0 0 70 1 0 0 0 0 0 0
    """
  private static let disks = """
       7       0 loop0 5 0 40 0 0 0 0 0 0 0 0
       8       0 sda 120 0 960 31 77 0 616 20 0 0 0
       8       1 sda1 110 0 900 30 70 0 600 19 0 0 0
     259       0 nvme0n1 10 0 40 1 5 0 24 2 0 0 0
     259       1 nvme0n1p1 10 0 40 1 5 0 24 2 0 0 0
     253       0 dm-0 9 0 32 1 4 0 16 2 0 0 0
    """

  @Test func `counts each byte of the network and the disks once`() {
    let reading = MachineReading(
      stat: [], memory: [], network: Array(Self.network.utf8), disks: Array(Self.disks.utf8))
    #expect(
      reading.traffic
        == Traffic(received: 1_020, sent: 403, read: 1_000 * 512, written: 640 * 512))
    #expect(
      MachineReading(stat: [], memory: [], network: [58, 10, 58], disks: [32, 10, 49]).traffic
        == Traffic())
  }

  @Test func `a rate is the bytes between two samples, divided by the time`() {
    var history = MachineHistory()
    for (second, received) in [(10, 5_000), (12, 9_000), (13, 8_000)] {
      var reading = MachineReading()
      reading.traffic.received = UInt64(received)
      history.take(reading, at: .seconds(second))
    }
    #expect(history.rates.map(\.received) == [2_000, 0])
    #expect(history.rates.map(\.written) == [0, 0])
  }

  @Test func `the made-up machine is busy, and its memory suffices`() {
    var machine = SampleMachine()
    var history = MachineHistory()
    for second in 0..<120 {
      let sample = machine.sample()
      #expect(sample.processes.count >= 60)
      #expect(Set(sample.processes.map(\.identity.pid)).count == sample.processes.count)
      let memory = sample.machine.memory
      #expect(memory.used + memory.cached < memory.total, "\(second)")
      history.take(sample.machine, at: sample.time)
    }
    let loads = history.loads.dropFirst(10)
    #expect((loads.min() ?? 0) > 20 && (loads.max() ?? 100) < 95)
    #expect(history.rates.allSatisfy { $0.received > 0 && $0.written > 0 })
  }

  @Test(arguments: [
    (8, 50, 10, 2, 4), (8, 81, 10, 4, 2), (8, 50, 8, 4, 2), (8, 31, 6, 0, 1), (64, 50, 10, 0, 1),
    (1, 20, 8, 1, 1), (0, 50, 10, 0, 0),
  ])
  func `all cores have a meter or a bar`(
    cores: Int, width: Int, height: Int, columns: Int, rows: Int
  ) {
    let grid = CoreGrid(cores: cores, size: CellSize(width: width, height: height))
    #expect((grid.columns, grid.rows) == (columns, rows))
    #expect(grid.columns == 0 || grid.columns * grid.rows >= cores)
  }

  @Test(arguments: [(140, 45), (140, 34), (100, 26)]) @MainActor
  func `the plots of the processor and the memory begin and end in the same rows`(
    width: Int, height: Int
  ) async throws {
    let harness = Harness(width: width, height: height) { ProcessesView(isSample: true) }
    for _ in 0..<5 { await harness.settle() }
    await harness.advance(by: .milliseconds(300))
    for _ in 0..<5 { await harness.settle() }
    for tick in [" 100%", "   0%"] {
      let left = harness.screen.firstIndex { $0.prefix(width / 2).contains(tick) }
      let right = harness.screen.firstIndex { $0.dropFirst(width / 2).contains(tick) }
      #expect(left != nil && left == right, "\(tick)\n\(harness.screen)")
    }
    // The row under the title is empty.
    #expect(height < 45 || harness.screen.firstIndex { $0.contains(" 100%") } == 2)
  }

  @Test(arguments: [
    (10, 0, 8), (10, 2, 8), (10, 3, 6), (10, 4, 6), (8, 3, 4), (6, 2, 4), (1, 0, 2),
  ])
  @MainActor func `plots have an even number of rows`(height: Int, meters: Int, rows: Int) {
    #expect(MachinePanels.plot(in: height, meters: meters) == rows)
  }

  @Test(arguments: [AppTheme.dark, .light], [ColorDepth.trueColor, .ansi256])
  func `a high load has a hot colour in the area, as in the bars`(
    theme: AppTheme, depth: ColorDepth
  ) {
    let gradient = Gradient.heatOfArea(in: theme, depth)
    for place in [0.0, 1] {
      #expect(gradient.color(at: place, in: theme) == Gradient.heat.color(at: place, in: theme))
    }
  }

  @Test func `charts show the newest values`() {
    #expect(MachineHistory.newest(2, of: [1, 2, 3]) == [2, 3])
    // A chart stretches few values over its width.
    #expect(MachineHistory.newest(3, of: [1]) == [1])
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
