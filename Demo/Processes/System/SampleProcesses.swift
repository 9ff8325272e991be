// SPDX-License-Identifier: MIT
// Tool: the processes of a made-up machine, the same in every run.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processes of a made-up server. A process that is asked to end isn't in later samples.
actor SampleProcesses: ProcessSource {
  private var machine: SampleMachine

  init(_ machine: SampleMachine) { self.machine = machine }

  func sample() -> ProcessSample { machine.sample() }

  func end(_ process: ProcessIdentity) -> EndOutcome { machine.end(process) }
}

/// A made-up server with eight cores. Each sample is a second after the one before.
struct SampleMachine {
  /// A process that repeats the same work.
  private struct Program {
    let pid: Int32
    let name: String
    let user: String
    let parent: Int32
    let threads: Int
    /// The memory in megabytes.
    let memory: UInt64
    /// The mean load as a percentage of one processor.
    let load: Double
    let command: String
    var processorTime = Duration.zero
  }

  private static let cores = 8
  private static let megabyte: UInt64 = 1_000_000
  private static let totalMemory = 33_600 * megabyte

  private var second = 0
  private var ticks = [ProcessorTime](
    repeating: ProcessorTime(busy: 1, total: 100), count: cores)
  private var programs = [
    Program(
      pid: 1, name: "systemd", user: "root", parent: 0, threads: 1, memory: 13, load: 0.1,
      command: "/sbin/init"),
    Program(
      pid: 412, name: "systemd-journal", user: "root", parent: 1, threads: 1, memory: 94, load: 0.4,
      command: "/usr/lib/systemd/systemd-journald"),
    Program(
      pid: 806, name: "sshd", user: "root", parent: 1, threads: 1, memory: 9, load: 0,
      command: "sshd: /usr/sbin/sshd -D [listener]"),
    Program(
      pid: 911, name: "postgres", user: "postgres", parent: 1, threads: 1, memory: 212, load: 1.2,
      command: "/usr/bin/postgres -D /var/lib/postgres/data"),
    Program(
      pid: 934, name: "postgres", user: "postgres", parent: 911, threads: 1, memory: 4_180,
      load: 38, command: "postgres: checkout checkout_db [local] SELECT"),
    Program(
      pid: 935, name: "postgres", user: "postgres", parent: 911, threads: 1, memory: 1_930,
      load: 14, command: "postgres: billing billing_db [local] idle in transaction"),
    Program(
      pid: 1_020, name: "redis-server", user: "redis", parent: 1, threads: 6, memory: 1_412,
      load: 7, command: "/usr/bin/redis-server 127.0.0.1:6379"),
    Program(
      pid: 1_188, name: "nginx", user: "root", parent: 1, threads: 1, memory: 6, load: 0,
      command: "nginx: master process /usr/sbin/nginx"),
    Program(
      pid: 1_189, name: "nginx", user: "www-data", parent: 1_188, threads: 1, memory: 31, load: 11,
      command: "nginx: worker process"),
    Program(
      pid: 1_190, name: "nginx", user: "www-data", parent: 1_188, threads: 1, memory: 30, load: 9,
      command: "nginx: worker process"),
    Program(
      pid: 2_204, name: "checkout", user: "app", parent: 1, threads: 24, memory: 1_118, load: 142,
      command: "/srv/checkout/bin/checkout serve --port 8080"),
    Program(
      pid: 2_231, name: "api-gateway", user: "app", parent: 1, threads: 16, memory: 684, load: 61,
      command: "/srv/gateway/bin/api-gateway --config /etc/gateway.toml"),
    Program(
      pid: 2_260, name: "search", user: "app", parent: 1, threads: 32, memory: 6_240, load: 54,
      command: "/srv/search/bin/search --index /var/lib/search"),
    Program(
      pid: 2_301, name: "webhooks", user: "app", parent: 1, threads: 8, memory: 96, load: 4,
      command: "/srv/webhooks/bin/webhooks --workers 4"),
    Program(
      pid: 3_077, name: "prometheus", user: "monitor", parent: 1, threads: 14, memory: 890,
      load: 6, command: "/usr/bin/prometheus --storage.tsdb.retention.time=15d"),
    Program(
      pid: 4_410, name: "sshd", user: "ada", parent: 806, threads: 1, memory: 8, load: 0,
      command: "sshd: ada@pts/0"),
    Program(
      pid: 4_411, name: "zsh", user: "ada", parent: 4_410, threads: 1, memory: 7, load: 0.1,
      command: "-zsh"),
    Program(
      pid: 5_120, name: "swift-build", user: "ada", parent: 4_411, threads: 12, memory: 486,
      load: 22, command: "swift build -c release"),
    Program(
      pid: 5_164, name: "swift-frontend", user: "ada", parent: 5_120, threads: 2, memory: 1_240,
      load: 97, command: "swift-frontend -frontend -c -O Sources/Orders/Orders.swift"),
    Program(
      pid: 5_165, name: "swift-frontend", user: "ada", parent: 5_120, threads: 2, memory: 980,
      load: 84, command: "swift-frontend -frontend -c -O Sources/Orders/Invoice.swift"),
    Program(
      pid: 5_302, name: "htop", user: "mina", parent: 1, threads: 1, memory: 9, load: 1.4,
      command: "htop --tree"),
    Program(
      pid: 6_001, name: "restic", user: "backup", parent: 1, threads: 10, memory: 322, load: 18,
      command: "restic backup /srv --tag nightly"),
  ]

  mutating func sample() -> ProcessSample {
    second += 1
    var total = 0.0
    for index in programs.indices {
      let load = load(of: programs[index])
      total += load
      programs[index].processorTime += .microseconds(Int64(load * 10_000))
    }
    return ProcessSample(
      time: .seconds(86_400 + second), date: 1_762_000_000 + second,
      processes: programs.map(reading), machine: machine(load: total))
  }

  mutating func end(_ process: ProcessIdentity) -> EndOutcome {
    guard let index = programs.firstIndex(where: { $0.pid == process.pid }) else { return .gone }
    if programs[index].user == "root" { return .forbidden }
    programs.remove(at: index)
    return .asked
  }

  /// The load of a process in this second: its mean, with waves of its own length.
  private func load(of program: Program) -> Double {
    let pid = Double(program.pid)
    let slow = sin(Double(second) / (9 + pid.truncatingRemainder(dividingBy: 17)) + pid)
    let fast = sin(Double(second) / 1.7 + pid * 3)
    return max(0, program.load * (1 + 0.45 * slow + 0.2 * fast))
  }

  private func reading(_ program: Program) -> ProcessReading {
    let isRunning = load(of: program) >= 30
    return ProcessReading(
      identity: ProcessIdentity(pid: program.pid, start: UInt64(program.pid)), name: program.name,
      state: isRunning ? .running : .sleeping, parent: program.parent, user: program.user,
      threads: program.threads, processorTime: program.processorTime,
      age: .seconds(86_400 - Int(program.pid) * 12 + second),
      memory: program.memory * Self.megabyte, command: program.command)
  }

  /// The use of the machine, with the load spread over its cores.
  private mutating func machine(load: Double) -> MachineReading {
    var machine = MachineReading()
    for core in ticks.indices {
      let wave = sin(Double(core) * 2 + Double(second) / 11)
      let share = load / Double(Self.cores) * (1 + 0.5 * wave)
      ticks[core].busy += UInt64(min(100, max(0, share)))
      ticks[core].total += 100
    }
    machine.cores = ticks
    machine.processors = ProcessorTime(
      busy: ticks.reduce(0) { $0 + $1.busy }, total: ticks.reduce(0) { $0 + $1.total })
    let used = programs.reduce(0) { $0 + $1.memory } * Self.megabyte
    let cached = 8_200 * Self.megabyte
    machine.memory = MemoryUse(
      total: Self.totalMemory, used: used, cached: cached,
      free: Self.totalMemory - min(Self.totalMemory, used + cached),
      swapTotal: 4_000 * Self.megabyte, swapUsed: 310 * Self.megabyte)
    return machine
  }
}
