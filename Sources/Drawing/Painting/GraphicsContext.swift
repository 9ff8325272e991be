// SPDX-License-Identifier: MIT
// Views: the drawing context of a canvas.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// The parts of a cell that a drawing consists of.
public enum CanvasResolution: Hashable, Sendable, CaseIterable {
  /// Box drawing for lines along rows and columns, quarters for areas. Other lines and dots are
  /// braille dots with the icon sets `.symbols` and `.nerdFont` and in terminals that show every
  /// braille pattern, and quarters elsewhere.
  case automatic
  /// Two columns and four rows of dots per cell, in one colour. The background stays.
  case braille
  /// Two columns and two rows of quarters per cell, in two colours.
  case quadrant
  /// An upper and a lower half per cell, in two colours. A half is about square.
  case half
  /// Whole cells.
  case cell
}

/// Draws into a `Canvas`.
///
/// A context is a value: a copy has its own origin, clip, opacity and resolution, and draws into
/// the same cells. Later drawing covers earlier drawing. Dots and box-drawing lines join the ones
/// already in a cell, and the cell takes the newest colour. Points are in columns and rows; see
/// `PathPoint`.
///
///     Canvas { context, size in
///       context.translateBy(x: 2, y: 1)
///       context.draw(Text("CPU").bold(), at: PathPoint(x: 0, y: 0))
///       context.drawDot(at: PathPoint(x: 8, y: 0), with: .color(.success))
///     }
public struct GraphicsContext {
  var painter: Painter
  let scope: EnvironmentScope
  private var left = 0.0
  private var top = 0.0
  private var share = 1.0
  /// The opacity of the canvas, 0–255.
  private let canvasOpacity: UInt8
  /// The parts of a cell that paths consist of.
  public var resolution = CanvasResolution.automatic

  package init(painter: Painter, scope: EnvironmentScope) {
    self.painter = painter
    self.scope = scope
    canvasOpacity = painter.opacity
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { scope.values }

  /// The opacity of everything drawn from now on, from 0 (clear) to 1 (opaque). It is multiplied by
  /// the opacity of the canvas.
  public var opacity: Double {
    get { share }
    set {
      share = newValue > 0 ? min(1, newValue) : 0
      painter.opacity = UInt8(Double(canvasOpacity) * share + 0.5)
    }
  }

  // MARK: Place

  /// Moves the origin by `x` columns and `y` rows.
  public mutating func translateBy(x: Double, y: Double) {
    let place = PathPoint(x: left + x, y: top + y).clamped
    (left, top) = (place.x, place.y)
  }

  /// Clips everything drawn from now on to `rect`, inside the current clip.
  public mutating func clip(to rect: CellRect) {
    painter.clip = painter.clip.intersection(
      cells(rect).offset(x: painter.originX, y: painter.originY))
  }

  /// Converts a rectangle of the canvas to the node's coordinates.
  func cells(_ rect: CellRect) -> CellRect {
    let rect = PathRect(rect)
    return CellRect(
      x: Int((rect.x + left).rounded(.down)), y: Int((rect.y + top).rounded(.down)),
      width: Int(rect.width), height: Int(rect.height))
  }

  // MARK: Paths

  /// Fills `path` with `shading`. Open lines are closed.
  ///
  /// Where outlines overlap, `isEvenOdd` leaves holes: it fills only points inside an odd number of
  /// them.
  ///
  /// Whole cells in `.selection` look like selected rows of a list. In a terminal without colours,
  /// text that the context draws on them is in reverse video, and so is text on another colour that
  /// stands out.
  public func fill(_ path: Path, with shading: Shading, isEvenOdd: Bool = false) {
    let path = moved(path)
    var shader = painter.shader(shading, in: path.bounds, scope)
    shader.isSelection = shading == .color(.selection)
    painter.fill(path, resolution.area, isEvenOdd: isEvenOdd, shader)
  }

  /// Draws `path` as a line in `shading`. See `StrokeStyle` for `lineWidth`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Int = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws `path` as a line in `shading`, with the width and dashes of `style`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let path = moved(path)
    painter.stroke(
      path, style, resolution.line, painter.shader(shading, in: path.bounds, scope), scope)
  }

  /// Draws the outline of `rect`, a rectangle of cells, in `shading` with the glyphs of `style`.
  ///
  ///     Canvas { context, size in
  ///       let edges = CellRect(x: 0, y: 0, width: size.width, height: size.height)
  ///       context.drawBox(edges, with: .color(.chart1), style: .double)
  ///     }
  public func drawBox(_ rect: CellRect, with shading: Shading, style: BorderStyle = .light) {
    let rect = cells(rect)
    painter.frame(
      rect, style.line(in: scope.values.inherited.theme),
      painter.shader(shading, in: PathRect(rect), scope))
  }

  /// Draws one part of the cell at `point` in `shading`. Its size depends on `resolution`.
  public func drawDot(at point: PathPoint, with shading: Shading) {
    let mosaic = resolution.line ?? .finest(in: scope.values)
    let place = PathPoint(x: point.x + left, y: point.y + top).clamped
    painter.dot(
      Int((place.x * Double(mosaic.columns)).rounded(.down)),
      Int((place.y * Double(mosaic.rows)).rounded(.down)), mosaic,
      painter.shader(shading, in: PathRect(x: place.x, y: place.y, width: 0, height: 0), scope))
  }

  private func moved(_ path: Path) -> Path {
    left == 0 && top == 0 ? path : path.offset(x: left, y: top)
  }

  // MARK: Text

  /// Draws text on one line, starting at the nearest cell. Each run keeps its own style.
  ///
  /// - Parameters:
  ///   - text: The text. It doesn't wrap.
  ///   - point: The place in the canvas, in columns and rows.
  ///   - anchor: The point of the text that is placed at `point`.
  public func draw(_ text: Text, at point: PathPoint, anchor: UnitPoint = .topLeading) {
    let runs = text.runs.map(shown)
    let width = runs.reduce(0) { $0 + columns(of: $1.string) }
    let place = PathPoint(
      x: point.x + left - anchor.x * Double(width), y: point.y + top - anchor.y
    ).clamped
    var x = Int((place.x + 0.5).rounded(.down))
    let y = Int((place.y + 0.5).rounded(.down))
    let frame = CellRect(x: x, y: y, width: width, height: 1)
    for run in runs { x += draw(run.string, like: run, x: x, y: y, in: frame) }
  }
}

extension CanvasResolution {
  /// The parts that lines consist of; `nil` if that depends on their direction.
  var line: Mosaic? {
    switch self {
    case .automatic: nil
    case .braille: .dots
    case .quadrant: .quarters
    case .half: .halves
    case .cell: .whole
    }
  }

  /// The parts that areas consist of.
  var area: Mosaic { line ?? .quarters }
}

extension Path {
  /// Returns the path moved by `x` columns and `y` rows.
  public func offset(x: Double, y: Double) -> Path {
    func move(_ point: PathPoint) -> PathPoint {
      PathPoint(x: point.x + x, y: point.y + y).clamped
    }
    if let outline {
      let frame = outline.frame
      let origin = move(PathPoint(x: frame.x, y: frame.y))
      return Path(
        outline.fitted(
          to: PathRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)))
    }
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: move(point))
      case .line(let point): result.addLine(to: move(point))
      case .quadratic(let end, let control):
        result.addQuadCurve(to: move(end), control: move(control))
      case .cubic(let end, let control1, let control2):
        result.addCurve(to: move(end), control1: move(control1), control2: move(control2))
      case .close: result.closeSubpath()
      }
    }
    return result
  }
}
