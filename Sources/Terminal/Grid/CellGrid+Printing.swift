// SPDX-License-Identifier: MIT
// Terminal: a grid as lines of styled text, for printing without a screen.

extension CellGrid {
  /// Returns the rows as UTF-8 with SGR sequences for a terminal with `capabilities`, each followed
  /// by a reset and a line feed. Links end with their row. There are no cursor movements.
  ///
  /// - Complexity: O(cells).
  public func printed(capabilities: TerminalCapabilities = TerminalCapabilities()) -> [UInt8] {
    let encoder = FrameEncoder(pool: pool, links: links, capabilities: capabilities)
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      encoder.begin()
      encoder.reserveRow(columns: size.width)
      for x in 0..<size.width {
        let cell = self[x, y]
        if cell.glyph == .continuation { continue }
        let (ink, words) = CellWords.words(of: cell)
        var rest = words & ~CellWords.line
        if cell.glyph.rawValue == FrameEncoder.fullBlock, let ground = encoder.ground(of: ink, rest)
        {
          encoder.setPen(foreground: CellWords.high(ink), rest: ground)
          encoder.append(" ")
          continue
        }
        if capabilities.colorDepth == .ansi16,
          SixteenColors.keepsInk(
            cell.glyph.rawValue, cell.foreground, on: cell.background,
            isEdge: cell.attributes.contains(.line))
        {
          rest |= FrameEncoder.shape
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
