// SPDX-License-Identifier: MIT
// Tool: the use of the machine in the last minutes.

/// The use of the machine in successive samples.
struct MachineHistory: Equatable, Sendable {
  /// The number of samples kept.
  static let length = 240

  /// The load of all processors as percentages, the newest last.
  private(set) var loads: [Double] = []
  /// The used memory as percentages, the newest last.
  private(set) var memory: [Double] = []
  /// The memory with copies of files as percentages, the newest last.
  private(set) var cached: [Double] = []
  /// The bytes per second that passed the network and the disks, the newest last.
  private(set) var rates: [TrafficRate] = []
  private(set) var last = MachineReading()
  private var time = Duration.zero

  /// The latest load of each core as a percentage.
  private(set) var coreLoads: [Double] = []

  /// Adds the next sample, taken at `time`. The first one has no load.
  mutating func take(_ reading: MachineReading, at time: Duration) {
    if let load = reading.processors.load(since: last.processors) {
      Self.append(load, to: &loads)
      coreLoads = zip(reading.cores, last.cores).map { $0.load(since: $1) ?? 0 }
    }
    let use = reading.memory
    if use.total > 0 {
      let total = Double(use.total)
      Self.append(Double(use.used) / total * 100, to: &memory)
      // Some of the copies can't be given up and are used memory too.
      Self.append(
        Double(min(use.cached, use.total - min(use.total, use.used))) / total * 100, to: &cached)
    }
    if self.time > .zero, time > self.time {
      Self.append(
        TrafficRate(from: last.traffic, to: reading.traffic, in: time - self.time), to: &rates)
    }
    last = reading
    self.time = time
  }

  private static func append<Value>(_ value: Value, to values: inout [Value]) {
    values.append(value)
    if values.count > length { values.removeFirst() }
  }

  /// Returns the last `count` values. While there are fewer, a chart stretches them over its width,
  /// so that it is never almost empty.
  static func newest(_ count: Int, of values: [Double]) -> [Double] {
    Array(values.suffix(max(0, count)))
  }
}

/// The bytes per second that pass the network and the disks.
struct TrafficRate: Equatable, Sendable {
  let received: Double
  let sent: Double
  let read: Double
  let written: Double

  /// Divides the bytes between two readings by the time that has passed.
  init(from before: Traffic, to after: Traffic, in time: Duration) {
    // A device that has been removed takes its bytes with it.
    func rate(_ path: KeyPath<Traffic, UInt64>) -> Double {
      max(0, Double(after[keyPath: path]) - Double(before[keyPath: path])) / (time / .seconds(1))
    }
    received = rate(\.received)
    sent = rate(\.sent)
    read = rate(\.read)
    written = rate(\.written)
  }
}
