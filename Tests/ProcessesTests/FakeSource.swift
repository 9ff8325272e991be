// SPDX-License-Identifier: MIT
// Testing: fake processes.

@testable import ProcessScreens

/// Returns the given processes, and records requests to end them.
actor FakeSource: ProcessSource {
  private var processes: [ProcessReading]
  private var time = Duration.seconds(10_000)
  private var ended: [ProcessIdentity] = []
  private let outcome: EndOutcome

  init(_ processes: [ProcessReading], outcome: EndOutcome = .asked) {
    self.processes = processes
    self.outcome = outcome
  }

  func sample() -> ProcessSample {
    defer { time += .seconds(1) }
    return ProcessSample(time: time, date: 1_000_000_000, processes: processes)
  }

  func end(_ process: ProcessIdentity) -> EndOutcome {
    ended.append(process)
    return outcome
  }

  /// The IDs of the processes requested to end.
  var endedPIDs: [Int32] { ended.map(\.pid) }

  func set(_ processes: [ProcessReading]) { self.processes = processes }
}

extension ProcessReading {
  /// A process that has used the given processor time.
  static func fake(
    _ pid: Int32, _ name: String, milliseconds: Int = 0, memory: UInt64 = 1_000_000,
    user: String = "ada", command: String? = nil, parent: Int32 = 1
  ) -> ProcessReading {
    ProcessReading(
      identity: ProcessIdentity(pid: pid, start: 100), name: name, state: .sleeping, parent: parent,
      user: user, threads: 2, processorTime: .milliseconds(milliseconds), age: .seconds(90),
      memory: memory, command: command ?? "/usr/bin/\(name)")
  }
}
