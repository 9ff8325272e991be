// SPDX-License-Identifier: MIT
// Testing: loads, sort orders and figures.

import Curium
import Testing

@testable import ProcessScreens

struct ProcessTableTests {
  private func sample(_ seconds: Int, _ processes: [ProcessReading]) -> ProcessSample {
    ProcessSample(time: .seconds(seconds), date: 0, processes: processes)
  }

  @Test func `a load is the processor time used between two samples`() {
    var table = ProcessTable()
    table.take(sample(10, [.fake(1, "init", milliseconds: 500)]))
    #expect(table.entries.map(\.load) == [nil])
    table.take(sample(12, [.fake(1, "init", milliseconds: 1_500), .fake(2, "new")]))
    #expect(table.entries.map(\.load) == [50, nil])
    #expect(table.history(of: table.entries[0].id) == [50])
    table.take(sample(13, [.fake(2, "new")]))
    #expect(table.history(of: ProcessIdentity(pid: 1, start: 100)) == [])
    #expect(table.entry(pid: 1) == nil)
  }

  @Test func `a process that starts between two samples has a load at once`() {
    var table = ProcessTable()
    table.take(sample(100, [.fake(1, "init")]))
    table.take(sample(200, [.fake(1, "init"), .fake(2, "new", milliseconds: 50_000)]))
    #expect(table.entries.map(\.load) == [0, 50])
  }

  @Test func `keeps only the newest loads`() {
    var table = ProcessTable()
    for second in 0...ProcessTable.historyLength + 5 {
      table.take(sample(second, [.fake(1, "init", milliseconds: second * second)]))
    }
    let history = table.history(of: table.entries[0].id)
    #expect(history.count == ProcessTable.historyLength)
    #expect(history == history.sorted())
  }

  @Test(arguments: [
    (ProcessOrder.pid, "", [1, 2, 3, 30]), (.name, "", [3, 30, 1, 2]),
    (.memory, "", [2, 1, 3, 30]), (.processor, "", [30, 1, 2, 3]),
    (.pid, "3", [3, 30]), (.pid, "BASH", [3, 30]), (.pid, "bob", [2]), (.pid, "bin bash", [3, 30]),
    (.pid, "--login", [30]), (.pid, "nothing", []),
  ])
  func `sorts and filters`(order: ProcessOrder, query: String, pids: [Int32]) {
    var table = ProcessTable()
    let others: [ProcessReading] = [
      .fake(3, "bash"), .fake(2, "sshd", memory: 9_000_000, user: "bob", command: ""),
      .fake(1, "init", memory: 2_000_000),
    ]
    table.take(sample(1, others + [.fake(30, "Bash", command: "/bin/bash --login")]))
    table.take(
      sample(2, others + [.fake(30, "Bash", milliseconds: 9, command: "/bin/bash --login")]))
    #expect(order.arranged(table.entries, query: query).map(\.id.pid) == pids)
  }

  @Test(arguments: [
    (0, "–"), (999, "999 B"), (1_000, "1 kB"), (99_949, "99.9 kB"), (99_950, "100 kB"),
    (999_499, "999 kB"), (999_500, "1 MB"), (12_400_000, "12.4 MB"), (UInt64.max, "18.4 EB"),
  ])
  func `formats memory sizes`(bytes: UInt64, text: String) {
    #expect(Figures.memory(bytes) == text)
  }

  @Test(arguments: [
    (0, "0 B/s"), (940, "940 B/s"), (1_500, "1.5 kB/s"), (12_400_000, "12.4 MB/s"),
    (999_600, "1 MB/s"), (-3, "0 B/s"),
  ])
  func `formats rates`(bytes: Double, text: String) { #expect(Figures.rate(bytes) == text) }

  @Test func `columns are as wide as their contents, and commands take the rest`() {
    var widths = ContentWidths()
    let entries = [
      ProcessReading.fake(123_456, "swift-frontend", user: "postgres"), .fake(2, "sh"),
    ].map { ProcessEntry(reading: $0, load: nil) }
    widths.include(entries, [entries[1].id: "│ └ "])
    #expect((widths.pid, widths.name, widths.user) == (6, 14, 8))
    widths.include([], [:])
    #expect(widths.name == 14)
    let shown = [40, 53, 62, 72, 88, 160].map { width in
      let columns = ProcessColumns(width: width, widths: widths)
      return [columns.showsState, columns.showsMeter, columns.showsUser, columns.showsCommand]
        .count { $0 }
    }
    #expect(shown == [0, 1, 2, 3, 4, 4])
    #expect(ProcessColumns(width: 160, widths: widths).nameWidth == Length(14))
  }

  @Test(arguments: [
    (34, true, true), (33, true, false), (24, true, false), (23, false, false),
  ])
  func `a narrow list omits the memory and the number, but not the name`(
    width: Int, showsPID: Bool, showsMemory: Bool
  ) {
    let columns = ProcessColumns(width: width, widths: ContentWidths())
    #expect((columns.showsPID, columns.showsMemory) == (showsPID, showsMemory))
    #expect(!columns.showsState)
  }

  @Test(arguments: [
    (39, "└ ", "swift-frontend", "└ "), (39, "│ │ │   └ ", "zsh", "… │   └ "),
    (39, "│ │ │   └ ", "swift-frontend", "… └ "), (36, "│ │ │   └ ", "swift-frontend", "└ "),
    (30, "│ └ ", "swift-frontend", "│ └ "), (18, "└ ", "zsh", "└ "), (10, "└ ", "zsh", ""),
    (43, "│ │ │   └ ", "zsh", "│ │ │   └ "),
  ])
  func `branches lose their outermost lines before a name loses its beginning`(
    width: Int, branch: String, name: String, shown: String
  ) {
    #expect(ProcessColumns(width: width, widths: ContentWidths()).lines(branch, to: name) == shown)
  }

  @Test(arguments: [
    (nil, "–"), (0, "0.0"), (0.04, "0.0"), (12.34, "12.3"), (99.94, "99.9"), (99.96, "100"),
    (231.4, "231"),
  ])
  func `formats loads`(load: Double?, text: String) { #expect(Figures.load(load) == text) }

  @Test(arguments: [
    (-3, "0 s ago"), (59, "59 s ago"), (60, "1 min ago"), (7_500, "2 h 5 min ago"),
    (86_400, "1 day ago"), (400_000, "4 days ago"),
  ])
  func `formats ages`(seconds: Int, text: String) {
    #expect(Figures.age(.seconds(seconds)) == text)
  }
}
