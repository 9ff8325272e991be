// SPDX-License-Identifier: MIT
// Testing: shows bytes in tmux and reads back the screen and the cursor.

import Foundation
import TestModels
import Testing

/// One pane of a separate tmux server. A program in it shows files and captures the pane.
struct TmuxPane {
  static let width = 80
  static let height = 24
  static let program = ChildProgram.installed("tmux")

  /// The pane after showing a file.
  struct Screen {
    var rows: [[TerminalModel.Square]]
    var cursor: (x: Int, y: Int, isVisible: Bool)
  }

  /// Shows each file on a reset terminal. The reply to the cursor query comes after everything
  /// else, so the capture contains the whole file without waiting for a fixed time.
  ///
  /// A capture ends each row at the last column ever written, and omits cells after it that were
  /// erased to a colour. So the pane has an extra column that is written in every row.
  private static let script = """
    settled() {
      printf '\\033[6n'
      IFS= read -r -d R reply
    }
    edge=$(for row in {1..\(height)}; do printf '\\033[%d;\(width + 1)H|' "$row"; done)
    stty raw -echo
    for file in "$1"/*.bytes; do
      shown=${file%.bytes}.shown
      printf '\\033c'
      IFS= read -r -d '' bytes <"$file"
      printf %s "$bytes"
      settled
      "$2" display-message -t "$TMUX_PANE" -p '#{cursor_x} #{cursor_y} #{cursor_flag}' \\; \\
        resize-window -t "$TMUX_PANE" -x \(width + 1) >"$shown"
      printf '\\033[0m%s' "$edge"
      settled
      "$2" capture-pane -t "$TMUX_PANE" -p -e -N \\; \\
        resize-window -t "$TMUX_PANE" -x \(width) >>"$shown"
    done
    "$2" wait-for -S shown
    exec cat >/dev/null
    """

  /// Shows the transcripts one after another, and returns the screen after each.
  static func screens(of transcripts: [[UInt8]]) async throws -> [Screen] {
    let program = try #require(program)
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "curium-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let names = transcripts.indices.map { String(10_000 + $0) }
    for (name, bytes) in zip(names, transcripts) {
      try Data(bytes).write(to: folder.appending(path: "\(name).bytes"))
    }
    let scriptPath = folder.appending(path: "show").path()
    try Data(script.utf8).write(to: URL(filePath: scriptPath))

    let server = ["-u", "-S", folder.appending(path: "server").path(), "-f", "/dev/null"]
    let start = [
      "set-option", "-g", "status", "off", ";", "set-option", "-g", "default-terminal",
      "tmux-256color", ";", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "bash",
      scriptPath, folder.path(), program,
    ]
    try await run(program, server + ["start-server", ";"] + start)
    do {
      try await run(program, server + ["wait-for", "shown"])
      try await run(program, server + ["kill-server"])
    } catch {
      // Detached, because this task may have been cancelled.
      _ = try? await Task.detached {
        try await ChildProgram.run(program, server + ["kill-server"])
      }.value
      throw error
    }
    return try names.map { name in
      let capture = try String(contentsOf: folder.appending(path: "\(name).shown"), encoding: .utf8)
      return try screen(capture)
    }
  }

  private static func run(_ program: String, _ arguments: [String]) async throws {
    let environment = ["TMUX": "", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    let result = try await ChildProgram.run(program, arguments, environment: environment)
    try #require(result.status == 0, "tmux \(arguments): \(result.output)")
  }

  // MARK: - Captures

  private static func screen(_ capture: String) throws -> Screen {
    let lines = capture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(lines.count > height)
    let numbers = lines[0].split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 3)
    // The pen continues from line to line.
    var pen = TerminalModel.Pen()
    let rows = lines.dropFirst().prefix(height).map { row(of: $0, &pen) }
    return Screen(rows: rows, cursor: (numbers[0], numbers[1], numbers[2] == 1))
  }

  /// The squares of a captured line of text and SGR sequences, without the one at the edge.
  private static func row(of line: String, _ pen: inout TerminalModel.Pen) -> [TerminalModel.Square]
  {
    var row: [TerminalModel.Square] = []
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        let body = rest.dropFirst().prefix { $0 != "m" }
        rest = rest.dropFirst(body.count + 2)
        for parameter in parameters(of: String(body)) { apply(parameter, to: &pen) }
      } else if TerminalModel.isMark(scalar) {
        let owner = row.last.map { $0.text.isEmpty ? 2 : 1 } ?? 0
        if owner > 0 { row[row.count - owner].text.unicodeScalars.append(scalar) }
      } else {
        let isWide = TerminalModel.columns(scalar.value) == 2
        row.append(TerminalModel.Square(text: String(scalar), isWide: isWide, pen: pen))
        if isWide { row.append(TerminalModel.Square(text: "", pen: pen)) }
      }
    }
    return row.dropLast()
  }

  /// The parameters of an SGR sequence, each colour with its components.
  private static func parameters(of body: String) -> [[Int]] {
    var groups: [[Int]] = []
    var numbers = body.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let first = numbers.popFirst() {
      var group = first.split(separator: ":").compactMap { Int($0) }
      if group == [38] || group == [48], let kind = numbers.popFirst().flatMap({ Int($0) }) {
        let count = kind == 5 ? 1 : 3
        group += [kind] + numbers.prefix(count).compactMap { Int($0) }
        numbers = numbers.dropFirst(count)
      }
      groups.append(group)
    }
    return groups
  }

  private static func apply(_ parameter: [Int], to pen: inout TerminalModel.Pen) {
    switch parameter.first ?? 0 {
    case 0: pen = TerminalModel.Pen()
    case 1: pen.bold = true
    case 2: pen.dim = true
    case 3: pen.italic = true
    case 4: pen.underline = parameter.count > 1 ? parameter[1] : 1
    case 5: pen.blink = true
    case 7: pen.reverse = true
    case 9: pen.strike = true
    case 38: pen.foreground = color(parameter)
    case 39: pen.foreground = .own
    case 48: pen.background = color(parameter)
    case 49: pen.background = .own
    case let code where code >= 100: pen.background = .index(code - 92)
    case let code where code >= 90: pen.foreground = .index(code - 82)
    case let code where code >= 40: pen.background = .index(code - 40)
    case let code: pen.foreground = .index(code - 30)
    }
  }

  private static func color(_ parameter: [Int]) -> TerminalModel.Color {
    guard parameter.count == 5 else { return .index(parameter.last ?? -1) }
    return .rgb(parameter[2] << 16 | parameter[3] << 8 | parameter[4])
  }
}
