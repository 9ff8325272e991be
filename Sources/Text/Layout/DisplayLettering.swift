// SPDX-License-Identifier: MIT
// Views: text in letters of several rows.

/// Text in block letters, three or five rows tall.
package struct DisplayLettering {
  /// The glyphs that letters are made of.
  package struct Blocks {
    let full: String
    let upper: String
    let lower: String
    let ellipsis: String

    /// Creates the glyphs for a full cell, its halves and an ellipsis.
    package init(full: String, upper: String, lower: String, ellipsis: String) {
      self.full = full
      self.upper = upper
      self.lower = lower
      self.ellipsis = ellipsis
    }
  }

  /// The maximum number of letters, more than fit on any screen.
  private static let limit = 250

  private let letters: String
  private let blocks: Blocks
  /// `true` if a point of a letter is two cells side by side, which look square, rather than half a
  /// cell.
  private let isLarge: Bool

  /// Creates the letters of a string, five rows tall or, for fewer `rows`, three.
  package init(_ text: String, rows: Int, blocks: Blocks) {
    letters = String(text.prefix(Self.limit))
    isLarge = rows > 3
    self.blocks = blocks
  }

  /// Returns whether there is a letter for each character of a string.
  package static func canDraw(_ text: String) -> Bool { BlockLetters.cover(text) }

  /// Returns the rows, separated by line feeds, with as many whole letters as fit into `width`
  /// columns. If letters are omitted, an ellipsis follows the last row.
  package func text(width: Int) -> String {
    let pitch = isLarge ? 2 : 1
    let ends = BlockLetters.ends(of: letters)
    var rows = rows
    if let last = ends.last, last * pitch > width {
      // The gap and the ellipsis take one column each.
      let points = ends.last { $0 * pitch + 2 <= width } ?? 0
      rows = rows.map { String($0.prefix(points * pitch)) }
      rows[rows.count - 1] += (points > 0 ? " " : "") + blocks.ellipsis
    }
    return rows.joined(separator: "\n")
  }

  private var rows: [String] {
    let points = BlockLetters.rows(of: letters)
    if isLarge {
      return points.map { row in row.map { $0 ? blocks.full + blocks.full : "  " }.joined() }
    }
    // The five points of a letter are the lower ones of three rows, below a free half.
    return stride(from: -1, to: points.count, by: 2).map { index in
      points[0].indices.map { column in
        let isUpper = index >= 0 && points[index][column]
        return switch (isUpper, points[index + 1][column]) {
        case (true, true): blocks.full
        case (true, false): blocks.upper
        case (false, true): blocks.lower
        case (false, false): " "
        }
      }.joined()
    }
  }
}
