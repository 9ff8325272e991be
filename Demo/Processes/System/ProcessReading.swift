// SPDX-License-Identifier: MIT
// Tool: the system's report about its processes at one moment.

/// Identifies a process, even if a later one gets the same number.
struct ProcessIdentity: Hashable, Sendable {
  let pid: Int32
  /// The start time, in clock ticks after the system started.
  let start: UInt64
}

/// The state of a process.
enum RunState: String, Sendable {
  case running, sleeping, waiting, idle, stopped, traced, zombie, dead, unknown

  /// The state for a letter in `/proc/PID/stat`, see proc_pid_stat(5).
  init(letter: UInt8) {
    self =
      switch letter {
      case UInt8(ascii: "R"): .running
      case UInt8(ascii: "S"): .sleeping
      case UInt8(ascii: "D"): .waiting
      case UInt8(ascii: "I"): .idle
      case UInt8(ascii: "T"): .stopped
      case UInt8(ascii: "t"): .traced
      case UInt8(ascii: "Z"): .zombie
      case UInt8(ascii: "X"), UInt8(ascii: "x"): .dead
      default: .unknown
      }
  }
}

/// One process at one moment.
struct ProcessReading: Hashable, Sendable {
  let identity: ProcessIdentity
  let name: String
  let state: RunState
  let parent: Int32
  let user: String
  let threads: Int
  /// The processor time it has used since its start.
  let processorTime: Duration
  /// The time since it started.
  let age: Duration
  /// The memory it uses, in bytes.
  let memory: UInt64
  /// Its command line; empty for kernel threads.
  let command: String

  /// `true` for a thread of the kernel. Process 2 starts all of them.
  var isKernelThread: Bool { command.isEmpty && (identity.pid == 2 || parent == 2) }
}

/// All processes at one moment.
struct ProcessSample: Sendable {
  /// The time of the sample since the system started.
  let time: Duration
  /// The time of the sample in seconds since 1970.
  let date: Int
  let processes: [ProcessReading]
  /// The use of the whole machine.
  var machine = MachineReading()
}

/// The result of asking a process to end.
enum EndOutcome: Hashable, Sendable {
  /// The process got the signal. It can take its time to end.
  case asked
  /// The process had already ended.
  case gone
  /// The user isn't allowed to end it.
  case forbidden
  /// The system refused with an error number.
  case failed(Int32)
}

/// A source of processes.
protocol ProcessSource: Sendable {
  /// Returns all processes.
  func sample() async -> ProcessSample
  /// Asks a process to end, with SIGTERM.
  func end(_ process: ProcessIdentity) async -> EndOutcome
}
