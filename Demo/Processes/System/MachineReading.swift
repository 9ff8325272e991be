// SPDX-License-Identifier: MIT
// Tool: the use of the whole machine at one moment, parsed from the kernel's files.

/// The use of all processors and of the memory.
struct MachineReading: Hashable, Sendable {
  /// The busy time of all processors since the start, in clock ticks.
  var busyTicks: UInt64 = 0
  /// The total time of all processors since the start, in clock ticks.
  var ticks: UInt64 = 0
  var processors = 1
  /// The used memory in bytes.
  var memory: UInt64 = 0
  /// The total memory in bytes; 0 if it is unknown.
  var memoryTotal: UInt64 = 0

  /// Parses `/proc/stat` and `/proc/meminfo`, see proc_stat(5) and proc_meminfo(5).
  init(stat: [UInt8], memory: [UInt8]) {
    let lines = String(decoding: stat, as: UTF8.self).split(separator: "\n")
    let fields = lines.first?.split(separator: " ").dropFirst().prefix(8).map { UInt64($0) ?? 0 }
    if let fields, fields.count == 8 {
      ticks = fields.reduce(0, &+)
      // Field 4 is idle time, field 5 the time waiting for devices.
      busyTicks = ticks &- fields[3] &- fields[4]
    }
    processors = max(1, lines.filter { $0.hasPrefix("cpu") }.count - 1)
    let amounts = Self.amounts(String(decoding: memory, as: UTF8.self))
    memoryTotal = amounts["MemTotal"] ?? 0
    self.memory = memoryTotal - min(memoryTotal, amounts["MemAvailable"] ?? memoryTotal)
  }

  /// An idle machine with unknown memory.
  init() {}

  /// The lines `Name: 123 kB`, in bytes.
  private static func amounts(_ text: String) -> [String: UInt64] {
    var amounts: [String: UInt64] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, let amount = UInt64(words[1]) else { continue }
      amounts[String(words[0].dropLast())] = amount &* 1024
    }
    return amounts
  }
}
