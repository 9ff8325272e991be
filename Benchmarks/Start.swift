// SPDX-License-Identifier: MIT
// Tool: W7, from start to exit of a hello world program on a pseudo-terminal.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cost of one start.
struct StartMeasurement {
  /// Milliseconds until the first byte; negative if there was none.
  var firstByte: Double
  /// Milliseconds until the program exits.
  var exit: Double
  /// Milliseconds of processor time, including the kernel's.
  var processor: Double
  /// Peak memory in kilobytes.
  var peak: Double

  /// Parses the four figures printed by the starter.
  init?(_ line: String) {
    let figures = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 4 else { return nil }
    firstByte = figures[0]
    exit = figures[1]
    processor = figures[2]
    peak = figures[3]
  }
}

/// Starts programs through a small C program, which it compiles with the system's compiler.
struct Starter {
  private let program: String?

  /// Compiles the starter.
  init() {
    let source = Starter.folder + "/Starter/starter.c"
    let place =
      "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/curium-starter-\(getpid())"
    let isMade = ["cc", "clang"].contains {
      system("\($0) -O2 '\(source)' -o \(place) 2>/dev/null") == 0
    }
    program = isMade ? place : nil
  }

  /// The folder of this file; the working directory can be a different one.
  static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()

  /// Starts `path` once; `nil` if that fails.
  func measure(_ path: String) -> StartMeasurement? {
    guard let program, let pipe = popen("\(program) '\(path)'", "r") else { return nil }
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), pipe) != nil else { return nil }
    return StartMeasurement(
      String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Removes the compiled starter.
  func remove() {
    if let program { unlink(program) }
  }
}

/// Starts each program 15 times, taking turns, and reports one line for each.
///
/// `true` is the lower bound for this system. The hello program is the one built beside this one.
/// If `make bench` has built them, there are also a hello with a static standard library and one
/// with all libraries static, and each of the three with `CuriumEssentials` instead of `Curium`.
@MainActor func measureStart(into report: Report) {
  let starter = Starter()
  defer { starter.remove() }
  let beside = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let root = Starter.folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  let programs = [
    ("true", "/bin/true"), ("dynamic", (beside.isEmpty ? "." : beside) + "/hello"),
    ("static standard library", root + "/.build-bench-static/release/hello"),
    ("static executable", root + "/.build-bench-alone/release/hello"),
    ("essentials, dynamic", (beside.isEmpty ? "." : beside) + "/hello-essentials"),
    (
      "essentials, static standard library",
      root + "/.build-bench-static/release/hello-essentials"
    ),
    ("essentials, static executable", root + "/.build-bench-alone/release/hello-essentials"),
  ].filter { access($0.1, X_OK) == 0 }
  var starts = [[StartMeasurement]](repeating: [], count: programs.count)
  for _ in 0..<15 {
    for (place, program) in programs.enumerated() {
      if let start = starter.measure(program.1) { starts[place].append(start) }
    }
  }
  report.show("     first byte ms   exit ms    CPU ms    peak kB   (a start, median of 15)")
  for (program, starts) in zip(programs, starts) where !starts.isEmpty {
    let first = median(starts.map(\.firstByte))
    let exit = median(starts.map(\.exit))
    let processor = median(starts.map(\.processor))
    let peak = median(starts.map(\.peak))
    report.show(
      column("W7", 4), column(text(first < 0 ? nil : first, 2), 13), column(text(exit, 2), 9),
      column(text(processor, 2), 9), column(text(peak, 0), 10), "  " + program.0)
    var json = "{\"workload\":\"W7\",\"program\":\"\(program.0)\""
    if first >= 0 { json += ",\"first_byte_ms\":\(text(first, 3))" }
    json += ",\"exit_ms\":\(text(exit, 3)),\"cpu_us\":\(text(processor * 1000, 0))"
    report.keep(json + ",\"rss_kb\":\(text(peak, 0))}")
  }
}
