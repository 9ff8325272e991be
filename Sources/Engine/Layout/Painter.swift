// SPDX-License-Identifier: MIT
// Views: the drawing operations of a node.

package import CuriumTerminal
package import CuriumTokens

/// Draws a node into the grid of the next frame, with an origin, a clip and an opacity.
@_spi(Nodes) public struct Painter {
  package let grid: CellGrid
  /// The node's origin on the screen.
  package private(set) var originX: Int
  package private(set) var originY: Int
  /// The cells of the screen that the node may paint.
  package var clip: CellRect
  /// `true` if the clip is the whole frame of the node.
  private(set) var isWhole = false
  /// The cells available to views that aren't clipped to the frames around them.
  package internal(set) var bounds: CellRect
  /// The opacity of the subtree, 0–255.
  package var opacity: UInt8 = 255
  /// `true` inside a view that joins the lines in it.
  package var joinsLines = false
  package let recorder: FrameRecorder?
  let hasMarks: Bool
  package let graph: Graph

  package init(graph: Graph, grid: CellGrid, clip: CellRect) {
    self.graph = graph
    self.grid = grid
    self.clip = clip
    self.bounds = clip
    self.originX = 0
    self.originY = 0
    self.recorder = graph.diagnostics.recorder
    self.hasMarks = graph.selections.hasMarks
  }

  /// Paints a child at its place, if it intersects the clip. Not inlined, so that wrappers with the
  /// frame of their content save no registers.
  @inline(never) package mutating func paint(_ child: LayoutNode) {
    let outer = (originX, originY, clip)
    _ = paint(child, x: outer.0, y: outer.1, in: outer.2)
    (originX, originY, clip) = outer
  }

  /// Paints the only child of a node. If both have the same frame and the clip is that frame,
  /// origin and clip stay.
  @inline(__always) mutating func paintOnlyChild(of node: ContainerNode) {
    node.children[0]._withUnsafeGuaranteedRef { child in
      let (width, height) = (Int(child.size.width), Int(child.size.height))
      guard child.x == 0, child.y == 0, child.size == node.size, !clip.isEmpty,
        clip == CellRect(x: originX, y: originY, width: width, height: height)
      else { return paint(child) }
      isWhole = true
      graph.counts.painted &+= 1
      child.paint(&self)
    }
  }

  /// Paints the children of a node in order, from `first` until one is neither visible nor near.
  /// They set the origin and the clip one after the other, so both are restored only once.
  @inline(__always) mutating func paintChildren(
    of node: ContainerNode, from first: Int = 0, while isNear: (LayoutNode) -> Bool = { _ in true }
  ) {
    let outer = (originX, originY, clip)
    let children = node.children
    var index = first
    while index < children.count {
      let goesOn = children[index]._withUnsafeGuaranteedRef { child in
        paint(child, x: outer.0, y: outer.1, in: outer.2) || isNear(child)
      }
      if !goesOn { break }
      index &+= 1
    }
    (originX, originY, clip) = outer
  }

  /// Paints a child in a clip around it. Returns whether it is visible.
  @inline(__always) private mutating func paint(
    _ child: LayoutNode, x: Int, y: Int, in outer: CellRect
  ) -> Bool {
    let frame = CellRect(
      x: x &+ Int(child.x), y: y &+ Int(child.y), width: Int(child.size.width),
      height: Int(child.size.height))
    // Sums of 32-bit numbers don't overflow in 64 bits.
    isWhole =
      frame.origin.x >= outer.origin.x && frame.origin.y >= outer.origin.y
      && frame.origin.x &+ frame.size.width <= outer.origin.x &+ outer.size.width
      && frame.origin.y &+ frame.size.height <= outer.origin.y &+ outer.size.height
      && frame.size.width > 0 && frame.size.height > 0
    if isWhole {
      clip = frame
    } else if !cut(child, frame, outer) {
      return false
    }
    originX = frame.origin.x
    originY = frame.origin.y
    graph.counts.painted &+= 1
    child.paint(&self)
    return true
  }

  /// Sets the clip for a child that isn't completely visible. Returns `false` if none of it is.
  @inline(never) private mutating func cut(
    _ child: LayoutNode, _ frame: CellRect, _ outer: CellRect
  ) -> Bool {
    guard frame.intersects(outer) || child.flags.contains(.holdsEscapes) else { return false }
    clip = outer.intersection(frame)
    return true
  }

  /// Returns the columns or rows inside the clip, relative to the node.
  @inline(__always) package func visibleRange(along axis: Axis) -> Range<Int> {
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
  @inline(__always) func fill(_ color: Color, _ scope: EnvironmentScope) {
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

  /// Draws text and keeps the background. Returns the width in columns.
  @discardableResult
  @inline(__always) package func draw(
    _ text: String, x: Int, y: Int, _ color: Color, _ attributes: CellAttributes,
    _ scope: EnvironmentScope
  ) -> Int {
    draw(text, x: x, y: y, ink: ink(color, x: x, y: y, scope), attributes)
  }

  /// Draws text in a resolved colour and keeps the background. Returns the width in columns.
  @discardableResult
  @inline(__always) package func draw(
    _ text: String, x: Int, y: Int, ink: ResolvedColor, _ attributes: CellAttributes
  ) -> Int {
    let columns = grid.draw(
      text, x: originX + x, y: originY + y,
      style: CellStyle(foreground: ink.color, background: .keep, attributes: attributes),
      clip: clip, foregroundAlpha: ink.alpha)
    if columns != text.utf8.count { graph.painting.drewBeyondASCII = true }
    return columns
  }

  /// Repeats a glyph from left to right and keeps the background. If `isEdge`, it joins the lines
  /// that it meets, and may be invisible with few colours. Pass `false` for a line with a meaning.
  package func drawHorizontal(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope,
    isEdge: Bool = true
  ) {
    let ink = ink(color, x: x, y: y, isText: false, scope)
    grid.drawHorizontal(
      glyph, x: originX + x, y: originY + y, count: count,
      style: isEdge
        ? graph.painting.lineStyle(ink.color)
        : CellStyle(foreground: ink.color, background: .keep), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// Repeats a glyph from top to bottom and keeps the background.
  package func drawVertical(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    let ink = ink(color, x: x, y: y, isText: false, scope)
    grid.drawVertical(
      glyph, x: originX + x, y: originY + y, count: count,
      style: graph.painting.lineStyle(ink.color), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// Returns the colour of text at a place, adjusted for contrast if the colour requires it. A
  /// token in the terminal's palette always does, because its background can be in any of these
  /// colours. A colour of a program's output in this palette stays, as it does outside of the app.
  @inline(__always) func ink(
    _ color: Color, x: Int, y: Int, isText: Bool = true, _ scope: EnvironmentScope
  ) -> ResolvedColor {
    let resolved = resolve(color, scope)
    let isFixed = resolved.color.isRGB ? !color.isLegible : color.isLiteral || !isText
    if isFixed { return resolved }
    let place = CellPoint(
      x: max(clip.minX, min(originX + x, clip.maxX - 1)),
      y: max(clip.minY, min(originY + y, clip.maxY - 1)))
    let ground = grid[place.x, place.y].background
    if !resolved.color.isRGB, color.isAnsi, ground != resolved.color { return resolved }
    return legible(resolved, color.legibleRatio ?? 0, at: place, scope)
  }

  /// Adjusts a colour until it is readable on the background of a cell. Inlined, because a call
  /// would copy the painter.
  @inline(__always) func legible(
    _ plain: ResolvedColor, _ ratio: Double, at place: CellPoint, _ scope: EnvironmentScope
  ) -> ResolvedColor {
    graph.painting.legible(plain, on: grid[place.x, place.y].background, ratio, scope)
  }

  /// Draws a colour over the text and the background of a rectangle of the node. Where nothing
  /// blends at `depth`, bold and reversed text would stand out, so it becomes plain.
  package func shade(
    _ rectangle: CellRect, _ color: ResolvedColor, _ depth: ColorDepth = .trueColor
  ) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
    if area.isEmpty || color.alpha == 0 { return }
    grid.shade(area, with: color.color, alpha: color.alpha)
    if depth < .ansi256 {
      grid.replace([.bold, .reverse, .marked], by: depth == .none ? .dim : [], in: area)
    }
  }
}
