// SPDX-License-Identifier: MIT
// Tool: the use of the whole machine at one moment, parsed from the kernel's files.

/// The time of one processor, or of all of them, since the start.
struct ProcessorTime: Hashable, Sendable {
  /// The busy time in clock ticks.
  var busy: UInt64 = 0
  /// The total time in clock ticks.
  var total: UInt64 = 0

  /// Returns the busy share of the time since an earlier reading, as a percentage; `nil` if no time
  /// has passed.
  func load(since earlier: ProcessorTime) -> Double? {
    let passed = Double(total) - Double(earlier.total)
    guard earlier.total > 0, passed > 0 else { return nil }
    return max(0, min(100, (Double(busy) - Double(earlier.busy)) / passed * 100))
  }
}

/// The memory of the machine in bytes. Amounts that are unknown are 0.
struct MemoryUse: Hashable, Sendable {
  var total: UInt64 = 0
  var used: UInt64 = 0
  /// Copies of files, which are given up when programs need the memory.
  var cached: UInt64 = 0
  var free: UInt64 = 0
  var swapTotal: UInt64 = 0
  var swapUsed: UInt64 = 0
}

/// The use of all processors and of the memory.
struct MachineReading: Hashable, Sendable {
  /// The time of all processors together.
  var processors = ProcessorTime()
  /// The time of each core.
  var cores: [ProcessorTime] = []
  var memory = MemoryUse()

  /// Parses `/proc/stat` and `/proc/meminfo`, see proc_stat(5) and proc_meminfo(5).
  init(stat: [UInt8], memory: [UInt8]) {
    let lines = String(decoding: stat, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("cpu") }
    if let first = lines.first { processors = Self.time(first) }
    cores = lines.dropFirst().map(Self.time)
    let amounts = Self.amounts(String(decoding: memory, as: UTF8.self))
    let total = amounts["MemTotal"] ?? 0
    let swap = amounts["SwapTotal"] ?? 0
    self.memory = MemoryUse(
      total: total, used: total - min(total, amounts["MemAvailable"] ?? total),
      cached: (amounts["Cached"] ?? 0) &+ (amounts["Buffers"] ?? 0),
      free: amounts["MemFree"] ?? 0, swapTotal: swap,
      swapUsed: swap - min(swap, amounts["SwapFree"] ?? swap))
  }

  /// An idle machine with unknown memory.
  init() {}

  /// The fields of a line such as `cpu0 30 0 12 70 5 0 0 0`.
  private static func time(_ line: Substring) -> ProcessorTime {
    let fields = line.split(separator: " ").dropFirst().prefix(8).map { UInt64($0) ?? 0 }
    guard fields.count == 8 else { return ProcessorTime() }
    let total = fields.reduce(0, &+)
    // Field 4 is idle time, field 5 the time waiting for devices.
    return ProcessorTime(busy: total &- fields[3] &- fields[4], total: total)
  }

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
