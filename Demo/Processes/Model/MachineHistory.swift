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
  private(set) var last = MachineReading()

  /// The latest load of each core as a percentage.
  private(set) var coreLoads: [Double] = []

  /// Adds the next sample. The first one has no load.
  mutating func take(_ reading: MachineReading) {
    if let load = reading.processors.load(since: last.processors) {
      Self.append(load, to: &loads)
      coreLoads = zip(reading.cores, last.cores).map { $0.load(since: $1) ?? 0 }
    }
    if reading.memory.total > 0 {
      Self.append(Double(reading.memory.used) / Double(reading.memory.total) * 100, to: &memory)
    }
    last = reading
  }

  private static func append(_ value: Double, to values: inout [Double]) {
    values.append(value)
    if values.count > length { values.removeFirst() }
  }

  /// Returns the last `count` values. Missing ones at the start are NaN, so that the newest is always
  /// at the end.
  static func newest(_ count: Int, of values: [Double]) -> [Double] {
    let count = max(0, count)
    return [Double](repeating: .nan, count: max(0, count - values.count)) + values.suffix(count)
  }
}
