// SPDX-License-Identifier: MIT
// Views: converts cells to SVG elements.

import CuriumViews
import CuriumEngine
package import CuriumTerminal
import CuriumTokens

/// Cells as SVG elements: rectangles for backgrounds, paths for lines and blocks, and text.
///
/// Colours are numbers. The caller chooses how to write them: as an attribute such as
/// `fill="#1e1e2e"`, or as a class name for a style sheet.
package struct CellPicture {
  /// The width and height of a cell, in SVG units.
  package static let cellWidth = 9
  package static let cellHeight = 18
  /// The font size, and the baseline within a row, in SVG units.
  package static let fontSize = 15
  private static let baseline = 14
  /// The fonts, in order of preference.
  package static let fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// A cell, or the two of a wide grapheme.
  package struct Cell: Equatable {
    /// The grapheme.
    package var text: String
    /// The weight, slant and lines, and whether the grapheme is two columns wide.
    package var attributes: CellAttributes
    /// The number of the grapheme's colour, or that of the background if the grapheme isn't
    /// visible.
    package var ink: Int
    /// The number of the background colour.
    package var ground: Int

    /// The width in columns.
    var columns: Int { attributes.contains(.wide) ? 2 : 1 }

    /// `true` if only the background is visible.
    package var isBlank: Bool {
      ink == ground
        || text == " " && attributes.underlineStyle == 0 && !attributes.contains(.strikethrough)
    }
  }

  private let spell: (Int) -> String
  private var grounds: [Ground] = []
  /// The indices of the rectangles that end at the last row, by their column.
  private var openGrounds: [Int: Int] = [:]
  private var shapes: [String: String] = [:]
  private var order: [String] = []
  private var texts = ""

  /// A rectangle of one colour that extends over all adjacent rows with the same run.
  private struct Ground {
    let x: Int
    let columns: Int
    let color: Int
    let top: Int
    var bottom: Int
  }

  /// Returns the elements of `rows` for a picture with the background colour `ground`.
  ///
  /// - Parameter spell: Returns the attribute that paints a colour, such as `fill="#1e1e2e"`.
  package static func elements(
    _ rows: [[Cell]], ground: Int, spell: @escaping (Int) -> String
  ) -> String {
    var picture = CellPicture(spell: spell)
    for (y, row) in rows.enumerated() {
      picture.addGrounds(of: row, at: y, except: ground)
      picture.addInks(of: row, at: y)
    }
    return picture.text
  }

  /// Returns a whole picture, `columns` wide, with colours in 24-bit sRGB.
  package static func document(
    _ rows: [[Cell]], columns: Int, ground: Int, title: String, margin: PictureMargin = .none
  ) -> String {
    opening(columns: columns, rows: rows.count, title: title, margin: margin)
      + margin.background("fill=\"\(hex(ground))\"")
      + elements(rows, ground: ground) { "fill=\"\(hex($0))\"" } + "</svg>\n"
  }

  /// Returns the beginning of a picture: the tag with its size and fonts, and the title.
  package static func opening(
    columns: Int, rows: Int, title: String, margin: PictureMargin = .none
  ) -> String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(margin.extent(columns: columns, rows: rows)) \
      role="img" xml:space="preserve" font-family="\(fonts)" font-size="\(fontSize)">

      """
    if !title.isEmpty { text += "<title>\(escaped(title))</title>\n" }
    return text
  }

  /// Returns a 24-bit colour in CSS notation.
  package static func hex(_ color: Int) -> String {
    HexColor.text(UInt32(truncatingIfNeeded: color))
  }

  private init(spell: @escaping (Int) -> String) { self.spell = spell }

  private mutating func addGrounds(of row: [Cell], at y: Int, except ground: Int) {
    let above = openGrounds
    openGrounds = [:]
    var x = 0
    for run in row.chunked(by: { $0.ground == $1.ground }) {
      let (start, color) = (x, run[run.startIndex].ground)
      let columns = run.reduce(0) { $0 + $1.columns }
      x += columns
      if color == ground { continue }
      if let index = above[start], grounds[index].columns == columns,
        grounds[index].color == color
      {
        grounds[index].bottom = y + 1
        openGrounds[start] = index
      } else {
        openGrounds[start] = grounds.count
        grounds.append(Ground(x: start, columns: columns, color: color, top: y, bottom: y + 1))
      }
    }
  }

  /// Adds the foreground of a row. Shapes are grouped by colour. ASCII text of one style is a
  /// single element. Every other grapheme is its own element, because fonts may disagree about its
  /// width.
  private mutating func addInks(of row: [Cell], at y: Int) {
    var x = 0
    var run: (x: Int, cell: Cell, text: String)?
    var index = 0
    while index < row.count {
      let cell = row[index]
      let isBlank = cell.isBlank && cell.columns == 1
      let isPlain = cell.text.utf8.count == 1
      var count = 1
      // A viewer may merge two spaces into one.
      let isSecondSpace = isBlank && run?.text.last == " "
      if !isSecondSpace, isBlank || isPlain, let last = run, isBlank || last.cell.ink == cell.ink,
        last.cell.attributes == cell.attributes
      {
        run?.text += isBlank ? " " : cell.text
      } else {
        write(run, row: y)
        run = nil
        if isPlain, !isBlank {
          run = (x, cell, cell.text)
        } else if !cell.isBlank {
          count = addShape(row[index...], x: x, y: y)
          if count == 0 { write((x, cell, cell.text), row: y) }
          count = max(1, count)
        }
      }
      x += cell.columns * count
      index += count
    }
    write(run, row: y)
  }

  /// Adds the shape of the first cell and of the cells that continue it. Returns the number of
  /// cells in the shape, or 0 if the glyph is text.
  private mutating func addShape(_ cells: ArraySlice<Cell>, x: Int, y: Int) -> Int {
    guard let cell = cells.first, cell.text.unicodeScalars.count == 1,
      let scalar = cell.text.unicodeScalars.first?.value
    else { return 0 }
    var count = 1
    if CellShape.continues(scalar) {
      let same = cells.prefix {
        $0.text == cell.text && $0.ink == cell.ink && $0.attributes == cell.attributes
      }
      count = same.count
    }
    let shape = CellShape(
      scalar, x: x * Self.cellWidth, y: y * Self.cellHeight, columns: count)
    guard let shape else { return 0 }
    let dimmed = shape.opacity * (cell.attributes.contains(.dim) ? 0.6 : 1)
    let paint = spell(cell.ink) + (dimmed == 1 ? "" : " fill-opacity=\"\(dimmed)\"")
    if shapes[paint] == nil { order.append(paint) }
    shapes[paint, default: ""] += shape.outline
    return count
  }

  /// Writes graphemes, stretched to the width of their cells in any font.
  private mutating func write(_ run: (x: Int, cell: Cell, text: String)?, row: Int) {
    guard let run else { return }
    let attributes = run.cell.attributes
    var letters = Substring(run.text)
    if attributes.underlineStyle == 0, !attributes.contains(.strikethrough) {
      letters = letters.trimmingSuffix { $0 == " " }
    }
    let columns = run.text.utf8.count == run.text.count ? letters.count : run.cell.columns
    texts += """
      <text x="\(run.x * Self.cellWidth)" y="\(row * Self.cellHeight + Self.baseline)" \
      textLength="\(columns * Self.cellWidth)" lengthAdjust="spacingAndGlyphs" \
      \(spell(run.cell.ink))
      """
    if attributes.contains(.bold) { texts += " font-weight=\"bold\"" }
    if attributes.contains(.italic) { texts += " font-style=\"italic\"" }
    if attributes.contains(.dim) { texts += " fill-opacity=\"0.6\"" }
    var lines: [String] = []
    if attributes.underlineStyle != 0 { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { texts += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    texts += ">\(Self.escaped(String(letters)))</text>\n"
  }

  private var text: String {
    var text = ""
    // Without smoothing, no seams show between backgrounds at any zoom.
    text += "<g shape-rendering=\"crispEdges\">\n"
    for ground in grounds {
      text += """
        <rect x="\(ground.x * Self.cellWidth)" y="\(ground.top * Self.cellHeight)" \
        width="\(ground.columns * Self.cellWidth)" \
        height="\((ground.bottom - ground.top) * Self.cellHeight)" \(spell(ground.color))/>

        """
    }
    text += "</g>\n"
    for paint in order { text += "<path \(paint) d=\"\(shapes[paint] ?? "")\"/>\n" }
    return text + texts
  }

  /// Returns the text as XML 1.0 character data. Replaces controls and noncharacters, which XML
  /// doesn't allow.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
