// SPDX-License-Identifier: MIT
// Tool: reads the processes of this machine, off the main actor.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processes of this machine. Runs off the main actor, so that a slow `/proc` doesn't block
/// frames.
actor ProcessReader: ProcessSource {
  private let ticksPerSecond = ProcessFiles.ticksPerSecond
  private let pageSize = ProcessFiles.pageSize
  /// A cache of user names, because a directory service can take a while for each one.
  private var users: [uid_t: String] = [:]

  func sample() -> ProcessSample {
    let time = ProcessFiles.uptime
    return ProcessSample(
      time: time, date: ProcessFiles.date,
      processes: ProcessFiles.pids().compactMap { read($0, at: time) },
      machine: MachineReading(
        stat: ProcessFiles.contents(of: "/proc/stat", limit: 65_536) ?? [],
        memory: ProcessFiles.contents(of: "/proc/meminfo") ?? [],
        network: ProcessFiles.contents(of: "/proc/net/dev", limit: 65_536) ?? [],
        disks: ProcessFiles.contents(of: "/proc/diskstats", limit: 65_536) ?? []))
  }

  func end(_ process: ProcessIdentity) -> EndOutcome {
    // Another process may have this number now.
    guard let line = line(of: process.pid), line.start == process.start else { return .gone }
    return switch ProcessFiles.terminate(process.pid) {
    case 0: .asked
    case ESRCH: .gone
    case EPERM: .forbidden
    case let error: .failed(error)
    }
  }

  private func line(of pid: Int32) -> StatLine? {
    ProcessFiles.contents(of: "/proc/\(pid)/stat").flatMap { StatLine($0) }
  }

  private func read(_ pid: Int32, at time: Duration) -> ProcessReading? {
    guard let line = line(of: pid), let owner = ProcessFiles.owner(of: pid) else { return nil }
    let command = ProcessFiles.contents(of: "/proc/\(pid)/cmdline") ?? []
    return ProcessReading(
      identity: ProcessIdentity(pid: pid, start: line.start), name: line.name, state: line.state,
      parent: line.parent, user: name(of: owner), threads: line.threads,
      processorTime: duration(line.ticks), age: max(.zero, time - duration(line.start)),
      memory: line.residentPages &* pageSize, command: StatLine.command(command))
  }

  private func duration(_ ticks: UInt64) -> Duration {
    let ticks = Int64(clamping: ticks)
    return .seconds(ticks / ticksPerSecond)
      + .nanoseconds(ticks % ticksPerSecond * 1_000_000_000 / ticksPerSecond)
  }

  private func name(of user: uid_t) -> String {
    if let known = users[user] { return known }
    let name = ProcessFiles.name(of: user)
    users[user] = name
    return name
  }
}
