// SPDX-License-Identifier: MIT
// Tool: measures a release build from scratch and the sizes of programs.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Builds `todo` from scratch in release mode and reports the time, then the sizes of the programs
/// built by `make bench`.
@MainActor func measureBuild(into report: Report) {
  let root = Starter.folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  let scratch = root + "/.build-bench-todo"
  let build = "swift build -c release --product todo --package-path '\(root)' --scratch-path"
  // Fetch the packages first, outside the measurement.
  _ = system(
    "rm -rf '\(scratch)'; swift package --package-path '\(root)' --scratch-path '\(scratch)' "
      + "resolve >&2")
  let start = (wall: wallTime(), processor: childTime())
  let status = system("\(build) '\(scratch)' >&2")
  let wall = wallTime() - start.wall
  let processor = childTime() - start.processor
  report.show("           wall s     CPU s   (a release build of todo from scratch)")
  if status == 0 {
    report.show(column("build", 7), column(text(wall), 9), column(text(processor), 9))
    report.keep(
      "{\"workload\":\"build\",\"program\":\"todo\",\"wall_s\":\(text(wall)),"
        + "\"cpu_us\":\(text(processor * 1_000_000, 0))}")
  }
  report.show("               kB  stripped   (the size of a program)")
  let programs = [
    ("hello, dynamic", root + "/.build/release/hello"),
    ("hello, static standard library", root + "/.build-bench-static/release/hello"),
    ("hello, static executable", root + "/.build-bench-alone/release/hello"),
    ("essentials, dynamic", root + "/.build/release/hello-essentials"),
    (
      "essentials, static standard library",
      root + "/.build-bench-static/release/hello-essentials"
    ),
    ("essentials, static executable", root + "/.build-bench-alone/release/hello-essentials"),
    ("todo, dynamic", scratch + "/release/todo"),
  ]
  for (name, path) in programs {
    guard let size = fileSize(path), let stripped = strippedSize(path) else { continue }
    report.show(
      column("size", 7), column(text(size / 1_000, 0), 9), column(text(stripped / 1_000, 0), 9),
      "  " + name)
    report.keep(
      "{\"workload\":\"size\",\"program\":\"\(name)\",\"bytes\":\(text(stripped, 0))}")
  }
}

/// The seconds since some point in the past.
private func wallTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Processor time, in seconds, of all child processes waited for so far.
private func childTime() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
  #else
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #endif
  return [usage.ru_utime, usage.ru_stime].reduce(0) {
    $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
  }
}

/// The size of a file in bytes; `nil` if it doesn't exist.
private func fileSize(_ path: String) -> Double? {
  var facts = stat()
  return stat(path, &facts) == 0 ? Double(facts.st_size) : nil
}

/// The size of a program without its symbols; `nil` if stripping fails.
private func strippedSize(_ path: String) -> Double? {
  let copy = "/tmp/curium-stripped-\(getpid())"
  defer { unlink(copy) }
  guard system("strip -o \(copy) '\(path)'") == 0 else { return nil }
  return fileSize(copy)
}
