// SPDX-License-Identifier: MIT
// Views: a line around a view.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws a line around the view, in one cell added at each edge.
  ///
  /// Unlike SwiftUI's, which draws over the view's own edge: a line of cells would hide text there.
  public func border(_ color: Color, style: BorderStyle = .light) -> some View {
    BorderedContent(content: self, color: color, style: style)
  }
}

private struct BorderedContent<Content: View>: NodeBackedView {
  let content: Content
  let color: Color
  let style: BorderStyle

  func makeNode(_ context: borrowing _MountContext) -> BorderNode {
    BorderNode(color, style, context)
  }
  func update(_ node: BorderNode) { node.receive(color, style) }
}

private final class BorderNode: WrapperNode {
  private var color: Color
  private var style: BorderStyle

  init(_ color: Color, _ style: BorderStyle, _ context: borrowing _MountContext) {
    self.color = color
    self.style = style
    super.init(context)
  }

  func receive(_ color: Color, _ style: BorderStyle) {
    if color != self.color {
      self.color = color
      damageFrame()
    }
    if style != self.style {
      self.style = style
      damageFrame()
      flags.insert(.needsPlacement)
      setNeedsLayout()
    }
  }

  private var width: Int32 { style == .none ? 0 : 1 }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let inner = measureContent(proposal.shrunk(width: 2 * width, height: 2 * width))
    return Extent(width: inner.width + 2 * width, height: inner.height + 2 * width)
  }

  override func placeContents() {
    placeContent(
      x: width, y: width, proposal: placedProposal.shrunk(width: 2 * width, height: 2 * width))
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    painter.drawBorder(
      CellRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height)), color, style, scope)
  }
}

extension Painter {
  /// Draws a line along the inside of a rectangle of the node.
  func drawBorder(
    _ rectangle: CellRect, _ color: Color, _ style: BorderStyle, _ scope: EnvironmentScope
  ) {
    guard style != .none, rectangle.width >= 2, rectangle.height >= 2 else { return }
    let glyphs = style.resolve(in: scope.values.inherited.theme)
    let (left, top) = (rectangle.minX, rectangle.minY)
    let (right, bottom) = (rectangle.maxX - 1, rectangle.maxY - 1)
    let (across, down) = (rectangle.width - 2, rectangle.height - 2)
    drawHorizontal(glyphs.topLeft, x: left, y: top, count: 1, color, scope)
    drawHorizontal(glyphs.top, x: left + 1, y: top, count: across, color, scope)
    drawHorizontal(glyphs.topRight, x: right, y: top, count: 1, color, scope)
    drawVertical(glyphs.left, x: left, y: top + 1, count: down, color, scope)
    drawVertical(glyphs.right, x: right, y: top + 1, count: down, color, scope)
    drawHorizontal(glyphs.bottomLeft, x: left, y: bottom, count: 1, color, scope)
    drawHorizontal(glyphs.bottom, x: left + 1, y: bottom, count: across, color, scope)
    drawHorizontal(glyphs.bottomRight, x: right, y: bottom, count: 1, color, scope)
  }
}
