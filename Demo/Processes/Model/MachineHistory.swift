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

  /// Adds the next sample. The first one has no load.
  mutating func take(_ reading: MachineReading) {
    let passed = Double(reading.ticks) - Double(last.ticks)
    if last.ticks > 0, passed > 0 {
      let busy = Double(reading.busyTicks) - Double(last.busyTicks)
      Self.append(max(0, min(100, busy / passed * 100)), to: &loads)
    }
    if reading.memoryTotal > 0 {
      Self.append(Double(reading.memory) / Double(reading.memoryTotal) * 100, to: &memory)
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
