// SPDX-License-Identifier: MIT
// Testing: terminals without ECMA-48 get the same bytes as from tput.

import Foundation
import Testing

struct TerminfoTests {
  /// Returns the output of `tput` for capabilities with parameters; `nil` without a terminfo entry.
  private static func tput(_ term: String, _ capabilities: [String]) -> [String]? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    let commands = capabilities.map { "tput -T \(term) \($0); printf '\\377'" }
    process.arguments = [
      "-c", "tput -T \(term) longname >&2 || exit 9; " + commands.joined(separator: "; "),
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    if process.terminationStatus == 9 { return nil }
    let pieces = bytes.split(separator: 0xFF, omittingEmptySubsequences: false).dropLast()
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the output of `tput` for one capability as bytes.
  private static func tputBytes(_ term: String, _ capability: String) -> [UInt8]? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "tput -T \(term) \(capability)"]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let bytes = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return bytes.isEmpty ? nil : bytes
  }

  static func isKnown(_ term: String) -> Bool { tput(term, []) != nil }

  private static let terms = ["vt52", "wyse60", "hp2392"].filter(isKnown)

  /// The attributes on the probe's page, row by row: bold, underline, reverse.
  private static let page: [(text: String, bold: Bool, underline: Bool, reverse: Bool)] = [
    ("", false, false, false), ("plain", false, false, false), ("bold", true, false, false),
    ("underlined", false, true, false), ("reversed", false, false, true),
    ("all", true, true, true), ("cafe", false, false, false),
  ]

  @Test(.enabled(if: !terms.isEmpty), arguments: terms)
  func `draws according to terminfo`(_ term: String) throws {
    let moves = try #require(Self.tput(term, (0..<24).map { "cup \($0) 0" } + ["cup 20 2"]))
    let words = ["sgr0", "bold", "smul", "rev", "smso", "el", "civis", "cnorm"]
    let values = try #require(Self.tput(term, words))
    let word = Dictionary(uniqueKeysWithValues: zip(words, values))
    let hasSgr = Self.tput(term, ["sgr 0 0 0 0 0 0 0 0 0"])?.first?.isEmpty == false
    let hasPen = hasSgr || word["sgr0"]?.isEmpty == false
    func pen(_ bold: Bool, _ underline: Bool, _ reverse: Bool) -> String {
      if !hasPen { return "" }
      if hasSgr {
        let flags = "sgr 0 \(underline ? 1 : 0) \(reverse ? 1 : 0) 0 0 \(bold ? 1 : 0) 0 0 0"
        return Self.tput(term, [flags])?.first ?? ""
      }
      var text = word["sgr0"] ?? ""
      let standout = word["smso"] ?? ""
      if bold { text += word["bold"].flatMap { $0.isEmpty ? nil : $0 } ?? standout }
      if reverse { text += word["rev"].flatMap { $0.isEmpty ? nil : $0 } ?? standout }
      return text + (underline ? word["smul"] ?? "" : "")
    }
    let plain = pen(false, false, false)
    // On HP terminals, attributes stick to their columns until a row is erased, and the last cell
    // would scroll the screen.
    let sticks = term == "hp2392"
    var expected = word["civis"] ?? ""
    var current: String?
    for row in 0..<24 {
      let line = row < Self.page.count ? Self.page[row] : Self.page[0]
      expected += moves[row]
      func change(to next: String) {
        if current != next { expected += next }
        current = next
      }
      if sticks {
        change(to: plain)
        expected += word["el"] ?? ""
      }
      let start = 3 * max(0, row - 1)
      if sticks, line.text.isEmpty { continue }
      if sticks {
        if start > 0 { expected += Self.tput(term, ["cup \(row) \(start)"])?.first ?? "" }
      } else {
        change(to: plain)
        if !line.text.isEmpty { expected += String(repeating: " ", count: start) }
      }
      change(to: pen(line.bold, line.underline, line.reverse))
      expected += line.text
      if sticks { continue }
      change(to: plain)
      let used = line.text.isEmpty ? 0 : start + line.text.count
      expected += String(repeating: " ", count: 80 - used)
    }
    expected += moves[24] + (word["cnorm"] ?? "")

    let terminal = try ProbeTerminal(term: term)
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("d")
    try #require(terminal.saw("<end of page>"))
    let written = String(decoding: terminal.written, as: UTF8.self)
    let begin = try #require(written.range(of: "<page>\r\n")?.upperBound)
    let end = try #require(written.range(of: "<end of page>")?.lowerBound)
    #expect(Array(written[begin..<end].utf8) == Array(expected.utf8))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("\u{1B}["))
    #expect(terminal.leftBehind == [])
  }

  @Test(.enabled(if: isKnown("vt320-nam") || isKnown("tty33")), arguments: ["tty33", "lpr"])
  func `rejects a printer in one line`(_ term: String) throws {
    guard Self.isKnown(term) else { return }
    let terminal = try ProbeTerminal(term: term)
    #expect(terminal.outcome() == .exited(78))
    #expect(terminal.transcript.split(separator: "\r\n").count == 1)
    #expect(terminal.leftBehind == [])
  }

  @Test(.enabled(if: !terms.isEmpty), arguments: terms)
  func `places the cursor in columns that one byte can't encode`(_ term: String) throws {
    let move = try #require(Self.tputBytes(term, "cup 20 120"))
    let terminal = try ProbeTerminal(["wide"], term: term, columns: 132, rows: 24)
    try #require(terminal.saw("<started 132x24>"))
    terminal.type("d")
    try #require(terminal.saw("<end of page>"))
    #expect(terminal.written.firstRange(of: move) != nil)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }
}
