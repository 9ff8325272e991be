// SPDX-License-Identifier: MIT
// Views: lines, curves and outlines in cells.

import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// Lines and curves to fill or stroke, in columns and rows.
///
///     Path { path in
///       path.move(to: PathPoint(x: 0, y: 4))
///       path.addLine(to: PathPoint(x: 20, y: 0))
///     }
public struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    case quadratic(PathPoint, control: PathPoint)
    case cubic(PathPoint, control1: PathPoint, control2: PathPoint)
    case close
  }

  /// An outline that is drawn without being split into lines, and without allocating.
  enum Outline: Hashable, Sendable {
    case rectangle(PathRect)
    /// The corners are quarters of an ellipse.
    case rounded(PathRect, radiusX: Double, radiusY: Double)
    case ellipse(PathRect)
  }

  /// The outline, as long as the path contains nothing else.
  private(set) var outline: Outline?
  private var parts: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that `draw` adds lines and curves to.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Creates a path around `rect`.
  public init(_ rect: CellRect) { outline = .rectangle(PathRect(rect)) }

  /// Creates a path around `rect`, whose edges can be inside cells.
  package init(_ rect: PathRect) { outline = .rectangle(rect) }

  /// Creates the rectangle `rect` with rounded corners. `cornerRadius` is in columns; it spans half
  /// as many rows.
  public init(roundedRect rect: CellRect, cornerRadius: Int) {
    let rect = PathRect(rect)
    let radius = Double(max(0, min(cornerRadius, 1_000_000)))
    outline = Self.rounded(rect, radiusX: radius, radiusY: max(min(1, radius), radius / 2))
  }

  /// Creates an ellipse that touches the edges of `rect`.
  public init(ellipseIn rect: CellRect) { outline = .ellipse(PathRect(rect)) }

  init(_ outline: Outline) { self.outline = outline }

  static func rounded(_ rect: PathRect, radiusX: Double, radiusY: Double) -> Outline {
    let x = min(radiusX, rect.width / 2)
    let y = min(radiusY, rect.height / 2)
    return x > 0 && y > 0 ? .rounded(rect, radiusX: x, radiusY: y) : .rectangle(rect)
  }

  /// A Boolean value that indicates whether the path has no lines or curves.
  public var isEmpty: Bool { outline == nil && parts.isEmpty }

  // MARK: Making

  /// Starts a new line at `point`.
  public mutating func move(to point: PathPoint) { append(.move(point.clamped)) }

  /// Adds a straight line to `point`.
  public mutating func addLine(to point: PathPoint) { append(.line(point.clamped)) }

  /// Adds straight lines through `points`, starting a new line at the first.
  public mutating func addLines(_ points: [PathPoint]) {
    for (index, point) in points.enumerated() {
      append(index == 0 ? .move(point.clamped) : .line(point.clamped))
    }
  }

  /// Adds a curve to `point` with the control point `control`.
  public mutating func addQuadCurve(to point: PathPoint, control: PathPoint) {
    append(.quadratic(point.clamped, control: control.clamped))
  }

  /// Adds a curve to `point` with the control points `control1` and `control2`.
  public mutating func addCurve(
    to point: PathPoint, control1: PathPoint, control2: PathPoint
  ) {
    append(
      .cubic(point.clamped, control1: control1.clamped, control2: control2.clamped))
  }

  /// Adds an arc of a circle around `center`, from `startDegrees` to `endDegrees`, clockwise from
  /// the right. `radius` is in rows; horizontally, the circle spans twice as many columns, so it
  /// looks round.
  public mutating func addArc(
    center: PathPoint, radius: Double, startDegrees: Double, endDegrees: Double
  ) {
    let center = center.clamped
    let start = PathPoint(x: startDegrees, y: radius).clamped
    let turn = min(360, max(-360, PathPoint(x: endDegrees, y: 0).clamped.x - start.x))
    let steps = 48
    for step in 0...steps {
      let place = Angles.place(degrees: start.x + turn * Double(step) / Double(steps))
      let point = PathPoint(x: center.x + place.x * 2 * start.y, y: center.y + place.y * start.y)
      append(step == 0 && !isDrawing ? .move(point.clamped) : .line(point.clamped))
    }
  }

  /// Closes the current line by connecting its end to its start.
  public mutating func closeSubpath() { append(.close) }

  /// Adds the rectangle `rect`.
  public mutating func addRect(_ rect: CellRect) { addPath(Path(rect)) }

  /// Adds an ellipse that touches the edges of `rect`.
  public mutating func addEllipse(in rect: CellRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds the lines and curves of `path`.
  public mutating func addPath(_ path: Path) {
    if isEmpty {
      self = path
    } else {
      for element in path.elements { append(element) }
    }
  }

  private var isDrawing: Bool {
    guard let last = elements.last else { return false }
    return last != .close
  }

  private mutating func append(_ element: Element) {
    if outline != nil {
      parts = elements
      outline = nil
    }
    parts.append(element)
  }

  // MARK: Reading

  /// The path as lines and curves.
  var elements: [Element] {
    switch outline {
    case nil: return parts
    case .rectangle(let rect):
      return [
        .move(PathPoint(x: rect.x, y: rect.y)), .line(PathPoint(x: rect.maxX, y: rect.y)),
        .line(PathPoint(x: rect.maxX, y: rect.maxY)), .line(PathPoint(x: rect.x, y: rect.maxY)),
        .close,
      ]
    case .ellipse(let rect):
      return Self.corners(rect, rect.width / 2, rect.height / 2)
    case .rounded(let rect, let radiusX, let radiusY):
      return Self.corners(rect, radiusX, radiusY)
    }
  }

  /// Returns a rectangle whose corners are quarters of an ellipse.
  private static func corners(_ rect: PathRect, _ radiusX: Double, _ radiusY: Double) -> [Element] {
    // The distance of a cubic's control points from the corner, for a quarter circle of radius 1.
    let part = 1 - 0.5522847498
    var result: [Element] = []
    func quarter(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, turnsDown: Bool) {
      let start = PathPoint(x: fromX, y: fromY)
      let end = PathPoint(x: toX, y: toY)
      let corner = turnsDown ? PathPoint(x: toX, y: fromY) : PathPoint(x: fromX, y: toY)
      result.append(result.isEmpty ? .move(start) : .line(start))
      result.append(
        .cubic(
          end, control1: corner.mixed(with: start, part), control2: corner.mixed(with: end, part)))
    }
    quarter(rect.maxX - radiusX, rect.y, rect.maxX, rect.y + radiusY, turnsDown: true)
    quarter(rect.maxX, rect.maxY - radiusY, rect.maxX - radiusX, rect.maxY, turnsDown: false)
    quarter(rect.x + radiusX, rect.maxY, rect.x, rect.maxY - radiusY, turnsDown: true)
    quarter(rect.x, rect.y + radiusY, rect.x + radiusX, rect.y, turnsDown: false)
    result.append(.close)
    return result
  }
}
