// SPDX-License-Identifier: MIT
// Testing: a program's output as a screen.

import TestModels

/// All output of a program, shown as a screen.
///
/// Modes, titles and queries are tracked here; everything that draws goes to the terminal model. It
/// draws when the program is quiet, because the model expects whole frames.
struct SessionScreen {
  /// The enabled private modes. Autowrap (7) and the cursor (25) are on from the start.
  private(set) var modes: Set<Int> = [7, 25]
  /// The answers to the program's queries since the last `takeAnswers()`.
  private var answers: [UInt8] = []
  private var model: TerminalModel
  private var undrawn: [UInt8] = []
  private var incomplete: [UInt8] = []
  private var isUncertain = false
  /// `true` from entering the screen until the margins are reset. ncurses sets the margins from
  /// terminfo, which can exceed the screen, and the driver resets them before the first frame.
  private var isStarting = false
  /// `true` if the terminal answers queries at all.
  private let answersQuestions: Bool

  init(width: Int, height: Int, answersQuestions: Bool) {
    model = TerminalModel(width: width, height: height)
    self.answersQuestions = answersQuestions
  }

  /// `true` if a program has entered the alternate screen.
  var isTaken: Bool { modes.contains(1049) }

  /// The modes that a program hasn't restored.
  var leftBehind: [Int] { modes.symmetricDifference([7, 25]).subtracting([12]).sorted() }

  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Resizes the screen. Every cell is wrong until the program redraws it.
  mutating func resize(width: Int, height: Int) {
    model = TerminalModel(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { model.set(.init(text: "#", pen: .init(background: .index(201))), x, y) }
    }
    isUncertain = true
  }

  /// Draws the pending output. Returns the rows, and the faults in the output.
  mutating func draw() -> (rows: [String], faults: [String]) {
    model.apply(undrawn)
    undrawn = []
    let faults = model.takeFaults()
    // A frame for the old size can arrive after the change.
    defer { isUncertain = false }
    return (model.rows.map(Self.text), isUncertain ? [] : faults)
  }

  /// Returns rows from tmux's text with colours. Colours continue from line to line.
  static func rows(of text: String) -> [String] {
    var pen = TerminalModel.Pen()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var model = TerminalModel(width: 512, height: 1)
      model.pen = pen
      model.apply(Array(line.utf8))
      pen = model.pen
      return Self.text(of: model.rows[0])
    }
  }

  /// The text of a row, and the columns at which its style changes.
  private static func text(of row: [TerminalModel.Square]) -> String {
    var pens = ""
    var last: TerminalModel.Pen?
    for (x, square) in row.enumerated() {
      let pen = visiblePen(of: square)
      if pen == last { continue }
      last = pen
      pens += " \(x):\(pen.foreground)/\(pen.background)"
      pens += pen.bold ? "b" : ""
      pens += pen.dim ? "d" : ""
      pens += pen.italic ? "i" : ""
      pens += pen.blink ? "k" : ""
      pens += pen.reverse ? "r" : ""
      pens += pen.strike ? "s" : ""
      pens += "\(pen.underline)\(pen.line)\(pen.link)"
    }
    return row.map(\.text).joined() + " │" + pens
  }

  /// The visible part of a pen. A plain blank shows only its background and link.
  private static func visiblePen(of square: TerminalModel.Square) -> TerminalModel.Pen {
    let pen = square.pen
    if square.text != " " || pen.reverse || pen.strike || pen.underline > 0 { return pen }
    return TerminalModel.Pen(background: pen.background, link: pen.link)
  }

  // MARK: - Bytes

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = (incomplete + bytes)[...]
    incomplete = []
    while let first = rest.first {
      guard first == 0x1B else {
        let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
        if isTaken { undrawn += rest[..<end] }
        rest = rest[end...]
        continue
      }
      guard let end = Self.end(of: rest) else {
        incomplete = Array(rest)
        return
      }
      take(sequence: rest[..<end])
      rest = rest[end...]
    }
  }

  /// CAN, which ends an escape sequence that was cut off.
  private static let cancel: UInt8 = 0x18

  /// The end of the escape sequence at the start, or `nil` if it is incomplete.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let kind = bytes.dropFirst().first else { return nil }
    let body = bytes.dropFirst(2)
    switch kind {
    case cancel: return body.startIndex
    case UInt8(ascii: "["):
      return body.firstIndex { (0x40...0x7E).contains($0) || $0 == cancel }.map { $0 + 1 }
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      var place = body.startIndex
      while place < body.endIndex {
        if body[place] == 7 || body[place] == cancel { return place + 1 }
        if body[place] == 0x1B { return place + 1 < body.endIndex ? place + 2 : nil }
        place += 1
      }
      return nil
    case UInt8(ascii: "("), UInt8(ascii: ")"): return body.isEmpty ? nil : body.startIndex + 1
    default: return body.startIndex
    }
  }

  private mutating func take(sequence: ArraySlice<UInt8>) {
    if sequence.last == Self.cancel { return }
    let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
    if text.hasPrefix("]") {
      if text.hasPrefix("]8;"), isTaken { undrawn += sequence }
      return
    }
    guard text.hasPrefix("["), let final = text.last else { return }
    let body = text.dropFirst().dropLast()
    switch final {
    case "h" where body.hasPrefix("?"), "l" where body.hasPrefix("?"):
      for mode in body.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        set(mode, isOn: final == "h")
      }
      if isTaken, body == "?25" || body == "?2026" { undrawn += sequence }
    case "c" where body.isEmpty && answersQuestions:
      answers += Array("\u{1B}[?2026;2$y\u{1B}[?62;22c".utf8)
    case "h", "l", "c", "n", "p", "q", "t", "u": break
    case "m" where body.hasPrefix(">"): break
    case "r" where isStarting:
      isStarting = !body.isEmpty
    default: if isTaken { undrawn += sequence }
    }
  }

  private mutating func set(_ mode: Int, isOn: Bool) {
    if isOn {
      modes.insert(mode)
    } else {
      modes.remove(mode)
    }
    guard mode == 1049 else { return }
    isStarting = isOn
    // Earlier output belongs to a different screen.
    undrawn = []
    model = TerminalModel(width: model.width, height: model.height)
    model.isCursorVisible = modes.contains(25)
  }
}
