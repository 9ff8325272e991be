// SPDX-License-Identifier: MIT
// Tool: what the system tells of its processes at one moment.

/// A process, told apart from a later one that was given the same number.
struct ProcessIdentity: Hashable, Sendable {
  let pid: Int32
  /// When it started, in clock ticks after the system did.
  let start: UInt64
}

/// What a process does.
enum RunState: String, Sendable {
  case running, sleeping, waiting, idle, stopped, traced, zombie, dead, unknown

  /// The state that `/proc/PID/stat` writes as a letter, see proc_pid_stat(5).
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
  /// How long ago it started.
  let age: Duration
  /// The bytes of memory it holds.
  let memory: UInt64
  /// What it was called with; empty for threads of the kernel.
  let command: String
}

/// All processes at one moment.
struct ProcessSample: Sendable {
  /// When it was taken, after the start of the system.
  let time: Duration
  /// When it was taken, in seconds of the calendar's epoch.
  let date: Int
  let processes: [ProcessReading]
}

/// What came of asking a process to end.
enum EndOutcome: Hashable, Sendable {
  /// It was asked; when it ends is its own affair.
  case asked
  /// It had ended before.
  case gone
  /// The user may not end it.
  case forbidden
  /// The system refused with an error number.
  case failed(Int32)
}

/// Where processes are read from.
protocol ProcessSource: Sendable {
  /// All processes now.
  func sample() async -> ProcessSample
  /// Asks a process to end, by SIGTERM.
  func end(_ process: ProcessIdentity) async -> EndOutcome
}
