// SPDX-License-Identifier: MIT
// Views: a printed view as a picture of text.

import CuriumTerminal
import CuriumTokens

extension RenderedView {
  /// The view as an SVG 1.1 picture: a cell is 9 by 18 units, glyphs stay text and can be searched.
  ///
  /// Colours that the theme leaves to the terminal are those of its text and ground; links are text.
  ///
  /// - Parameter title: What the picture is called by a screen reader.
  public func svg(title: String = "") -> String {
    var picture = SVGPicture(size: grid.size, ink: ink, ground: ground)
    picture.begin(title: title)
    for y in 0..<grid.size.height {
      for run in runs(row: y) { picture.fill(run, row: y) }
      for run in runs(row: y) { picture.write(run, row: y) }
    }
    return picture.end()
  }

  private var ink: UInt32 { Color.textPrimary.resolve(in: theme).color.value }
  private var ground: UInt32 { Color.background.resolve(in: theme).color.value }

  /// The cells of a row, those of the same style together; what is not ASCII stands alone, since only
  /// there a font may disagree about the width.
  private func runs(row: Int) -> [SVGRun] {
    var runs: [SVGRun] = []
    for x in 0..<grid.size.width {
      let cell = grid[x, row]
      if cell.glyph == .continuation { continue }
      let text = String(decoding: grid.pool.utf8(of: cell.glyph), as: UTF8.self)
      let isPlain = text.utf8.count == 1
      let columns = cell.attributes.contains(.wide) ? 2 : 1
      if isPlain, let last = runs.last, last.isPlain, last.style == cell.style {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += columns
      } else {
        runs.append(
          SVGRun(x: x, columns: columns, text: text, isPlain: isPlain, style: cell.style))
      }
    }
    return runs
  }
}

/// Cells of one row that share a style.
private struct SVGRun {
  let x: Int
  var columns: Int
  var text: String
  let isPlain: Bool
  let style: CellStyle
}

/// Writes the elements of a picture.
private struct SVGPicture {
  private static let width = 9
  private static let height = 18
  private static let fontSize = 15
  private static let baseline = 14

  let size: CellSize
  let ink: UInt32
  let ground: UInt32
  private var text = ""

  init(size: CellSize, ink: UInt32, ground: UInt32) {
    self.size = size
    self.ink = ink
    self.ground = ground
  }

  mutating func begin(title: String) {
    let (width, height) = (size.width * Self.width, size.height * Self.height)
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" xml:space="preserve" \
      font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="\(Self.fontSize)">

      """
    if !title.isEmpty { text += "<title>\(Self.escaped(title))</title>\n" }
    text += "<rect width=\"100%\" height=\"100%\" fill=\"\(Self.hex(ground))\"/>\n"
  }

  /// The ground of a run, where it is not that of the picture.
  mutating func fill(_ run: SVGRun, row: Int) {
    let color = colors(of: run.style).ground
    if color == ground { return }
    text += """
      <rect x="\(run.x * Self.width)" y="\(row * Self.height)" \
      width="\(run.columns * Self.width)" height="\(Self.height)" fill="\(Self.hex(color))"/>

      """
  }

  /// The glyphs of a run, stretched to their cells whatever font is there.
  mutating func write(_ run: SVGRun, row: Int) {
    let attributes = run.style.attributes
    let isDrawn = attributes.underlineStyle != 0 || attributes.contains(.strikethrough)
    if !isDrawn, run.text.allSatisfy({ $0 == " " }) { return }
    text += """
      <text x="\(run.x * Self.width)" y="\(row * Self.height + Self.baseline)" \
      textLength="\(run.columns * Self.width)" lengthAdjust="spacingAndGlyphs" \
      fill="\(Self.hex(colors(of: run.style).ink))"
      """
    if attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if attributes.contains(.italic) { text += " font-style=\"italic\"" }
    if attributes.contains(.dim) { text += " fill-opacity=\"0.6\"" }
    var lines: [String] = []
    if attributes.underlineStyle != 0 { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    text += ">\(Self.escaped(run.text))</text>\n"
  }

  mutating func end() -> String {
    text += "</svg>\n"
    return text
  }

  private func colors(of style: CellStyle) -> (ink: UInt32, ground: UInt32) {
    let front = value(of: style.foreground) ?? ink
    let back = value(of: style.background) ?? ground
    return style.attributes.contains(.reverse) ? (back, front) : (front, back)
  }

  private func value(of color: CellColor) -> UInt32? {
    switch color.kind {
    case .rgb: color.value
    case .palette: ColorQuantizer.color(ofPalette: UInt8(truncatingIfNeeded: color.value))
    case .terminal, .keep: nil
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The text as character data of XML 1.0, which has no controls and no non-characters.
  private static func escaped(_ text: String) -> String {
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
