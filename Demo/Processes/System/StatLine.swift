// SPDX-License-Identifier: MIT
// Tool: parses the line in which the kernel describes a process.

/// The fields of `/proc/PID/stat` that the app shows, numbered as in proc_pid_stat(5).
///
/// The name is in parentheses and can itself contain spaces and parentheses, so the fields after it
/// are counted from the last closing parenthesis.
struct StatLine: Equatable {
  let pid: Int32
  let name: String
  let state: RunState
  let parent: Int32
  /// The user and system time, in clock ticks.
  let ticks: UInt64
  let threads: Int
  /// The start time, in clock ticks after the system started.
  let start: UInt64
  /// The resident memory, in pages.
  let residentPages: UInt64

  /// Returns `nil` for any other bytes, for example if the process ended while the file was read.
  init?(_ bytes: [UInt8]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close,
      let pid = Int32(Self.text(bytes[..<open]).prefix { $0 != " " }), pid > 0
    else { return nil }
    let fields = bytes[(close + 1)...].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    // The state is field 3 in the manual, and the first one here.
    func number(_ field: Int) -> Int64? { Int64(Self.text(fields[field - 3])) }
    guard fields.count >= 22, let letter = fields[0].first,
      let parent = number(4).flatMap(Int32.init(exactly:)), let user = number(14),
      let system = number(15), let threads = number(20), let start = number(22),
      let pages = number(24)
    else { return nil }
    self.pid = pid
    name = Self.text(bytes[(open + 1)..<close])
    state = RunState(letter: letter)
    self.parent = parent
    ticks = UInt64(max(0, user)) &+ UInt64(max(0, system))
    self.threads = Int(threads)
    self.start = UInt64(max(0, start))
    residentPages = UInt64(max(0, pages))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Joins the words of `/proc/PID/cmdline`, each ended by a zero byte, into one line.
  static func command(_ bytes: [UInt8]) -> String {
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end].map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
