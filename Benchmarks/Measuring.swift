// SPDX-License-Identifier: MIT
// Tool: runs a workload, or the reference program beside the repository, frame by frame.

import CAllocationCounter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

private let warmUp = 100
private let batches = 20
private let framesInBatch = 50

/// The processor time of this process, in microseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Returns the median of some figures.
func median(_ figures: [Double]) -> Double {
  let sorted = figures.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Runs 100 warm-up frames, then 1,000 in batches of 50. The time is that of the median batch.
@MainActor func measure<Kind: Workload>(_: Kind.Type, into path: String = "/dev/null")
  -> Measurement
{
  let device = CountingDevice(path: path)
  let workload = Kind(device: device)
  for number in 0..<warmUp { workload.frame(number) }
  var times = [Double](repeating: 0, count: batches)
  let bytes = device.bytes
  let writes = device.writes
  let allocations = cac_count()
  var number = warmUp
  for batch in 0..<batches {
    let begin = processorTime()
    for _ in 0..<framesInBatch {
      workload.frame(number)
      number += 1
    }
    times[batch] = (processorTime() - begin) / Double(framesInBatch)
  }
  let frames = Double(batches * framesInBatch)
  let allocated = Double(cac_count() - allocations) / frames
  return Measurement(
    microseconds: median(times), bytes: Double(device.bytes - bytes) / frames,
    writes: Double(device.writes - writes) / frames,
    allocations: cac_is_counting() ? allocated : nil)
}

/// A C program that runs the same workloads. Its source is beside the repository, if available.
struct Reference {
  /// The cost of a frame in the C program.
  struct Figures {
    var microseconds: Double
    var bytes: Double
  }

  /// Relative to this file, so as not to depend on the working directory.
  private static let folder =
    String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()) + "/shared/bench"
  private let program: String?
  private let report: String
  private let frames: Int
  /// Figures for use without the source, measured on two shared 2.6 GHz cores (Zen 4).
  private let kept: [String: Figures]

  private init(source: String, flags: String, frames: Int, kept: [String: Figures]) {
    self.frames = frames
    self.kept = kept
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let target = "\(place)/curium-\(source)-\(getpid())"
    report = target + ".json"
    let path = "\(Reference.folder)/\(source).c"
    let command = "test -f \(path) && cc -w \(path) -o \(target) \(flags) 2>/dev/null"
    program = system(command) == 0 ? target : nil
  }

  /// The lower bound: a hand-written renderer for exactly these workloads.
  static func floor() -> Reference {
    Reference(
      source: "ref", flags: "-O3 -march=native", frames: batches * framesInBatch,
      kept: [
        "w1": Figures(microseconds: 80.2, bytes: 62183.5),
        "w2": Figures(microseconds: 13.9, bytes: 15),
        "w3s": Figures(microseconds: 48.9, bytes: 305.6),
        "w4": Figures(microseconds: 75.2, bytes: 65556.5),
        "w5": Figures(microseconds: 10.4, bytes: 28),
        "w6": Figures(microseconds: 105.5, bytes: 64603),
      ])
  }

  /// ncurses itself on the same frames, but fewer of them because it is slower.
  static func ncurses() -> Reference {
    Reference(
      source: "ncurses", flags: "-O2 -lncursesw -ltinfo", frames: 4 * framesInBatch,
      kept: [
        "w1": Figures(microseconds: 1527.1, bytes: 65504.5),
        "w2": Figures(microseconds: 383.4, bytes: 79),
        "w2s": Figures(microseconds: 7.9, bytes: 79),
        "w3": Figures(microseconds: 436.3, bytes: 404.5),
        "w3h": Figures(microseconds: 115.1, bytes: 404.5),
        "w4": Figures(microseconds: 2172.8, bytes: 85377.5),
        "w6": Figures(microseconds: 1580.1, bytes: 55285.8),
      ])
  }

  /// `true` if the figures are measured now rather than stored ones.
  var isMeasured: Bool { program != nil }

  /// The cost of a frame of a workload.
  func measure(_ name: String) -> Figures? {
    guard let program else { return kept[name] }
    unlink(report)
    let command =
      "SINK=/dev/null BENCH_OUT=\(report) \(program) \(name) \(warmUp) \(frames) </dev/null"
    guard system(command) == 0, let file = fopen(report, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let microseconds = Reference.value(of: "cpu_med", in: text),
      let bytes = Reference.value(of: "bytes", in: text)
    else { return nil }
    return Figures(microseconds: microseconds, bytes: bytes)
  }

  private static func value(of key: String, in text: String) -> Double? {
    guard let place = text.firstRange(of: "\"\(key)\":") else { return nil }
    return Double(text[place.upperBound...].prefix { $0 == "." || $0.isNumber })
  }

  /// Removes the compiled program.
  func remove() {
    if let program { unlink(program) }
    unlink(report)
  }
}
