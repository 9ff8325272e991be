// SPDX-License-Identifier: MIT
// Views: borders around views.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws a border around the view. It adds a cell at each edge.
  ///
  /// Unlike in SwiftUI, the border isn't drawn over the view, because it would hide text.
  ///
  ///     Text("3 services are healthy").padding(.horizontal, 1).border(.success, cornerRadius: 1)
  ///
  /// - Parameters:
  ///   - color: The colour of the line.
  ///   - style: The style of the line, such as `.double`.
  ///   - cornerRadius: One cell or more rounds the corners of a light line, 0 makes them square.
  ///    `nil` leaves them to `style`.
  public func border(_ color: Color, style: BorderStyle = .light, cornerRadius: Length? = nil)
    -> some View
  {
    ValueContent(
      content: self, value: Border(color: color, style: style, cornerRadius: cornerRadius),
      make: BorderNode.init)
  }

  /// Draws a background behind the view and an edge around it, which adds a cell at each side.
  ///
  /// With the style `.soft`, the first and the last row are half filled, or completely filled in
  /// terminals that would show seams. In compact density, there is no first row, and the last one
  /// is at most half filled. With every other style, the edge is a line in the colour `border` on
  /// the background. In terminals with 16 or no colours, and on the terminal's own background, the
  /// background can look like the screen behind it, so the edge is always a line.
  ///
  ///     Text("3 services are healthy")
  ///       .surface(.surfaceRaised, border: .border, style: .soft)
  ///
  /// - Parameters:
  ///   - background: The colour behind the view.
  ///   - border: The colour of the line, if the edge is a line.
  ///   - style: The line of the edge, or `.soft` for a half-filled edge.
  ///   - cornerRadius: One cell or more rounds the corners of a light line. `nil` leaves them to
  ///    `style`.
  public func surface(
    _ background: Color, border: Color, style: BorderStyle, cornerRadius: Length? = nil
  ) -> some View {
    surface(background, border: border, style: style, cornerRadius: cornerRadius, mark: nil)
  }

  /// Like `surface(_:border:style:cornerRadius:)`, with the leading edge in the colour `mark`.
  package func surface(
    _ background: Color, border: Color, style: BorderStyle, cornerRadius: Length?, mark: Color?
  ) -> some View {
    ValueContent(
      content: self,
      value: Border(
        color: border, style: style, cornerRadius: cornerRadius, background: background,
        mark: mark), make: BorderNode.init)
  }
}

/// The line of a border, and the background inside it.
struct Border: Equatable {
  var color: Color
  var style: BorderStyle
  var cornerRadius: Length?
  /// The background of a surface; `nil` if what is behind the border stays.
  var background: Color?
  /// The colour of the leading edge of a surface; `nil` for that of the other edges.
  var mark: Color?

  /// Returns the line in `theme`, with the corners for the radius.
  func line(in theme: AppTheme) -> BorderLine {
    let line = style.line(in: theme)
    guard let cornerRadius, line == .light || line == .rounded else { return line }
    return cornerRadius.resolve(in: theme, axis: .horizontal) > 0 ? .rounded : .light
  }
}

private final class BorderNode: ValueWrapperNode<Border> {
  override var paintsEvenly: Bool { true }

  private var border: Border { value }
  private var motion: ColorMotion?
  private var backgroundMotion: ColorMotion?

  override func didReceiveValue(after old: Border) {
    if border == old { return }
    if border.style != old.style { setNeedsPlacement() }
    motion = ColorMotion.going(motion, from: old.color, to: border.color, on: self)
    if let old = old.background, let new = border.background {
      backgroundMotion = ColorMotion.going(backgroundMotion, from: old, to: new, on: self)
    }
    damageFrame()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    // Lines need rows that a soft edge in compact density doesn't have.
    if change.contains(.colors) { setNeedsPlacement() }
  }

  @MainActor override func animationDidAdvance() {
    let line = ColorMotion.advanced(motion, in: theme)
    let background = ColorMotion.advanced(backgroundMotion, in: theme)
    (motion, backgroundMotion) = (line.motion, background.motion)
    if line.differs || background.differs { damageFrame() }
  }

  /// The width of the line; 0 if the theme draws no line.
  private var width: Int32 { border.line(in: theme).isNone ? 0 : 1 }
  /// The number of rows above the content. The soft edge of a surface has none in compact density.
  private var top: Int32 { isCompact ? 0 : width }
  private var isCompact: Bool { isSoft && scope.values.inherited.density == .compact }
  /// `true` if the edge isn't a line, because the background shows it.
  private var isSoft: Bool {
    // The terminal's own background can't be the colour of a half cell.
    guard let background = border.background,
      background.resolve(in: theme).color.kind != .terminal
    else { return false }
    return border.line(in: theme) == .soft && scope.values.inherited.colorDepth >= .ansi256
  }

  override var addedRoom: Extent? { Extent(width: 2 * width, height: top + width) }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let inner = measureContent(proposal.shrunk(width: 2 * width, height: top + width))
    return Extent(width: inner.width + 2 * width, height: inner.height + top + width)
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    ContentPlacement(
      x: width, y: top, proposal: proposal.shrunk(width: 2 * width, height: top + width))
  }

  override func isSolid(at point: CellPoint) -> Bool {
    if let background = border.background, !background.resolve(in: theme).isClear { return true }
    return width > 0
      && (point.x == 0 || point.y == 0 || point.x == Int(size.width) - 1
        || point.y == Int(size.height) - 1)
  }

  /// How the edge is drawn; as lines, unless it is the soft edge of a surface.
  private var edges: SurfaceEdges {
    guard isSoft, size.width > 1, size.height > 1 else { return .lines }
    return graph.painting.surfaceEdges
  }

  override var endsInHalfRow: Bool { edges == .halfRows }

  override func paint(_ painter: inout Painter) {
    var border = border
    if let motion { border.color = motion.color(in: theme) }
    if let backgroundMotion { border.background = backgroundMotion.color(in: theme) }
    let frame = CellRect(origin: .zero, size: size.cellSize)
    let edges = edges
    let isSoft = edges == .halfRows
    if let background = border.background {
      let isCovering = isSoft && overlay?.coversControl(inFirstRowOf: self) == true
      let above = isSoft && !isCovering ? Int(top) : 0
      let below = isSoft || isCompact && edges == .rows ? 1 : 0
      painter.fill(
        CellRect(x: 0, y: above, width: frame.width, height: frame.height - above - below),
        background, scope)
      if isSoft { border.color = background }
    }
    super.paint(&painter)
    if edges != .rows {
      painter.drawBorder(frame, border, isSoft: isSoft, hasTop: !isSoft || top > 0, scope)
    }
    if let mark = border.mark, width > 0 {
      let column = CellRect(x: 0, y: 0, width: 1, height: frame.height)
      painter.drawMark(column, mark, edges, isCompact: isCompact, scope)
    }
  }
}

extension Painter {
  /// Draws the leading edge of a surface in another colour. `column` has all of its rows.
  func drawMark(
    _ column: CellRect, _ color: Color, _ edges: SurfaceEdges, isCompact: Bool,
    _ scope: EnvironmentScope
  ) {
    let last = column.height - 1
    let bar = Glyph("▌")
    switch edges {
    case .rows:
      drawVertical(bar, x: 0, y: 0, count: isCompact ? last : last + 1, color, scope)
    case .lines:
      let glyph = BorderLine.heavy.glyphs.left
      drawVertical(glyph, x: 0, y: 1, count: last - 1, color, scope)
    case .halfRows:
      // The bar is a column wide, because a cell of a half-filled row can't show half a column of
      // it beside the surface and the background.
      let (ends, first) = (BorderLine.soft.glyphs, isCompact ? 0 : 1)
      if !isCompact { drawCorner(ends.topLeft, x: 0, y: 0, color, scope) }
      drawVertical(Glyph("█"), x: 0, y: first, count: last - first, color, scope)
      drawCorner(ends.bottomLeft, x: 0, y: last, color, scope)
    }
  }

  /// Draws a line along the inner edge of a rectangle of the node.
  ///
  /// A soft line without the background of a surface becomes a line with round corners.
  func drawBorder(
    _ rectangle: CellRect, _ border: Border, isSoft: Bool = false, hasTop: Bool = true,
    _ scope: EnvironmentScope
  ) {
    if let recorder {
      recorder.note(.border, border.style.tokenIndex)
      recorder.note(.length, border.cornerRadius?.tokenIndex)
    }
    var line = border.line(in: scope.values.inherited.theme)
    if line == .soft, !isSoft { line = .rounded }
    guard !line.isNone, rectangle.width >= 2, rectangle.height >= 2 else { return }
    let glyphs = line.glyphs
    let color = border.color
    // A mark has the corners of a line too.
    let leading = isSoft ? color : border.mark ?? color
    let (left, top) = (rectangle.minX, rectangle.minY)
    let (right, bottom) = (rectangle.maxX - 1, rectangle.maxY - 1)
    let (across, down) = (rectangle.width - 2, rectangle.height - 2)
    if hasTop {
      drawCorner(glyphs.topLeft, x: left, y: top, leading, scope)
      drawEdge(glyphs.top, x: left + 1, y: top, count: across, color, scope)
      drawCorner(glyphs.topRight, x: right, y: top, color, scope)
    }
    if !isSoft {
      drawVertical(glyphs.left, x: left, y: top + 1, count: down, leading, scope)
      drawVertical(glyphs.right, x: right, y: top + 1, count: down, color, scope)
    }
    drawCorner(glyphs.bottomLeft, x: left, y: bottom, leading, scope)
    drawEdge(glyphs.bottom, x: left + 1, y: bottom, count: across, color, scope)
    drawCorner(glyphs.bottomRight, x: right, y: bottom, color, scope)
  }
}
