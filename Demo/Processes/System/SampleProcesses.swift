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
  private static let cores = 8
  private static let totalMemory: UInt64 = 33_600_000_000

  private var second = 0
  private var ticks = [ProcessorTime](
    repeating: ProcessorTime(busy: 1, total: 100), count: cores)
  private var traffic = Traffic()
  private var programs = SampleProgram.server

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

  /// The load of a process in this second: about its mean, with waves of its own and of
  /// the whole machine.
  private func load(of program: SampleProgram) -> Double {
    let pid = Double(program.pid)
    let slow = sin(Double(second) / (9 + pid.truncatingRemainder(dividingBy: 17)) + pid)
    let fast = sin(Double(second) / 1.7 + pid * 3)
    let demand = 1 + 0.34 * sin(Double(second) / 17) + 0.14 * sin(Double(second) / 4.3)
    return max(0, program.load * demand * (0.76 + 0.36 * slow + 0.18 * fast))
  }

  /// The memory of a process in this second. Large programs collect garbage from time to time.
  private func memory(of program: SampleProgram) -> UInt64 {
    if program.memory < 400_000_000 { return program.memory }
    let period = 45 + Int(program.pid) % 60
    let phase = Double((second + Int(program.pid)) % period) / Double(period)
    return UInt64(Double(program.memory) * (0.65 + 0.35 * phase))
  }

  private func reading(_ program: SampleProgram) -> ProcessReading {
    let isRunning = load(of: program) >= 30
    return ProcessReading(
      identity: ProcessIdentity(pid: program.pid, start: UInt64(program.pid)), name: program.name,
      state: isRunning ? .running : .sleeping, parent: program.parent, user: program.user,
      threads: program.threads, processorTime: program.processorTime,
      age: .seconds(86_400 - Int(program.pid) * 12 + second),
      memory: memory(of: program), command: program.command)
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
    let used = programs.reduce(0) { $0 + memory(of: $1) }
    let cached = UInt64(7.4e9 + 1.8e9 * sin(Double(second) / 26))
    machine.memory = MemoryUse(
      total: Self.totalMemory, used: used, cached: cached,
      free: Self.totalMemory - min(Self.totalMemory, used + cached),
      swapTotal: 4_000_000_000, swapUsed: 310_000_000)
    traffic.received += bytes(21e6, 7)
    traffic.sent += bytes(24e6, 11)
    traffic.read += bytes(58e6, 5)
    traffic.written += bytes(42e6, 9)
    machine.traffic = traffic
    return machine
  }

  /// The bytes that pass in this second: about `mean`, with bursts.
  private func bytes(_ mean: Double, _ period: Double) -> UInt64 {
    let time = Double(second)
    let wave = sin(time / period) + 0.6 * sin(time / (period * 2.7) + period)
    let burst = max(0, sin(time / (period * 4.1))) * max(0, sin(time / 1.9 + period))
    return UInt64(max(0.04, 0.6 + 0.35 * wave + 0.9 * burst) * mean)
  }
}
