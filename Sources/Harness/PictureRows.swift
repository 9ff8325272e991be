// SPDX-License-Identifier: MIT
// Testing: the rows in which two pictures of a screen differ.

import CuriumRendering

/// The contents of an SVG picture of a screen, row by row: text, backgrounds and lines, with their
/// colours and attributes.
package struct PictureRows {
  /// An element in a row, or its part of an element that extends over several rows.
  private struct Part: Equatable {
    /// The text or the kind of the element, and its style.
    let summary: String
    /// The outline of a line or block.
    var outline: Substring = ""
  }

  /// The parts by row. Those of the whole picture, such as its size, are in row -1.
  private var parts: [Int: [Part]] = [:]

  /// Reads `svg`, a picture that `RenderedView.svg(title:)` has returned.
  package init(_ svg: String) {
    for line in svg.split(separator: "\n") { read(line) }
  }

  /// Returns the rows that differ from those of `old`, with the removed (`-`) and the added (`+`)
  /// elements. Differences of the whole picture are in row -1.
  package func changes(since old: PictureRows) -> [(row: Int, lines: [String])] {
    Set(parts.keys).union(old.parts.keys).sorted().compactMap { row in
      let (before, after) = (old.parts[row] ?? [], parts[row] ?? [])
      if before == after { return nil }
      let lines = Self.summaries("-", before, except: after)
      return (row, lines + Self.summaries("+", after, except: before))
    }
  }

  private static func summaries(_ sign: String, _ parts: [Part], except others: [Part]) -> [String]
  {
    var lines: [String] = []
    for part in parts where !others.contains(part) {
      let line = "\(sign) \(part.summary)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Reads an element of the picture, which is one line.
  private mutating func read(_ line: Substring) {
    let (width, height) = (CellPicture.cellWidth, CellPicture.cellHeight)
    func number(_ name: String) -> Int { Int(Self.attribute(name, of: line) ?? "") ?? 0 }
    let style = Self.style(of: line)
    switch line.prefix(5) {
    case "<text":
      let content = String(
        line.unicodeScalars.drop { $0 != ">" }.dropFirst().dropLast("</text>".count))
      add("column \(number("x") / width): \"\(content)\" \(style)", number("y") / height)
    case "<rect":
      guard Self.attribute("x", of: line) != nil else { return add("background \(style)", -1) }
      let columns = number("x") / width..<(number("x") + number("width")) / width
      for row in number("y") / height..<(number("y") + number("height")) / height {
        add("columns \(columns.lowerBound)–\(columns.upperBound - 1): background \(style)", row)
      }
    case "<path":
      for outline in (Self.attribute("d", of: line) ?? "").split(separator: "M") {
        // An outline begins with the coordinates of its first point.
        let y = outline.drop { $0 != " " }.dropFirst().prefix { $0.isNumber || $0 == "." }
        add("lines or blocks \(style)", Int(Double(y) ?? 0) / height, outline: outline)
      }
    case "<svg ":
      add("\(number("width") / width) × \(number("height") / height) cells", -1)
    default: add(String(line), -1)
    }
  }

  private mutating func add(_ summary: String, _ row: Int, outline: Substring = "") {
    parts[row, default: []].append(Part(summary: summary, outline: outline))
  }

  /// The colour and the attributes of an element, such as `#cdd6f4 bold`.
  private static func style(of line: Substring) -> String {
    let opacity = attribute("fill-opacity", of: line).map { "opacity \($0)" }
    let others = ["font-weight", "font-style", "text-decoration"].map { attribute($0, of: line) }
    return ([attribute("fill", of: line), opacity] + others).compactMap(\.self)
      .joined(separator: " ")
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }
}
