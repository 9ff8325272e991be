// SPDX-License-Identifier: MIT
// Tool: computes loads and their histories from successive samples.

/// A process and its load between the last two samples.
struct ProcessEntry: Identifiable, Hashable, Sendable {
  let reading: ProcessReading
  /// The load as a percentage of one processor; `nil` after the first sample.
  let load: Double?

  var id: ProcessIdentity { reading.identity }
}

/// The total use of several processes.
struct ProcessTotal: Equatable, Sendable {
  let count: Int
  let running: Int
  let threads: Int
  /// The load as a percentage of one processor.
  let load: Double
  /// The memory in bytes. Memory that processes share counts more than once.
  let memory: UInt64

  init(_ entries: [ProcessEntry]) {
    count = entries.count
    running = entries.count { $0.reading.state == .running }
    threads = entries.reduce(0) { $0 + $1.reading.threads }
    load = entries.reduce(0) { $0 + ($1.load ?? 0) }
    memory = entries.reduce(0) { $0 &+ $1.reading.memory }
  }
}

/// The processes of the last sample, with loads computed from earlier ones.
struct ProcessTable: Sendable {
  /// The number of loads kept for each process.
  static let historyLength = 60

  private(set) var entries: [ProcessEntry] = []
  private(set) var date = 0
  private var time = Duration.zero
  private var processorTimes: [ProcessIdentity: Duration] = [:]
  private var histories: [ProcessIdentity: [Double]] = [:]

  /// `true` after the second sample.
  private(set) var hasLoads = false

  /// Adds the next sample. Forgets processes that are no longer in it.
  mutating func take(_ sample: ProcessSample) {
    let passed = sample.time - time
    hasLoads = time > .zero
    var nextTimes: [ProcessIdentity: Duration] = [:]
    var nextHistories: [ProcessIdentity: [Double]] = [:]
    entries = sample.processes.map { reading in
      let id = reading.identity
      nextTimes[id] = reading.processorTime
      // A process that has started since the last sample had used no time then.
      let start: Duration? = reading.age <= passed ? .zero : nil
      guard hasLoads, passed > .zero, let before = processorTimes[id] ?? start else {
        return ProcessEntry(reading: reading, load: nil)
      }
      let load = max(0, (reading.processorTime - before) / passed * 100)
      var history = histories[id] ?? []
      history.append(load)
      if history.count > Self.historyLength { history.removeFirst() }
      nextHistories[id] = history
      return ProcessEntry(reading: reading, load: load)
    }
    time = sample.time
    date = sample.date
    processorTimes = nextTimes
    histories = nextHistories
  }

  /// The recent loads of a process, the newest last.
  func history(of process: ProcessIdentity) -> [Double] { histories[process] ?? [] }

  /// The process with this number.
  func entry(pid: Int32) -> ProcessEntry? { entries.first { $0.id.pid == pid } }
}
