// SPDX-License-Identifier: MIT
// Views: the drawing operations of a node.

package import CuriumTerminal
package import CuriumTokens

/// Draws a node into the grid of the next frame, with an origin, a clip and an opacity.
@_spi(Nodes) public struct Painter {
  package let grid: CellGrid
  /// The node's origin on the screen.
  package var originX: Int
  package var originY: Int
  /// The cells of the screen that the node may paint.
  package var clip: CellRect
  /// The cells available to views that aren't clipped to the frames around them.
  package var bounds: CellRect
  /// The opacity of the subtree, 0–255.
  package var opacity: UInt8 = 255
  package let recorder: FrameRecorder?
  package let graph: Graph

  package init(graph: Graph, grid: CellGrid, clip: CellRect) {
    self.graph = graph
    self.grid = grid
    self.clip = clip
    self.bounds = clip
    self.originX = 0
    self.originY = 0
    self.recorder = graph.diagnostics.recorder
  }

  /// Paints a child at its place, if it intersects the clip.
  package mutating func paint(_ child: LayoutNode) {
    let x = originX &+ Int(child.x)
    let y = originY &+ Int(child.y)
    let width = Int(child.size.width)
    let height = Int(child.size.height)
    let outer = (originX, originY, clip)
    // Sums of 32-bit numbers don't overflow in 64 bits.
    let isWhole =
      x >= outer.2.origin.x && y >= outer.2.origin.y
      && x &+ width <= outer.2.origin.x &+ outer.2.size.width
      && y &+ height <= outer.2.origin.y &+ outer.2.size.height
    let frame = CellRect(x: x, y: y, width: width, height: height)
    if isWhole && width > 0 && height > 0 {
      clip = frame
    } else {
      guard frame.intersects(clip) || child.flags.contains(.holdsEscapes) else { return }
      clip = clip.intersection(frame)
    }
    originX = x
    originY = y
    graph.counts.painted &+= 1
    child.paint(&self)
    (originX, originY, clip) = outer
  }

  /// Returns the columns or rows inside the clip, relative to the node.
  @inline(__always) package func visibleRange(along axis: LayoutAxis) -> Range<Int> {
    axis == .horizontal
      ? clip.minX - originX..<max(clip.minX, clip.maxX) - originX
      : clip.minY - originY..<max(clip.minY, clip.maxY) - originY
  }

  /// Resolves a colour in the theme of `scope`, and multiplies its opacity by that of the subtree.
  @inline(__always) package func resolve(_ color: Color, _ scope: EnvironmentScope) -> ResolvedColor
  {
    if let recorder { recorder.note(color) }
    var resolved = scope.resolve(color)
    if opacity != 255 {
      resolved.alpha = UInt8((UInt16(resolved.alpha) * UInt16(opacity) + 127) / 255)
    }
    return resolved
  }

  /// Fills the background of a rectangle of the node. An opaque colour also erases the text.
  package func fill(_ rectangle: CellRect, _ color: Color, _ scope: EnvironmentScope) {
    fill(area: rectangle.offset(x: originX, y: originY).intersection(clip), color, scope)
  }

  /// Fills the background of the whole node.
  @inline(__always) package func fill(_ color: Color, _ scope: EnvironmentScope) {
    fill(area: clip, color, scope)
  }

  @inline(__always) private func fill(area: CellRect, _ color: Color, _ scope: EnvironmentScope) {
    if area.isEmpty { return }
    let resolved = resolve(color, scope)
    switch resolved.alpha {
    case 255: grid.fillBackground(area, with: resolved.color)
    case 0: return
    default: grid.tint(area, with: resolved.color, alpha: resolved.alpha)
    }
  }

  /// Marks the cells of a rectangle as selected, for terminals without enough colours to show it.
  package func mark(_ rectangle: CellRect) {
    grid.mark(rectangle.offset(x: originX, y: originY).intersection(clip))
  }

  /// Draws a text and keeps the background. Returns the width in columns.
  @discardableResult
  @inline(__always) package func draw(
    _ text: String, x: Int, y: Int, _ color: Color, _ attributes: CellAttributes,
    _ scope: EnvironmentScope, background: CellColor = .keep
  ) -> Int {
    let ink = ink(color, x: x, y: y, scope)
    let columns = grid.draw(
      text, x: originX + x, y: originY + y,
      style: CellStyle(foreground: ink.color, background: background, attributes: attributes),
      clip: clip, foregroundAlpha: ink.alpha)
    if columns != text.utf8.count { graph.painting.noteBeyondASCII() }
    return columns
  }

  /// Repeats a glyph from left to right and keeps the background.
  package func drawHorizontal(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    let ink = ink(color, x: x, y: y, scope)
    grid.drawHorizontal(
      glyph, x: originX + x, y: originY + y, count: count,
      style: graph.painting.lineStyle(ink.color), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// Repeats a glyph from top to bottom and keeps the background.
  package func drawVertical(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    let ink = ink(color, x: x, y: y, scope)
    grid.drawVertical(
      glyph, x: originX + x, y: originY + y, count: count,
      style: graph.painting.lineStyle(ink.color), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// Returns the colour of text at a place, adjusted for contrast if the colour requires it.
  @inline(__always) package func ink(
    _ color: Color, x: Int, y: Int, _ scope: EnvironmentScope
  ) -> ResolvedColor {
    let resolved = resolve(color, scope)
    guard let ratio = color.legibleRatio else { return resolved }
    let place = CellPoint(
      x: max(clip.minX, min(originX + x, clip.maxX - 1)),
      y: max(clip.minY, min(originY + y, clip.maxY - 1)))
    return legible(resolved, ratio, at: place, scope.values.inherited.theme)
  }
}

extension Painter {
  /// Adjusts a colour until it is readable on the background of a cell.
  @inline(never) func legible(
    _ plain: ResolvedColor, _ asked: Double, at place: CellPoint, _ theme: AppTheme
  ) -> ResolvedColor {
    var resolved = plain
    guard theme.movesInk, place.x >= 0, place.y >= 0, place.x < grid.size.width,
      place.y < grid.size.height
    else { return resolved }
    let ground = grid[place.x, place.y].background
    // Increased contrast requires the next of the three levels of WCAG 2.
    let isIncreased = theme.colorSchemeContrast == .increased
    let ratio = isIncreased ? (asked <= 3 ? 4.5 : max(7, asked)) : asked
    resolved.color = graph.painting.legible(resolved.color, on: ground, ratio)
    return resolved
  }
}

extension Painter {
  /// Draws a colour over the text and the background of a rectangle of the node.
  package func shade(_ rectangle: CellRect, _ color: ResolvedColor) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
    if !area.isEmpty { grid.shade(area, with: color.color, alpha: color.alpha) }
  }
}
