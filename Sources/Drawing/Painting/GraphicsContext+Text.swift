// SPDX-License-Identifier: MIT
// Views: draws text into rectangles of a canvas.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumText
import CuriumTokens

extension GraphicsContext {
  /// Draws text into `rect`, a rectangle of cells, as a `Text` of this size does: it wraps at
  /// words, and if it doesn't fit, it is truncated with an ellipsis. Each run keeps its own style.
  ///
  ///     Canvas { context, size in
  ///       for (row, line) in lines.prefix(size.height).enumerated() {
  ///         let rect = CellRect(x: 0, y: row, width: size.width, height: 1)
  ///         context.draw(Text(line.text), in: rect, alignment: .trailing)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - text: The text. It begins in the first row of the rectangle.
  ///   - rect: The rectangle. Nothing is drawn outside of it.
  ///   - alignment: The alignment of each line.
  ///   - truncationMode: The place where text that doesn't fit is truncated.
  public func draw(
    _ text: Text, in rect: CellRect, alignment: TextAlignment = .leading,
    truncationMode: TextTruncationMode = .tail
  ) {
    let area = cells(rect)
    if area.isEmpty { return }
    let runs = text.runs.map(self.shown)
    let layout = layout(of: runs, truncationMode)
    layout.measure(width: area.width, limit: area.height)
    let visible = painter.visible
    let shown = visible.minY - area.minY..<visible.maxY - area.minY
    layout.withScanner { scanner in
      for row in (0..<layout.rowCount).clamped(to: shown) {
        let room = max(0, area.width - layout.row(row).columns)
        let place = CellPoint(x: area.minX + alignment.indent(in: room), y: area.minY + row)
        draw(row, of: layout, runs, at: place, in: area, scanner)
      }
    }
  }

  /// Returns the rows of runs, not yet broken.
  private func layout(of runs: [ShownRun], _ truncationMode: TextTruncationMode) -> TextLayout {
    let inherited = scope.values.inherited
    var traits = TextLayout.Traits()
    traits.truncation = truncationMode
    traits.ellipsis = inherited.glyph("ellipsis") ?? traits.ellipsis
    traits.tabWidth = Int(inherited.paragraph.tabWidth)
    traits.ambiguousIsWide = ambiguousIsWide
    var string = ""
    var ends: [Int] = []
    for run in runs {
      string += run.string
      ends.append(string.utf8.count)
    }
    return TextLayout(string, runEnds: ends, traits: traits)
  }

  /// Draws a row of a layout, whose first column is at `place`.
  private func draw(
    _ row: Int, of layout: TextLayout, _ runs: [ShownRun], at place: CellPoint, in area: CellRect,
    _ scanner: GraphemeScanner
  ) {
    let first = layout.row(row).range.lowerBound
    layout.forEachPiece(ofRow: row) { piece in
      var x = place.x + piece.column
      var offset = piece.range.lowerBound
      if piece.kind != .text {
        // The mark and the hyphen have the style of the adjacent text.
        let neighbor = offset > first ? offset - 1 : piece.range.upperBound
        let mark = piece.kind == .mark ? layout.mark(within: area.width).text : "-"
        draw(mark, like: runs[layout.run(at: neighbor)], x: x, y: place.y, in: area)
        return
      }
      while offset < piece.range.upperBound {
        let index = layout.run(at: offset)
        // A grapheme that begins in a run belongs to it.
        let end = min(
          piece.range.upperBound, scanner.boundary(atOrAfter: layout.runEnds[index], from: offset))
        let part = String(decoding: scanner.bytes[offset..<end], as: UTF8.self)
        x += draw(part, like: runs[index], x: x, y: place.y, in: area)
        offset = end
      }
    }
  }

  // MARK: Runs

  /// A run of text as its font shows it.
  struct ShownRun {
    let string: String
    /// The colour; `nil` for that of the environment.
    let color: Color?
    let attributes: CellAttributes
  }

  /// Returns a run as its font shows it.
  func shown(_ run: TextRun) -> ShownRun {
    let inherited = scope.values.inherited
    var font = inherited.textStyle(run.style.font)
    if let weight = run.style.weight { font = font.weight(weight) }
    painter.recorder?.note(.font, font.tokenIndex)
    let resolved = font.resolve(in: inherited.theme)
    return ShownRun(
      string: resolved.changesText ? resolved.applied(to: run.string) : run.string,
      color: run.style.color, attributes: resolved.attributes.union(run.style.attributes))
  }

  /// Draws text in the style of a run, whose gradient extends over `frame`. Selected cells stay
  /// selected, and without colours, text on a fill is in reverse video. Returns the width in
  /// columns.
  @discardableResult
  func draw(_ string: String, like run: ShownRun, x: Int, y: Int, in frame: CellRect) -> Int {
    let inherited = scope.values.inherited
    let width = columns(of: string)
    let filled =
      inherited.colorDepth == .none
      ? painter.filledColumns(in: CellRect(x: x, y: y, width: width, height: 1)) : []
    let attributes = run.attributes.union(.keepsMarks)
    if run.color == nil, let ramp = inherited.foregroundRamp {
      painter.draw(string, x: x, y: y, ramp.style, attributes, in: frame, scope)
    } else {
      painter.draw(string, x: x, y: y, run.color ?? inherited.foreground, attributes, scope)
    }
    for column in filled { painter.mark(CellRect(x: column, y: y, width: 1, height: 1)) }
    return width
  }

  func columns(of string: String) -> Int {
    GraphemeWidth.columns(of: string, ambiguousIsWide: ambiguousIsWide)
  }

  private var ambiguousIsWide: Bool { painter.graph.painting.pool.ambiguousIsWide }
}

extension TextAlignment {
  /// Returns the columns before a line that leaves `room` columns free.
  func indent(in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}
