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

/// Processor time of this process, in microseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The middle one of some figures.
func median(_ figures: [Double]) -> Double {
  let sorted = figures.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Runs 100 frames to warm up and 1,000 in batches of 50; time is that of the middle batch.
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

/// The floor: the reference program in C, where its source lies beside the repository.
struct Floor {
  /// The folder of this file decides, so that the working directory does not.
  private static let source =
    String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()) + "/shared/bench"
  /// Microseconds a frame on two shared cores of 2.6 GHz (Zen 4), where the source is missing.
  private static let kept: [String: Double] = [
    "w1": 80, "w2": 13.6, "w3s": 48.9, "w4": 75.2, "w5": 10.4, "w6": 105.5,
  ]
  private let program: String?
  private let report: String

  /// Compiles the reference program, if it is there.
  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let place = "\(folder)/curium-floor-\(getpid())"
    report = place + ".json"
    let command =
      "test -f \(Floor.source)/ref.c && cc -O3 -march=native -w \(Floor.source)/ref.c -o \(place)"
    program = system(command) == 0 ? place : nil
  }

  /// Whether figures are measured here and now.
  var isMeasured: Bool { program != nil }

  /// Microseconds a frame of the reference program.
  func measure(_ name: String) -> Double? {
    guard let program else { return Floor.kept[name] }
    unlink(report)
    let command =
      "SINK=/dev/null BENCH_OUT=\(report) \(program) \(name) \(warmUp) \(batches * framesInBatch)"
    guard system(command) == 0, let file = fopen(report, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let place = text.firstRange(of: "\"cpu_med\":") else { return nil }
    return Double(text[place.upperBound...].prefix { $0 == "." || $0.isNumber })
  }

  /// Removes what was compiled.
  func remove() {
    if let program { unlink(program) }
    unlink(report)
  }
}
