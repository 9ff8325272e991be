// SPDX-License-Identifier: MIT
// Views: the text of a node as it is shown, and the places in it.

package import CuriumTerminal
package import CuriumText
import CuriumTokens

extension TextNode {
  /// Returns the rows of the text, not yet broken.
  func makeLayout() -> TextLayout {
    let traits = textTraits
    var font = resolvedFont(text.style)
    var string = shown(text.string, font)
    if text.following.isEmpty { return TextLayout(string, traits: traits) }
    var ends = [string.utf8.count]
    ends.reserveCapacity(text.following.count + 1)
    for run in text.following {
      let next = resolvedFont(run.style)
      let part = shown(run.string, next)
      if font.letterSpacing > 0, next.letterSpacing > 0, let last = string.last,
        let first = part.first
      {
        string += font.gap(between: last, and: first)
      }
      string += part
      ends.append(string.utf8.count)
      if !part.isEmpty { font = next }
    }
    return TextLayout(string, runEnds: ends, traits: traits)
  }

  /// Returns the string of a run in the case and spacing of its font and the case of the
  /// environment.
  private func shown(_ string: String, _ font: ResolvedFont) -> String {
    let string = font.changesText ? font.applied(to: string) : string
    switch scope.values.inherited.paragraph.letterCase {
    case nil: return string
    case .uppercase: return string.uppercased()
    case .lowercase: return string.lowercased()
    }
  }

  // MARK: Places

  /// `true` if the text has letters of several rows. They are selected together.
  var isLettering: Bool { resolvedFont(text.style).scale > 1 }

  /// Returns the bytes of the grapheme at a cell of the node, or an empty range at the start or end
  /// if the cell is beside the text.
  package func grapheme(at point: CellPoint) -> Range<Int> {
    let layout = placedLines
    let row = point.y < 0 ? -1 : point.y / rowPitch
    if isLettering {
      let end = text.plain.utf8.count
      return row < 0 ? 0..<0 : row < layout.rowCount ? 0..<end : end..<end
    }
    guard row >= 0, row < layout.rowCount else {
      return layout.grapheme(at: CellPoint(x: 0, y: row))
    }
    return layout.grapheme(atColumn: point.x - indent(of: row, layout), row: row)
  }

  /// Returns the smallest rectangle around a part of the text as shown; empty if it is truncated.
  /// For a place between two letters, that is the cell after it.
  package func cells(of bytes: Range<Int>) -> CellRect {
    if isLettering { return CellRect(origin: .zero, size: size.cellSize) }
    let layout = placedLines
    if bytes.isEmpty {
      let row = layout.rowIndex(of: bytes.lowerBound)
      let column = indent(of: row, layout) + layout.column(of: bytes.lowerBound, row: row)
      return CellRect(x: column, y: row * rowPitch, width: 1, height: 1)
    }
    var frame = CellRect.zero
    for index in layout.rowIndex(of: bytes.lowerBound)..<layout.rowCount {
      if layout.row(index).range.lowerBound >= bytes.upperBound { break }
      layout.forEachPiece(ofRow: index) { piece in
        let shown = bytes.clamped(to: piece.range)
        if piece.kind != .text || shown.isEmpty { return }
        let start = layout.column(of: shown.lowerBound, row: index)
        let end = layout.column(of: shown.upperBound, row: index)
        frame = frame.union(
          CellRect(
            x: indent(of: index, layout) + start, y: index * rowPitch, width: end - start, height: 1
          )
        )
      }
    }
    return frame
  }
}

extension LayoutNode {
  package final var textTraits: TextLayout.Traits {
    let inherited = scope.values.inherited
    var traits = TextLayout.Traits()
    traits.truncation = inherited.truncationMode
    traits.ellipsis = inherited.glyph("ellipsis") ?? "…"
    traits.tabWidth = Int(inherited.paragraph.tabWidth)
    traits.ambiguousIsWide = graph.painting.pool.ambiguousIsWide
    traits.keepsIndentation = inherited.paragraph.keepsIndentation
    return traits
  }

  /// `true` if a `Text` in the node is shown unchanged, and a single line in a single row.
  package final var showsTextPlainly: Bool {
    let inherited = scope.values.inherited
    return inherited.paragraph.isPlain && !scope.resolve(inherited.textStyle(nil)).changesText
  }
}

extension Text {
  /// Returns the width of a line of printable ASCII; `nil` for other text.
  @inline(__always) package nonisolated static func plainWidth(of string: String) -> Int? {
    string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      TextSanitizer.isSafe(bytes) ? bytes.count : nil
    } ?? nil
  }
}
