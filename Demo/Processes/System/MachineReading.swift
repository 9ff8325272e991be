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

/// The bytes that have passed the network and the disks since the start.
struct Traffic: Hashable, Sendable {
  var received: UInt64 = 0
  var sent: UInt64 = 0
  var read: UInt64 = 0
  var written: UInt64 = 0
}

/// The use of the processors, the memory, the network and the disks.
struct MachineReading: Hashable, Sendable {
  /// The time of all processors together.
  var processors = ProcessorTime()
  /// The time of each core.
  var cores: [ProcessorTime] = []
  var memory = MemoryUse()
  var traffic = Traffic()

  /// Parses `/proc/stat`, `/proc/meminfo`, `/proc/net/dev` and `/proc/diskstats`, see proc_stat(5),
  /// proc_meminfo(5), proc_pid_net(5) and proc_diskstats(5).
  init(stat: [UInt8], memory: [UInt8], network: [UInt8] = [], disks: [UInt8] = []) {
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
    addNetwork(String(decoding: network, as: UTF8.self))
    addDisks(String(decoding: disks, as: UTF8.self))
  }

  /// An idle machine with unknown memory.
  init() {}

  /// Adds up the bytes of all devices, from lines such as `eth0: 812 7 0 0 0 0 0 0 90 1 …`. The
  /// traffic of virtual devices passes a real one too.
  private mutating func addNetwork(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2, let name = parts[0].split(separator: " ").last,
        !["lo", "veth", "docker", "br-", "virbr"].contains(where: { name.hasPrefix($0) })
      else { continue }
      let fields = parts[1].split(separator: " ").map { UInt64($0) ?? 0 }
      guard fields.count > 8 else { continue }
      traffic.received &+= fields[0]
      traffic.sent &+= fields[8]
    }
  }

  /// Adds up the sectors of all disks, from lines such as `8 0 sda 120 0 960 …`. The partitions of
  /// a disk follow it. Other devices are stored on disks.
  private mutating func addDisks(_ text: String) {
    let sector: UInt64 = 512
    var disk: Substring = "loop"
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 9, !fields[2].hasPrefix(disk),
        !["loop", "ram", "zram", "dm-", "md", "sr"].contains(where: { fields[2].hasPrefix($0) })
      else { continue }
      disk = fields[2]
      traffic.read &+= (UInt64(fields[5]) ?? 0) &* sector
      traffic.written &+= (UInt64(fields[9]) ?? 0) &* sector
    }
  }

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
