// SPDX-License-Identifier: MIT
// Terminal: a grid as lines of styled text, for printing without a screen.

extension CellGrid {
  /// Returns the rows as UTF-8 with SGR sequences for a terminal with `capabilities`, each followed
  /// by a reset and a line feed. Links end with their row. There are no cursor movements.
  ///
  /// - Complexity: O(cells).
  public func printed(capabilities: TerminalCapabilities = TerminalCapabilities()) -> [UInt8] {
    printed(capabilities: capabilities) { _ in width }
  }

  /// Returns the rows like `printed(capabilities:)`, but without the blanks at their ends. A
  /// terminal that becomes narrower would wrap them.
  package func printedWithoutTrailingBlanks(capabilities: TerminalCapabilities) -> [UInt8] {
    printed(capabilities: capabilities) { y in
      (0..<width).last { self[$0, y] != .blank }.map { $0 + 1 } ?? 0
    }
  }

  /// Returns the rows, each with as many columns as `columns` returns.
  private func printed(
    capabilities: TerminalCapabilities, columns: (Int) -> Int
  ) -> [UInt8] {
    let encoder = FrameEncoder(pool: pool, links: links, capabilities: capabilities)
    var bytes: [UInt8] = []
    for y in 0..<height {
      encoder.begin()
      encoder.reserveRow(columns: width)
      let row = CellWords(rows[y])
      for x in 0..<columns(y) {
        let cell = rows[y][x]
        if cell.glyph == .continuation { continue }
        let ink = row.ink(x)
        var rest = row.rest(x) & ~CellWords.line
        if cell.glyph.rawValue == FrameEncoder.fullBlock, let ground = encoder.ground(of: ink, rest)
        {
          encoder.setPen(foreground: CellWords.high(ink), rest: ground)
          encoder.append(" ")
          continue
        }
        if capabilities.colorDepth == .ansi16 {
          rest |= FrameEncoder.bits(
            SixteenColors.drawing(
              of: cell.glyph.rawValue, cell.foreground, on: cell.background,
              isEdge: cell.attributes.contains(.line)))
        }
        encoder.setPen(foreground: CellWords.high(ink), rest: rest)
        encoder.append(pool.utf8(of: cell.glyph))
      }
      // A reset of the pen doesn't close a link.
      encoder.closeLink()
      encoder.append("\u{1B}[0m\n")
      encoder.state = FrameEncoder.State()
      bytes.append(contentsOf: encoder.written)
    }
    return bytes
  }
}
