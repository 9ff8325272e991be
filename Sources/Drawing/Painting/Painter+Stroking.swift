// SPDX-License-Identifier: MIT
// Views: strokes paths with box drawing or dots.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Painter {
  /// Draws a path of the node as a line.
  ///
  /// If `mosaic` is `nil` and every part runs along a row or a column, the line consists of box
  /// drawing and joins lines of its style that it crosses; a rectangle replaces them. Otherwise the
  /// line consists of the parts of `mosaic`, or of the finest ones. A point on an edge belongs to
  /// the cell or the part to its right and below.
  func stroke(
    _ path: Path, _ style: StrokeStyle, _ mosaic: Mosaic?, _ shader: Shader,
    _ scope: EnvironmentScope
  ) {
    recorder?.note(.border, style.border?.tokenIndex)
    let line = style.line(in: scope.values.inherited.theme)
    if mosaic == nil, let outline = path.outline {
      switch outline {
      case .rectangle(let rect) where rect.isOnCells:
        return frame(Self.cells(around: rect), line, shader)
      case .rounded(let rect, _, _) where rect.isOnCells:
        return frame(Self.cells(around: rect), line == .light ? .rounded : line, shader)
      default: break
      }
    }
    if let outline = path.outline {
      // The line runs inside the outline, on its outermost dots.
      let dots = mosaic ?? .finest(in: scope.values)
      let inset = outline.frame.inset(x: 0.5 / Double(dots.columns), y: 0.5 / Double(dots.rows))
      for polyline in Path(outline.fitted(to: inset)).polylines {
        strokeDots(polyline, style, dots, shader)
      }
      return
    }
    let polylines = path.polylines
    if mosaic == nil, polylines.allSatisfy(\.isAlongCells) {
      strokeArms(polylines, line, shader, replacing: style.replacesLines)
    } else {
      let dots = mosaic ?? .finest(in: scope.values)
      for polyline in polylines { strokeDots(polyline, style, dots, shader) }
    }
  }

  // MARK: Box drawing

  /// Draws a line along the inner edge of a rectangle.
  func frame(_ rect: CellRect, _ line: BorderLine, _ shader: Shader) {
    guard !line.isNone, !rect.isEmpty else { return }
    if rect.width < 2 || rect.height < 2 {
      let start = PathPoint(x: rect.minX, y: rect.minY)
      let end = PathPoint(x: rect.maxX - 1, y: rect.maxY - 1)
      return strokeArms([Path.Polyline(points: [start, end])], line, shader)
    }
    let glyphs = line.glyphs
    let (left, top) = (rect.minX, rect.minY)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    let area = rect.intersection(visible)
    if area.isEmpty { return }
    func draw(_ glyph: Glyph, _ x: Int, _ y: Int) {
      guard mayTouch(x, y) else { return }
      let color = shader.color(atCell: x, y)
      put(glyph, x, y, foreground: color.color, alpha: color.alpha)
    }
    draw(glyphs.topLeft, left, top)
    draw(glyphs.topRight, right, top)
    draw(glyphs.bottomLeft, left, bottom)
    draw(glyphs.bottomRight, right, bottom)
    for x in (left + 1..<right).clamped(to: area.minX..<area.maxX) {
      draw(glyphs.top, x, top)
      draw(glyphs.bottom, x, bottom)
    }
    for y in (top + 1..<bottom).clamped(to: area.minY..<area.maxY) {
      draw(glyphs.left, left, y)
      draw(glyphs.right, right, y)
    }
  }

  /// Draws lines along rows and columns. Collects the arms first, so that corners join.
  private func strokeArms(
    _ polylines: [Path.Polyline], _ line: BorderLine, _ shader: Shader, replacing: Bool = false
  ) {
    let area = visible
    var arms: [CellPoint: UInt8] = [:]
    func add(_ mask: UInt8, _ x: Int, _ y: Int) {
      let point = CellPoint(x: x, y: y)
      if area.contains(point) { arms[point, default: 0] |= mask }
    }
    for polyline in polylines {
      let points = polyline.closedPoints
      guard var from = points.first?.cell else { continue }
      if points.count == 1 { add(10, from.x, from.y) }
      for point in points.dropFirst() {
        let to = point.cell
        let (left, right) = (min(from.x, to.x), max(from.x, to.x))
        let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
        if top == bottom {
          for x in (left..<right + 1).clamped(to: area.minX..<area.maxX) {
            add((x > left ? 8 : 0) | (x < right ? 2 : 0), x, top)
          }
        } else {
          for y in (top..<bottom + 1).clamped(to: area.minY..<area.maxY) {
            add((y > top ? 1 : 0) | (y < bottom ? 4 : 0), left, y)
          }
        }
        from = to
      }
    }
    // Each cell is drawn only once, so the order makes no difference.
    for (point, mask) in arms {
      ink(arms: mask, x: point.x, y: point.y, line, shader, replacing: replacing)
    }
  }

  // MARK: Dots

  private func strokeDots(
    _ polyline: Path.Polyline, _ style: StrokeStyle, _ mosaic: Mosaic, _ shader: Shader
  ) {
    var points = polyline.closedPoints
    guard let first = points.first else { return }
    if points.count == 1 { points.append(first) }
    var passed = 0
    for index in 1..<points.count {
      passed += strokeDots(
        from: points[index - 1], to: points[index], passed, style, mosaic, shader)
    }
  }

  /// Draws the dots of a straight line: one per column, or one per row if the line is steep. The
  /// dots don't depend on which part of the line is visible. Returns the number of steps.
  private func strokeDots(
    from: PathPoint, to: PathPoint, _ passed: Int, _ style: StrokeStyle, _ mosaic: Mosaic,
    _ shader: Shader
  ) -> Int {
    let (columns, rows) = (mosaic.columns, mosaic.rows)
    let (x0, y0) = (from.x * Double(columns), from.y * Double(rows))
    let (x1, y1) = (to.x * Double(columns), to.y * Double(rows))
    let isFlat = abs(x1 - x0) >= abs(y1 - y0)
    let (start, end) = isFlat ? (x0, x1) : (y0, y1)
    let (first, last) = (Int(start.rounded(.down)), Int(end.rounded(.down)))
    let area = visible
    let width = max(1, min(style.lineWidth, 256))
    let seen =
      isFlat
      ? (area.minX * columns - width)..<(area.maxX * columns + width)
      : (area.minY * rows - width)..<(area.maxY * rows + width)
    let low = max(min(first, last), seen.lowerBound)
    let high = min(max(first, last), seen.upperBound)
    guard low <= high else { return abs(last - first) }
    for step in low...high where style.isInked(at: passed + abs(step - first)) {
      let share = end == start ? 0 : min(1, max(0, (Double(step) + 0.5 - start) / (end - start)))
      let across = isFlat ? y0 + (y1 - y0) * share : x0 + (x1 - x0) * share
      let side = Int(across.rounded(.down))
      let edge = side - (width - 1) / 2
      let shown =
        isFlat ? area.minY * rows..<area.maxY * rows : area.minX * columns..<area.maxX * columns
      for other in (edge..<(edge + width)).clamped(to: shown) {
        if isFlat { dot(step, other, mosaic, shader) } else { dot(other, step, mosaic, shader) }
      }
    }
    return abs(last - first)
  }

  /// Paints one part of a cell. `column` and `row` count parts.
  func dot(_ column: Int, _ row: Int, _ mosaic: Mosaic, _ shader: Shader) {
    let x = column.flooredQuotient(mosaic.columns)
    let y = row.flooredQuotient(mosaic.rows)
    ink(
      mosaic.bits(column: column - x * mosaic.columns, row: row - y * mosaic.rows), x: x, y: y,
      mosaic, shader)
  }
}

extension Int {
  /// Returns the quotient rounded down, also for negative values.
  func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self + 1) / divisor - 1
  }
}

extension PathPoint {
  /// The cell that contains the point.
  var cell: CellPoint { CellPoint(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))) }
}

extension Path.Polyline {
  /// The points, and the first one again if the line is closed.
  var closedPoints: [PathPoint] { isClosed ? points + points.prefix(1) : points }

  /// `true` if every segment runs along a row or a column of cells.
  var isAlongCells: Bool {
    let cells = points.map(\.cell)
    guard let last = cells.last, let first = cells.first else { return true }
    var from = isClosed ? last : first
    for cell in cells {
      if cell.x != from.x, cell.y != from.y { return false }
      from = cell
    }
    return true
  }
}

extension Path.Outline {
  /// Returns the same outline for another rectangle.
  func fitted(to rect: PathRect) -> Path.Outline {
    switch self {
    case .rectangle: .rectangle(rect)
    case .ellipse: .ellipse(rect)
    case .rounded(_, let radiusX, let radiusY):
      Path.rounded(rect, radiusX: radiusX, radiusY: radiusY)
    }
  }
}
