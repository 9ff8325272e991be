// SPDX-License-Identifier: MIT
// Testing: rows below the prompt, checked with an independent terminal model.

import CuriumTerminal
import TestModels
import Testing

/// A terminal that knows a few sequences and keeps the lines that scroll away.
private struct ScrollingModel {
  private(set) var gone: [String] = []
  private var rows: [[Character]]
  private var x = 0
  private var y = 0
  private let width: Int
  private(set) var unknown: [String] = []

  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// All lines, first those that have scrolled away, without empty ones at the end.
  var lines: [String] {
    var lines = gone + rows.map(Self.text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ row: [Character]) -> String {
    var row = row[...]
    while row.last == " " { row.removeLast() }
    return String(row)
  }

  mutating func apply(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        guard rest.popFirst() == "[" else {
          unknown.append("no CSI")
          return
        }
        let body = String(String.UnicodeScalarView(rest.prefix { !("@"..."~" ~= $0) }))
        rest = rest.dropFirst(body.unicodeScalars.count)
        control(body, rest.popFirst() ?? "?")
      case "\r": x = 0
      case "\n": lineFeed()
      case "\u{8}": x = max(0, x - 1)
      default:
        rows[y][min(x, width - 1)] = Character(scalar)
        x = min(width, x + 1)
      }
    }
  }

  private mutating func lineFeed() {
    guard y == rows.count - 1 else {
      y += 1
      return
    }
    gone.append(Self.text(rows.removeFirst()))
    rows.append(Array(repeating: " ", count: width))
  }

  private mutating func control(_ body: String, _ final: Unicode.Scalar) {
    let count = Int(body) ?? 1
    switch final {
    case "A": y = max(0, y - count)
    case "B": y = min(rows.count - 1, y + count)
    case "C": x = min(width - 1, x + count)
    case "D": x = max(0, min(x, width - 1) - count)
    case "G": x = min(width - 1, count - 1)
    case "J" where body.isEmpty:
      erase(x..<width)
      for row in (y + 1)..<max(y + 1, rows.count) {
        rows[row] = Array(repeating: " ", count: width)
      }
    case "K" where body.isEmpty: erase(x..<width)
    case "X": erase(x..<min(width, x + count))
    case "m": break
    case "h" where body.hasPrefix("?"), "l" where body.hasPrefix("?"): break
    default: unknown.append("\(body)\(final)")
    }
  }

  private mutating func erase(_ columns: Range<Int>) {
    for column in columns where column < width { rows[y][column] = " " }
  }
}

@MainActor struct InlineTests {
  private static let width = 20
  private static let height = 9

  @Test(arguments: SeededRandom.seeds(20))
  func `rows appear below earlier output, which never changes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let device = MemoryDevice(size: CellSize(width: Self.width, height: Self.height))
    let renderer = FrameRenderer(
      size: CellSize(width: Self.width, height: 1), capabilities: TerminalCapabilities())
    renderer.beginInline()
    var model = ScrollingModel(width: Self.width, height: Self.height)
    var above = (0..<Int.random(in: 0..<12, using: &random)).map { "before \($0)" }
    model.apply(Array(above.map { $0 + "\r\n" }.joined().utf8))
    for step in 0..<60 {
      if random.chance(1, in: 3) {
        let rows = Int.random(in: 1...Self.height, using: &random)
        renderer.resize(to: CellSize(width: Self.width, height: rows))
      }
      if random.chance(1, in: 4) {
        let line = "line \(step)"
        renderer.insert(line: line)
        above.append(line)
      }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let y = Int.random(in: 0..<renderer.next.size.height, using: &random)
        let x = Int.random(in: 0..<Self.width, using: &random)
        renderer.next.draw("x\(step)", x: x, y: y, style: CellStyle(), clip: renderer.next.bounds)
      }
      let caret =
        random.chance(1, in: 2)
        ? CellPoint(
          x: Int.random(in: 0..<Self.width, using: &random),
          y: Int.random(in: 0..<renderer.next.size.height, using: &random)) : nil
      device.refusesFrames = random.chance(1, in: 6)
      let result = renderer.present(cursor: caret, to: device)
      model.apply(device.takeBytes())
      if result == .refused { continue }
      var expected = above + renderer.next.text()
      while expected.last == "" { expected.removeLast() }
      guard model.lines == expected, model.unknown.isEmpty else {
        #expect(model.lines == expected, "seed \(seed), step \(step)")
        #expect(model.unknown == [], "seed \(seed), step \(step)")
        return
      }
      // Without changes, nothing is written.
      #expect(renderer.present(cursor: caret, to: device) == .unchanged)
    }
  }

  @Test func `rows wrapped by a narrower terminal are counted as it shows them`() {
    func up(_ identity: TerminalIdentity?) -> String {
      var capabilities = TerminalCapabilities()
      capabilities.identity = identity
      let device = MemoryDevice(size: CellSize(width: 20, height: 9))
      let renderer = FrameRenderer(
        size: CellSize(width: 20, height: 3), capabilities: capabilities)
      renderer.beginInline()
      renderer.next.draw("12345678901", x: 0, y: 0, style: CellStyle(), clip: renderer.next.bounds)
      renderer.next.draw("1", x: 0, y: 1, style: CellStyle(), clip: renderer.next.bounds)
      _ = renderer.present(cursor: CellPoint(x: 7, y: 2), to: device)
      renderer.resize(to: CellSize(width: 5, height: 3))
      _ = device.takeBytes()
      _ = renderer.present(cursor: nil, to: device)
      return String(decoding: device.bytes.prefix { $0 != 0x0D }, as: UTF8.self)
        .replacing("\u{1B}[?25l", with: "")
    }
    // Eleven columns wrap to three lines of five. The empty row is one, with the caret in its
    // second.
    #expect(up(nil) == "\u{1B}[5A")
    #expect(up(.xterm) == "\u{1B}[2A")
  }

  @Test func `a line printed above the rows isn't a part of their last link`() {
    let capabilities = TerminalCapabilities(hyperlinks: true)
    let size = CellSize(width: 4, height: 1)
    let device = MemoryDevice(size: size, capabilities: capabilities)
    let renderer = FrameRenderer(size: size, capabilities: capabilities)
    renderer.beginInline()
    let link = CellStyle(link: renderer.next.links.link(to: "https://a.b"))
    renderer.next.draw("link", x: 0, y: 0, style: link, clip: renderer.next.bounds)
    _ = renderer.present(cursor: nil, to: device)
    renderer.insert(line: "done")
    _ = renderer.present(cursor: nil, to: device)
    let text = String(decoding: device.bytes, as: UTF8.self)
    let links = text.split(separator: "done")[0].split(separator: "\u{1B}]8;")
    #expect(links.dropLast().last?.hasPrefix("id=1;https://a.b") == true)
    #expect(links.last?.hasPrefix(";\u{1B}\\") == true)
  }
}
