// SPDX-License-Identifier: MIT
// Testing: the probe on a pseudo-terminal, and its output.

import CPseudoTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A probe on a pseudo-terminal, and all of its output.
final class ProbeTerminal {
  private var child = cpt_child()
  private(set) var written: [UInt8] = []
  private var modesBefore: UInt64 = 0
  /// The end of the output matched so far.
  private var read = 0

  /// Starts a probe. `variables` are its environment besides TERM; `descriptors` is its file
  /// descriptor limit (`ulimit -n`). If there is a `command`, the shell runs it, and it starts the
  /// probe as `"$0" "$@"`.
  init(
    _ arguments: [String] = [], of name: String = "driver-probe",
    term: String? = "xterm-256color", variables: [String] = [], columns: Int32 = 80,
    rows: Int32 = 24, options: Int = 0, descriptors: Int? = nil, command: String? = nil
  ) throws {
    let probe = try #require(Self.path(of: name))
    var path = probe
    var arguments = arguments
    if let command = command ?? descriptors.map({ "ulimit -n \($0); exec \"$0\" \"$@\"" }) {
      path = "/bin/sh"
      arguments = ["-c", command, probe] + arguments
    }
    var environment = ["SWIFT_BACKTRACE=enable=no"] + variables
    if !variables.contains(where: { $0.hasPrefix("PATH=") }) {
      environment.append("PATH=/usr/bin:/bin")
    }
    for name in Self.sanitizerVariables {
      if let options = getenv(name) { environment.append("\(name)=\(String(cString: options))") }
    }
    if let term { environment.append("TERM=\(term)") }
    let started = Self.withStrings([path] + arguments) { list in
      Self.withStrings(environment) { variables in
        cpt_start(
          &child, path, list, variables, columns, rows, UInt32(options))
      }
    }
    try #require(started == 0)
    // Taken from a different line, because the probe may already have changed the modes of its own.
    modesBefore = Self.freshModes
  }

  deinit { cpt_finish(&child) }

  private static let sanitizerVariables = ["ASAN_OPTIONS", "TSAN_OPTIONS"]
  /// `true` if the tests run under a sanitizer (`Scripts/check sanitize`), which uses extra memory.
  static let isSanitized = sanitizerVariables.contains { getenv($0) != nil }
  /// `true` if the tests run under ThreadSanitizer (`Scripts/check sanitize`). It wakes up ten
  /// times a second, delays signals from other processes, hangs after a fork, and can't handle a
  /// stack overflow.
  static let isThreadSanitized = getenv("TSAN_OPTIONS") != nil

  /// The modes of an unused line.
  private static let freshModes: UInt64 = {
    var child = cpt_child()
    let path = "/bin/true"
    _ = withStrings([path]) { list in
      withStrings([]) { cpt_start(&child, path, list, $0, 80, 24, 0) }
    }
    defer { cpt_finish(&child) }
    return cpt_modes(&child)
  }()

  /// Returns the path of a probe, next to the test bundle.
  private static func path(of name: String) -> String? {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    guard let bundle, let range = bundle.firstRange(of: ".xctest") else { return nil }
    let folder = bundle[..<range.lowerBound].split(
      separator: "/", omittingEmptySubsequences: false
    ).dropLast().joined(separator: "/")
    return "\(folder)/\(name)"
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }

  /// Reads once. Returns `false` at the end, or if nothing arrives in time.
  private func pump(_ milliseconds: Int32 = 10_000) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = cpt_read(&child, &bytes, bytes.count, milliseconds)
    guard count > 0 else { return false }
    written += bytes[..<count]
    return true
  }

  /// Waits for `text` after the output matched so far. Returns `false` if it never appears.
  func saw(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var searched = read
    while true {
      if let range = written[searched...].firstRange(of: bytes) {
        read = range.upperBound
        return true
      }
      searched = max(read, written.count - bytes.count)
      if !pump() { return false }
    }
  }

  /// Waits until the probe has written one of the texts. Returns it, or `nil` if none appears.
  func sawFirst(of texts: [String]) -> String? {
    while true {
      let transcript = transcript
      if let text = texts.first(where: { transcript.contains($0) }) { return text }
      if !pump() { return nil }
    }
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBufferPointer { cpt_type(&child, $0.baseAddress, $0.count) }
  }

  /// Stops or starts the terminal's output.
  func flow(_ flows: Bool) { cpt_flow(&child, flows ? 1 : 0) }

  /// The redirected output of the probe. Call this after its end.
  func output() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = cpt_read_output(&child, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  /// Signals the process group, like the shell's `kill %1`.
  func signalJob(_ number: Int32) { kill(-child.program, number) }
  func signal(_ number: Int32) { kill(child.program, number) }
  func resize(_ columns: Int32, _ rows: Int32) { cpt_resize(&child, columns, rows) }
  func hangUp() { cpt_hang_up(&child) }
  func continueInForeground() { cpt_command(&child, CChar(UInt8(ascii: "f"))) }
  func giveForegroundToAnother() { cpt_give_foreground(&child) }
  func editLine() { cpt_edit_line(&child) }
  var modes: UInt64 { cpt_modes(&child) }
  /// The modes of the line, which some shells save and restore for each job.
  var lineModes: termios {
    get {
      var modes = termios()
      tcgetattr(child.line, &modes)
      return modes
    }
    set {
      var modes = newValue
      tcsetattr(child.line, TCSANOW, &modes)
    }
  }
  func continueInBackground() { cpt_command(&child, CChar(UInt8(ascii: "b"))) }

  /// Waits for the program to end or stop, and reads its output until then.
  func outcome() -> Outcome? {
    for _ in 0..<1000 {
      while child.terminal >= 0, pump(0) {}
      let status = cpt_report(&child, 10)
      if status >= 0 {
        while child.terminal >= 0, pump(0) {}
        return Outcome(rawValue: cpt_meaning(status))
      }
    }
    return nil
  }

  /// Returns whether the probe writes nothing, and uses no processor time.
  func isSilent() -> Bool {
    if Self.isThreadSanitized { return isQuiet() }
    var last = processorTime
    var idle = 0
    for _ in 0..<100 {
      if pump(20) { return false }
      let now = processorTime
      idle = now == last ? idle + 1 : 0
      if idle == 5 { return true }
      last = now
    }
    return false
  }

  /// Returns whether the probe writes nothing for a while.
  func isQuiet() -> Bool { !pump(200) }

  /// Nanoseconds of processor time used by the probe; 0 if unavailable.
  private var processorTime: Int {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(child.program, &clock) == 0, clock_gettime(clock, &time) == 0
      else { return 0 }
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    #else
      return 0
    #endif
  }

  /// Waits until only the shell is left on the terminal, because the guard ends after the probe.
  /// Reads the output until then.
  func isAlone() -> Bool {
    for _ in 0..<500 {
      let count = cpt_count_processes(&child)
      while child.terminal >= 0, pump(count == 0 ? 0 : 10) {}
      if count == 0 { return true }
    }
    return false
  }

  #if os(Linux)
    /// The resident memory of the probe, in bytes.
    var residentBytes: Int {
      guard let file = fopen("/proc/\(child.program)/statm", "r") else { return 0 }
      defer { fclose(file) }
      var total = 0
      var resident = 0
      _ = withUnsafeMutablePointer(to: &total) { total in
        withUnsafeMutablePointer(to: &resident) { resident in
          withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) }
        }
      }
      return resident * Int(getpagesize())
    }

    /// The space used by the probe's redirected output, in bytes.
    private var heldBytes: Int {
      var status = stat()
      return stat("/proc/\(child.program)/fd/1", &status) == 0 ? Int(status.st_blocks) * 512 : -1
    }

    /// Returns whether the size of the held output comes to be in `range`.
    func holds(_ range: ClosedRange<Int>) -> Bool {
      for _ in 0..<500 {
        if range.contains(heldBytes) { return true }
        _ = pump(20)
      }
      return false
    }
  #endif

  /// Everything that the program hasn't restored: private modes, keys, cursor, wrapping, margins,
  /// line modes.
  var leftBehind: [String] {
    var left = Set<String>()
    var keyboard = 0
    let pieces = transcript.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    for sequence in pieces.dropFirst() {
      let body = sequence.prefix { !("@"..."~" ~= $0) }
      let final = sequence.dropFirst(body.count).first
      if body.hasPrefix("?"), let final, "hl".contains(final) {
        let modes = body.dropFirst().split(separator: ";").map { String($0) }
        for mode in modes {
          // Of all modes, only these two are on by default.
          let isUsual = (mode == "7" || mode == "25") == (final == "h")
          if mode == "12" || isUsual { left.remove(mode) } else { left.insert(mode) }
        }
      } else if final == "r" {
        if body.isEmpty { left.remove("margins") } else { left.insert("margins") }
      } else if final == "m", body.hasPrefix(">") {
        if body.contains(";") { left.insert("other keys") } else { left.remove("other keys") }
      } else if final == "u" {
        keyboard += body.hasPrefix(">") ? 1 : body.hasPrefix("<") ? -1 : 0
      }
    }
    if keyboard != 0 { left.insert("keyboard") }
    if child.line >= 0, cpt_modes(&child) != modesBefore { left.insert("line modes") }
    return left.sorted()
  }

  /// The output after the last exit from the alternate screen.
  var afterwards: String {
    let mark = Array("\u{1B}[?1049l".utf8)
    guard let last = written.ranges(of: mark).last else {
      return String(decoding: written, as: UTF8.self)
    }
    return String(decoding: written[last.upperBound...], as: UTF8.self)
  }

  var transcript: String { String(decoding: written, as: UTF8.self) }
}
