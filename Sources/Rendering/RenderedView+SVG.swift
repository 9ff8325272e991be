// SPDX-License-Identifier: MIT
// Views: a rendered view as an SVG picture.

import CuriumViews
import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension RenderedView {
  /// Returns the view as an SVG 1.1 picture. A cell is 9 by 18 units. Text is searchable. Lines and
  /// blocks are shapes, so that they join in any font.
  ///
  /// Colours that the theme leaves to the terminal are replaced with the theme's text and
  /// background colours. Links become plain text.
  ///
  /// - Parameter title: The title of the picture, for screen readers.
  public func svg(title: String = "") -> String {
    CellPicture.document(pictureRows, columns: size.width, ground: ground, title: title)
  }

  /// The background colour in 24-bit sRGB.
  package var ground: Int { Int(Color.background.resolve(in: theme).color.value) }

  private var ink: Int { Int(Color.textPrimary.resolve(in: theme).color.value) }

  /// The cells of each row, with their colours in 24-bit sRGB.
  package var pictureRows: [[CellPicture.Cell]] {
    let (ink, ground) = (ink, ground)
    return (0..<size.height).map { y in
      var row: [CellPicture.Cell] = []
      for x in 0..<size.width where grid[x, y].glyph != .continuation {
        let source = grid[x, y]
        let front = Self.value(of: source.foreground) ?? ink
        let back = Self.value(of: source.background) ?? ground
        let isReversed = source.attributes.contains(.reverse)
        var cell = CellPicture.Cell(
          text: String(decoding: grid.pool.utf8(of: source.glyph), as: UTF8.self),
          attributes: source.attributes, ink: isReversed ? back : front,
          ground: isReversed ? front : back)
        if cell.isBlank { cell.ink = cell.ground }
        row.append(cell)
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
