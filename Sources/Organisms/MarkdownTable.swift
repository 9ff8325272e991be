// SPDX-License-Identifier: MIT
// Organism: the tables of a Markdown text.

import CuriumTokens
import CuriumViews

extension MarkdownBlock {
  /// Takes a line that makes a table of the titles read before, or a further row of it; false where it is no
  /// such line.
  mutating func takesTableLine(_ line: Substring) -> Bool {
    switch kind {
    case .paragraph:
      let titles = Self.cells(of: text[...])
      guard let alignments = Self.alignments(of: line), alignments.count == titles.count else {
        return false
      }
      kind = .table([titles], alignments)
      text = ""
      return true
    case .table(var rows, let alignments):
      let cells = Self.cells(of: line).prefix(alignments.count)
      rows.append(cells + Array(repeating: "", count: alignments.count - cells.count))
      kind = .table(rows, alignments)
      return true
    default: return false
    }
  }

  /// How columns stand, by a line such as `| :--- | ---: |`; nil for any other line.
  private static func alignments(of line: Substring) -> [HorizontalAlignment]? {
    guard line.contains("|") else { return nil }
    var alignments: [HorizontalAlignment] = []
    for cell in cells(of: line) {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let colons = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      guard !dashes.isEmpty,
        dashes.count + (colons.0 ? 1 : 0) + (colons.1 ? 1 : 0) == cell.count
      else { return nil }
      alignments.append(colons.1 ? colons.0 ? .center : .trailing : .leading)
    }
    return alignments
  }

  /// What stands between the bars of a line; a bar behind a backslash is text.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped {
        cells.append("")
        continue
      }
      if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { cells[cells.count - 1].append(character) }
    }
    if isEscaped { cells[cells.count - 1].append("\\") }
    var trimmed = cells.map { cell in
      var words = cell.drop(while: \.isWhitespace)
      while words.last?.isWhitespace == true { words = words.dropLast() }
      return String(words)
    }
    // A bar at either end is a border.
    if trimmed.count > 1, trimmed.first == "" { trimmed.removeFirst() }
    if trimmed.count > 1, trimmed.last == "" { trimmed.removeLast() }
    return trimmed
  }
}

/// The rows of a table beneath its titles and a line.
struct MarkdownTable: View {
  let rows: [[String]]
  let alignments: [HorizontalAlignment]
  let ink: Color

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: ComponentTokens.Table.spacing) {
      ForEach(rows.indices, id: \.self) { index in
        GridRow {
          ForEach(alignments.indices, id: \.self) { column in
            cell(rows[index][column], isTitle: index == 0)
              .gridColumnAlignment(alignments[column])
          }
        }
        if index == 0 { Divider().gridCellUnsizedAxes(.horizontal) }
      }
    }
  }

  /// Its words inherit their ink: a colour of their own would be that of their links too.
  private func cell(_ text: String, isTitle: Bool) -> some View {
    Group { Text(markdown: text).font(isTitle ? ComponentTokens.Table.headerFont : nil) }
      .foregroundStyle(isTitle ? ComponentTokens.Markdown.headingColor : ink)
  }
}
