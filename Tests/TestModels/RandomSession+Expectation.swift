// SPDX-License-Identifier: MIT
// Testing: the expected screen of a random session, computed without the encoder.

package import CuriumTerminal

extension RandomSession {
  /// Halves of wide graphemes without the other half.
  package func malformed(_ grid: CellGrid) -> [String] {
    var wrong: [String] = []
    for y in 0..<grid.size.height {
      var expectsSecond: Cell?
      for x in 0..<grid.size.width {
        let cell = grid[x, y]
        if let first = expectsSecond {
          if cell.glyph != .continuation || cell.style != first.style {
            wrong.append("half at \(x - 1),\(y)")
          }
          expectsSecond = nil
        } else if cell.glyph == .continuation {
          wrong.append("stray half at \(x),\(y)")
        } else if cell.attributes.contains(.wide) {
          expectsSecond = cell
        }
      }
      if expectsSecond != nil { wrong.append("half at the edge of row \(y)") }
    }
    return wrong
  }

  /// The terminal's colour for a colour of the grid.
  private mutating func color(_ color: CellColor) -> TerminalModel.Color {
    switch (capabilities.colorDepth, color.kind) {
    case (.none, _), (_, .terminal), (_, .keep): return .own
    case (.trueColor, .palette), (.ansi256, .palette): return .index(Int(color.value))
    case (.trueColor, .rgb): return .rgb(Int(color.value))
    case (.ansi256, .rgb):
      let known = nearest[color.value]
      let index = known ?? quantizer.palette256(color.value)
      nearest[color.value] = index
      return .index(Int(index))
    case (.ansi16, .palette):
      // The material has only one of the other 240: a pink, which becomes bright magenta.
      return .index(color.value < 16 ? Int(color.value) : color.value == 200 ? 13 : -1)
    case (.ansi16, .rgb): return .index(color.slot.map { Int($0) } ?? -1)
    }
  }

  /// Returns the foreground, made legible on the background with 16 colours, and the attributes.
  private mutating func ink(of cell: Cell) -> (TerminalModel.Color, CellAttributes) {
    let ink = color(cell.foreground)
    var attributes = cell.attributes
    if capabilities.colorDepth <= .ansi16 {
      let ground = capabilities.colorDepth == .none ? .terminal : cell.background
      attributes = CellAttributes(
        rawValue: SixteenColors.marking(attributes.rawValue, on: ground))
    }
    guard capabilities.colorDepth == .ansi16, case .index(let index) = ink, index >= 0 else {
      return (ink, attributes)
    }
    var ground = CellColor.terminal
    if case .index(let slot) = color(cell.background) {
      ground = .palette(UInt8(max(0, slot)))
    }
    let shown = SixteenColors.shown(
      cell.foreground, as: .palette(UInt8(index)), on: ground,
      drawing: SixteenColors.drawing(
        of: cell.glyph.rawValue, cell.foreground, on: cell.background,
        isEdge: cell.attributes.contains(.line)),
      attributes.rawValue,
      prefersDark: capabilities.prefersDark)
    return (
      shown.ink == .terminal ? .own : .index(Int(shown.ink.value)),
      CellAttributes(rawValue: shown.attributes)
    )
  }

  package func text(_ glyph: Glyph) -> String {
    if glyph == .space { return " " }
    return String(decoding: renderer.next.pool.utf8(of: glyph), as: UTF8.self)
  }

  package mutating func expected(_ cell: Cell) -> TerminalModel.Square {
    var pen = TerminalModel.Pen()
    let attributes: CellAttributes
    (pen.foreground, attributes) = ink(of: cell)
    pen.background = color(cell.background)
    pen.bold = attributes.contains(.bold)
    pen.dim = attributes.contains(.dim)
    pen.italic = cell.attributes.contains(.italic)
    pen.blink = cell.attributes.contains(.blink)
    pen.reverse = attributes.contains(.reverse)
    pen.strike = cell.attributes.contains(.strikethrough)
    let line = Int(cell.attributes.underlineStyle)
    pen.underline = capabilities.underlineStyles == .yes ? line : min(1, line)
    if capabilities.underlineStyles == .yes, line > 0 {
      pen.line = color(renderer.next.links.underline(of: cell.link))
    }
    if capabilities.hyperlinks == .yes && cell.link != 0 {
      pen.link = String(decoding: renderer.next.links.address(of: cell.link), as: UTF8.self)
    }
    return TerminalModel.Square(
      text: text(cell.glyph),
      isWide: cell.attributes.contains(.wide), pen: pen)
  }

  /// Removes everything that isn't visible on a plain space.
  package func visible(_ square: TerminalModel.Square) -> TerminalModel.Square {
    var square = square
    // Without an underline, its colour isn't visible.
    if square.pen.underline == 0 { square.pen.line = .own }
    let pen = square.pen
    guard square.text == " ", !pen.reverse, !pen.strike, pen.underline == 0, pen.link.isEmpty else {
      return square
    }
    return TerminalModel.Square(pen: .init(background: pen.background))
  }

  package mutating func differences() -> [String] {
    var wrong: [String] = []
    for y in 0..<model.height {
      for x in 0..<model.width {
        let cell = renderer.next[x, y]
        if renderer.shown[x, y] != cell {
          wrong.append("\(x),\(y): the shown cell isn't the drawn one")
        }
        if cell == .blank, model.rows[y][x] == TerminalModel.Square() { continue }
        let owner = cell.glyph == .continuation ? renderer.next[x - 1, y] : cell
        if model.widths == .scalars && owner.glyph.isPooled {
          let isDisputed = text(owner.glyph).unicodeScalars.contains {
            $0.value == 0x200D || $0.value == 0xFE0F
          }
          if isDisputed { continue }
        }
        let meant = visible(expected(cell))
        let seen = visible(model.rows[y][x])
        if meant != seen { wrong.append("\(x),\(y): meant \(meant), seen \(seen)") }
      }
    }
    if let cursor, renderer.next.bounds.contains(cursor) {
      if !model.isCursorVisible || model.x != cursor.x || model.y != cursor.y {
        wrong.append("cursor at \(model.x),\(model.y), meant \(cursor)")
      }
    } else if model.isCursorVisible {
      wrong.append("cursor shows")
    }
    return wrong
  }
}
