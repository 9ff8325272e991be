// SPDX-License-Identifier: MIT
// Rendering: a printed view as a picture of text.

import CuriumViews
import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension RenderedView {
  /// The view as an SVG 1.1 picture: a cell is 9 by 18 units, text can be searched, and lines and blocks
  /// are drawn, so that they meet whatever font is there.
  ///
  /// Colours that the theme leaves to the terminal are those of its text and ground; links are text.
  ///
  /// - Parameter title: What the picture is called by a screen reader.
  public func svg(title: String = "") -> String {
    CellPicture.document(pictureRows, columns: size.width, ground: ground, title: title)
  }

  /// The colour of what is not drawn on, 24 bits of sRGB.
  package var ground: Int { Int(Color.background.resolve(in: theme).color.value) }

  private var ink: Int { Int(Color.textPrimary.resolve(in: theme).color.value) }

  /// The cells of each row with their colours, 24 bits of sRGB.
  package var pictureRows: [[CellPicture.Cell]] {
    let (ink, ground) = (ink, ground)
    return (0..<size.height).map { y in
      var row: [CellPicture.Cell] = []
      for x in 0..<size.width where grid[x, y].glyph != .continuation {
        let cell = grid[x, y]
        let front = Self.value(of: cell.foreground) ?? ink
        let back = Self.value(of: cell.background) ?? ground
        let isReversed = cell.attributes.contains(.reverse)
        row.append(
          CellPicture.Cell(
            text: String(decoding: grid.pool.utf8(of: cell.glyph), as: UTF8.self),
            attributes: cell.attributes, ink: isReversed ? back : front,
            ground: isReversed ? front : back))
        if row[row.count - 1].isBlank { row[row.count - 1].ink = row[row.count - 1].ground }
      }
      return row
    }
  }

  private static func value(of color: CellColor) -> Int? {
    switch color.kind {
    case .rgb: Int(color.value)
    case .palette: Int(ColorQuantizer.color(ofPalette: UInt8(truncatingIfNeeded: color.value)))
    case .terminal, .keep: nil
    }
  }
}
