// SPDX-License-Identifier: MIT
// Views: draws the text of fields and editors.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumEditing
import CuriumText
import CuriumTokens
import CuriumViews

extension TextControlNode {
  final var attributes: CellAttributes {
    let font = scope.values.inherited.textStyle(nil)
    graph.diagnostics.note(.font, font.tokenIndex)
    return font.resolve(in: theme).attributes
  }

  /// The glyph for omitted text.
  final var ellipsis: String { scope.values.inherited.glyph("ellipsis") ?? "…" }

  /// Paints the placeholder `text` from column `x`, in at most `rows` rows of `width` columns.
  /// `inset` returns the number of empty columns before a row, given the row's width.
  final func paint(
    placeholder text: String, x: Int, width: Int, rows: Int, inset: (Int) -> Int = { _ in 0 },
    _ painter: Painter
  ) {
    paint(
      text, x: x, width: width, rows: rows, inset: inset,
      ComponentTokens.Input.placeholderColor.legible(3), attributes.union(.italic), painter)
  }

  /// Paints `text` from column `x` of row `y`, in at most `rows` rows of `width` columns.
  final func paint(
    _ text: String, x: Int, y: Int = 0, width: Int, rows: Int = 1,
    inset: (Int) -> Int = { _ in 0 }, _ color: Color, _ attributes: CellAttributes,
    _ painter: Painter
  ) {
    var traits = TextLayout.Traits()
    traits.ellipsis = ellipsis
    traits.ambiguousIsWide = graph.painting.pool.ambiguousIsWide
    let layout = TextLayout(text, traits: traits)
    layout.measure(width: width, limit: rows)
    for row in 0..<layout.rowCount {
      painter.draw(
        layout.drawn(row: row), x: x + inset(layout.row(row).columns), y: y + row, color,
        attributes, scope)
    }
  }

  /// Paints graphemes of one row in the colours of `spans`, with a background behind the selected
  /// ones. Their colours become legible on it, because it lies over the background of the field.
  /// `column` is the column of the row at which `row` begins, and `x` the position of column 0.
  final func paintRow(
    _ row: Range<Int>, column: Int = 0, x: Int = 0, y: Int, spans: [CodeSpan] = [],
    selection: (ground: Color, ink: Color?) = (ComponentTokens.Editor.selectionColor, nil),
    _ painter: Painter
  ) {
    let ink =
      ComponentTokens.Input.textColors[ControlState(isEnabled: isEnabled)]
    let metrics = metrics
    let attributes = attributes
    func draw(_ part: Range<Int>, column: Int, isSelected: Bool = false) {
      var place = part.lowerBound
      var reached = column
      func draw(to end: Int, _ span: CodeSpan?) {
        if end <= place { return }
        let style = span.map { TextStyle($0.kind) }
        let plain = style?.color ?? ink
        painter.draw(
          drawn(place..<end, from: reached, metrics), x: x + reached, y: y,
          isSelected ? (selection.ink ?? plain).legible(isEnabled ? 4.5 : 3) : plain,
          attributes.union(style?.cellAttributes ?? []), scope)
        if end < part.upperBound {
          reached += editing.buffer.columns(place..<end, from: reached, metrics)
        }
        place = end
      }
      for span in spans where span.range.overlaps(part) {
        draw(to: span.range.lowerBound, nil)
        draw(to: min(span.range.upperBound, part.upperBound), span)
      }
      draw(to: part.upperBound, nil)
    }
    guard showsSelection, let selected = editing.selection?.clamped(to: row), !selected.isEmpty
    else {
      return draw(row, column: column)
    }
    let buffer = editing.buffer
    let start = column + buffer.columns(row.lowerBound..<selected.lowerBound, from: column, metrics)
    let end = start + buffer.columns(selected, from: start, metrics)
    let area = CellRect(x: x + start, y: y, width: end - start, height: 1)
    painter.fill(area, selection.ground, scope)
    draw(row.lowerBound..<selected.lowerBound, column: column)
    draw(selected, column: start, isSelected: true)
    draw(selected.upperBound..<row.upperBound, column: end)
    painter.mark(area)
  }

  /// Returns the graphemes as they are drawn: dots for a secret, spaces for a tab.
  private final func drawn(_ range: Range<Int>, from column: Int, _ metrics: TextMetrics) -> String
  {
    if metrics.isSecure {
      let dot = scope.values.inherited.glyph("curium.input.mask") ?? "*"
      return String(repeating: dot, count: editing.buffer.columns(range, metrics))
    }
    let slice = editing.buffer.slice(range)
    guard metrics.expandsTabs, slice.utf8.contains(0x09) else { return String(slice) }
    var result = ""
    var reached = column
    for character in slice {
      let width = metrics.columns(of: character, at: reached)
      if character == "\t" {
        result += String(repeating: " ", count: width)
      } else {
        result.append(character)
      }
      reached += width
    }
    return result
  }
}
