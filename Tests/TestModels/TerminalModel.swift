// SPDX-License-Identifier: MIT
// Testing: a terminal that applies bytes to a screen, written independently of the encoder.

/// A model of a terminal with autowrap off before and after a frame. It shares no code, tables or
/// constants with the library.
///
/// Anything that terminals may handle differently is a fault: writing at an uncertain column, an
/// unknown sequence, a line feed that would scroll, a visible cursor while drawing.
package struct TerminalModel {
  package struct Square: Equatable {
    /// Empty in the second half of a wide grapheme.
    package var text = " "
    package var isWide = false
    package var pen = Pen()

    package init(text: String = " ", isWide: Bool = false, pen: Pen = Pen()) {
      self.text = text
      self.isWide = isWide
      self.pen = pen
    }
  }

  package private(set) var width: Int
  package private(set) var height: Int
  package private(set) var rows: [[Square]]
  package var pen = Pen()
  package var x = 0
  package var y = 0
  /// `true` if the cursor is in the same column on every terminal.
  package var isColumnCertain = true
  package var isCursorVisible = true
  /// `true` if marks after the last column join the previous cell while autowrap is off.
  package var misplacesMarks = false
  /// `true` if the terminal supports ECH and CHA.
  package var knowsColumns = true
  /// `true` if the terminal supports DECSTBM, SU and SD.
  package var movesRows = true
  /// `true` if erasing uses the pen's background.
  package var erasesWithBackground = true
  package var widths = Widths.clusters
  package private(set) var faults: [String] = []
  package private(set) var isInsideFrame = false
  private var wraps = false
  private var top = 0
  private var bottom: Int
  private var joinsNext = false
  private var last: (x: Int, y: Int)?

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bottom = height
    rows = Array(repeating: Array(repeating: Square(), count: width), count: height)
  }

  /// The screen as text, without trailing spaces.
  package var lines: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  package mutating func set(_ square: Square, _ x: Int, _ y: Int) {
    rows[y][x] = square
  }

  package mutating func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  // MARK: - Bytes

  package mutating func apply(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value })[...]
    if String(decoding: bytes, as: UTF8.self).utf8.count != bytes.count { fault("invalid UTF-8") }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case 0x1B: escape(&scalars)
      case 0x08:
        relative("BS")
        x = max(0, x - 1)
      case 0x0A:
        if y == bottom - 1 || y == height - 1 { fault("line feed at the bottom") } else { y += 1 }
      case 0x0D:
        x = 0
        isColumnCertain = true
      case 0..<0x20, 0x7F..<0xA0: fault("control \(scalar)")
      default: write(scalar)
      }
      if scalar < 0x20 {
        joinsNext = false
        last = nil
      }
    }
    if isInsideFrame { fault("frame not closed") }
    if wraps { fault("autowrap left on") }
  }

  mutating func fault(_ text: String) {
    faults.append(text)
  }

  private mutating func relative(_ name: String) {
    if !isColumnCertain { fault("\(name) at an uncertain column") }
  }

  private mutating func escape(_ scalars: inout ArraySlice<UInt32>) {
    guard let kind = scalars.popFirst() else { return fault("lone escape") }
    switch kind {
    case 0x5B:
      var body = ""
      while let next = scalars.popFirst(), let scalar = Unicode.Scalar(next) {
        if (0x40...0x7E).contains(next) { return control(body, Character(scalar)) }
        body.unicodeScalars.append(scalar)
      }
      fault("unfinished CSI")
    case 0x5D:
      var body = ""
      while let next = scalars.popFirst(), let scalar = Unicode.Scalar(next) {
        if next == 0x1B {
          if scalars.popFirst() != 0x5C { fault("OSC without its end") }
          return command(body)
        }
        body.unicodeScalars.append(scalar)
      }
      fault("unfinished OSC")
    default: fault("escape \(kind)")
    }
  }

  private mutating func command(_ body: String) {
    let parts = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return fault("OSC \(body)") }
    pen.link = String(parts[2])
  }

  private mutating func control(_ body: String, _ final: Character) {
    if body.hasPrefix("?") { return mode(String(body.dropFirst()), final) }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let one = max(1, (numbers.first ?? nil) ?? 1)
    switch final {
    case "H":
      y = min(height, one) - 1
      x = min(width, max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1)) - 1
      isColumnCertain = true
    case "G":
      if !knowsColumns { fault("CHA on a terminal without it") }
      x = min(width, one) - 1
      isColumnCertain = true
    case "C":
      relative("CUF")
      x = min(width - 1, x + one)
    case "D":
      relative("CUB")
      x = max(0, x - one)
    case "A": y = max(0, y - one)
    case "B": y = min(height - 1, y + one)
    case "K":
      relative("EL")
      if body != "" && body != "0" { return fault("EL \(body)") }
      erase(from: x, to: width)
    case "X":
      if !knowsColumns { fault("ECH on a terminal without it") }
      relative("ECH")
      erase(from: x, to: min(width, x + one))
    case "r":
      top = one - 1
      bottom = (numbers.count > 1 ? numbers[1] : nil) ?? height
      if top >= bottom || bottom > height {
        fault("margins \(body)")
        top = 0
        bottom = height
      }
      x = 0
      y = 0
      isColumnCertain = true
    case "S": scroll(by: one)
    case "T": scroll(by: -one)
    case "m": select(body)
    default: fault("CSI \(body)\(final)")
    }
  }

  private mutating func mode(_ body: String, _ final: Character) {
    guard final == "h" || final == "l" else { return fault("CSI ?\(body)\(final)") }
    switch body {
    case "7":
      if !misplacesMarks { fault("autowrap on a terminal that doesn't need it") }
      wraps = final == "h"
    case "25": isCursorVisible = final == "h"
    case "2026":
      if isInsideFrame == (final == "h") { fault("unpaired start or end of a frame") }
      isInsideFrame = final == "h"
    default: fault("mode \(body)")
    }
  }

  // MARK: - The screen

  private var eraser: Square {
    var square = Square()
    if erasesWithBackground { square.pen.background = pen.background }
    return square
  }

  private mutating func erase(from start: Int, to end: Int) {
    if start >= end { return }
    if pen.reverse { fault("erased in reverse") }
    split(start)
    split(end)
    for place in start..<end { rows[y][place] = eraser }
  }

  private mutating func scroll(by count: Int) {
    if !movesRows { fault("rows moved on a terminal that doesn't support it") }
    if pen.reverse { fault("rows erased in reverse") }
    let blank = Array(repeating: eraser, count: width)
    for _ in 0..<abs(count) {
      if count > 0 {
        rows.remove(at: top)
        rows.insert(blank, at: bottom - 1)
      } else {
        rows.remove(at: bottom - 1)
        rows.insert(blank, at: top)
      }
    }
  }

  /// Blanks a grapheme that crosses the left edge of a column.
  private mutating func split(_ column: Int) {
    guard column > 0, column < width, rows[y][column].text.isEmpty else { return }
    // Terminals differ here. An unused background makes sure that the cell is repainted.
    rows[y][column - 1] = Square(text: "?", pen: Pen(background: .index(201)))
    rows[y][column] = Square(text: "?", pen: Pen(background: .index(201)))
  }

  private mutating func write(_ scalar: UInt32) {
    if isCursorVisible { fault("writing under a visible cursor") }
    let joins = TerminalModel.isMark(scalar) || (joinsNext && widths == .clusters)
    joinsNext = scalar == 0x200D
    if joins {
      guard let last else { return fault("a mark without a base") }
      if misplacesMarks, last.x == width - 1, !wraps, (0x300...0x36F).contains(scalar) {
        fault("a mark after the last column without autowrap")
      }
      rows[last.y][last.x].text.unicodeScalars.append(Unicode.Scalar(scalar)!)
      if scalar == 0x200D || scalar == 0xFE0F { isColumnCertain = false }
      if scalar == 0xFE0F, widths == .clusters, !rows[last.y][last.x].isWide, last.x + 1 < width {
        split(last.x + 2)
        rows[last.y][last.x].isWide = true
        rows[last.y][last.x + 1] = Square(text: "", pen: rows[last.y][last.x].pen)
        x = min(width - 1, last.x + 2)
      }
      return
    }
    let continues = last != nil && !isColumnCertain && widths == .scalars && last!.x < width
    if !isColumnCertain && !(continues && afterJoiner) { fault("writing at an uncertain column") }
    place(scalar)
  }

  private var afterJoiner: Bool {
    guard let last else { return false }
    return rows[last.y][last.x].text.unicodeScalars.last?.value == 0x200D
  }

  private mutating func place(_ scalar: UInt32) {
    let wasCertain = isColumnCertain
    let columns = TerminalModel.columns(scalar)
    if columns > width { return fault("a wide character in one column") }
    if x + columns > width {
      if wraps { fault("wrapped") }
      x = width - columns
    }
    split(x)
    split(x + columns)
    rows[y][x] = Square(
      text: String(Character(Unicode.Scalar(scalar)!)), isWide: columns == 2, pen: pen)
    if columns == 2 { rows[y][x + 1] = Square(text: "", pen: pen) }
    last = (x, y)
    if x + columns >= width {
      x = width - 1
      isColumnCertain = false
    } else {
      x += columns
      isColumnCertain = wasCertain
    }
  }
}
