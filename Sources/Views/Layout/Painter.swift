// SPDX-License-Identifier: MIT
// Views: where and how a node paints.

import CuriumTerminal
import CuriumTokens

/// The grid of the next frame, seen from one node: its origin, what may be touched, how opaque.
package struct Painter {
  let grid: CellGrid
  /// The node's origin on the screen.
  var originX: Int
  var originY: Int
  /// The cells of the screen that may be touched.
  var clip: CellRect
  /// The cells that may be touched by what the frames around do not cut off.
  var bounds: CellRect
  /// How opaque everything beneath is, 0–255.
  var opacity: UInt8 = 255
  let recorder: FrameRecorder?
  let graph: Graph

  init(graph: Graph, grid: CellGrid, clip: CellRect) {
    self.graph = graph
    self.grid = grid
    self.clip = clip
    self.bounds = clip
    self.originX = 0
    self.originY = 0
    self.recorder = graph.recorder
  }

  /// Paints a child at its place, if it meets what may be touched.
  mutating func paint(_ child: LayoutNode) {
    let x = originX + Int(child.x)
    let y = originY + Int(child.y)
    let width = Int(child.size.width)
    let height = Int(child.size.height)
    guard
      x < clip.maxX && y < clip.maxY && x + width > clip.minX && y + height > clip.minY
        && width > 0 && height > 0 || child.flags.contains(.holdsEscapes)
    else { return }
    let outer = (originX, originY, clip)
    let frame = CellRect(x: x, y: y, width: width, height: height)
    let isWhole =
      x >= clip.minX && y >= clip.minY && x + width <= clip.maxX && y + height <= clip.maxY
    clip = isWhole ? frame : clip.intersection(frame)
    originX = x
    originY = y
    graph.counts.painted += 1
    child.paint(&self)
    (originX, originY, clip) = outer
  }

  /// The columns or rows of the node that may be touched, in its own coordinates.
  func visibleRange(along axis: LayoutAxis) -> Range<Int> {
    axis == .horizontal
      ? clip.minX - originX..<max(clip.minX, clip.maxX) - originX
      : clip.minY - originY..<max(clip.minY, clip.maxY) - originY
  }

  /// A colour in the theme in force at `scope`, its opacity times that of the subtree.
  func resolve(_ color: Color, _ scope: EnvironmentScope) -> ResolvedColor {
    if let recorder {
      if color.tokenIndex == nil, color != .clear { recorder.literalColors += 1 }
      recorder.note(.color, color.tokenIndex)
      recorder.note(.opacity, color.opacityTokenIndex)
    }
    var resolved = scope.resolve(color)
    if opacity != 255 {
      resolved.alpha = UInt8((UInt16(resolved.alpha) * UInt16(opacity) + 127) / 255)
    }
    return resolved
  }

  /// Lays a colour over the ground of a rectangle of the node; an opaque one erases what was there.
  func fill(_ rectangle: CellRect, _ color: Color, _ scope: EnvironmentScope) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
    if area.isEmpty { return }
    let resolved = resolve(color, scope)
    switch resolved.alpha {
    case 255: grid.fillBackground(area, with: resolved.color)
    case 0: return
    default: grid.tint(area, with: resolved.color, alpha: resolved.alpha)
    }
  }

  /// Marks what was drawn in a rectangle as selected, for terminals that show no tints.
  func mark(_ rectangle: CellRect) {
    grid.mark(rectangle.offset(x: originX, y: originY).intersection(clip))
  }

  /// Draws a text at a place of the node; the ground stays. Returns the columns it took.
  @discardableResult
  func draw(
    _ text: String, x: Int, y: Int, _ color: Color, _ attributes: CellAttributes,
    _ scope: EnvironmentScope, background: CellColor = .keep
  ) -> Int {
    let ink = ink(color, x: x, y: y, scope)
    let columns = grid.draw(
      text, x: originX + x, y: originY + y,
      style: CellStyle(foreground: ink.color, background: background, attributes: attributes),
      clip: clip, foregroundAlpha: ink.alpha)
    if columns != text.utf8.count { graph.drewBeyondASCII = true }
    return columns
  }

  /// Draws one glyph several times from left to right; the ground stays.
  func drawHorizontal(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    let ink = ink(color, x: x, y: y, scope)
    grid.drawHorizontal(
      glyph, x: originX + x, y: originY + y, count: count,
      style: CellStyle(foreground: ink.color, background: .keep), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// Draws one glyph several times from top to bottom; the ground stays.
  func drawVertical(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    let ink = ink(color, x: x, y: y, scope)
    grid.drawVertical(
      glyph, x: originX + x, y: originY + y, count: count,
      style: CellStyle(foreground: ink.color, background: .keep), clip: clip,
      foregroundAlpha: ink.alpha)
  }

  /// The colour of text at a place, moved until it can be read where that was asked for.
  func ink(_ color: Color, x: Int, y: Int, _ scope: EnvironmentScope) -> ResolvedColor {
    var resolved = resolve(color, scope)
    guard let asked = color.legibleRatio, scope.values.inherited.theme.movesInk else {
      return resolved
    }
    let column = max(clip.minX, min(originX + x, clip.maxX - 1))
    let row = max(clip.minY, min(originY + y, clip.maxY - 1))
    guard column >= 0, row >= 0, column < grid.size.width, row < grid.size.height else {
      return resolved
    }
    let ground = grid[column, row].background
    // Increased contrast asks for the next of the three steps of WCAG 2.
    let isIncreased = scope.values.inherited.theme.colorSchemeContrast == .increased
    let ratio = isIncreased ? (asked <= 3 ? 4.5 : max(7, asked)) : asked
    resolved.color = graph.legibleInks.ink(resolved.color, on: ground, ratio)
    return resolved
  }
}

/// Remembers which ink was found for which ground, since finding it takes some arithmetic. Few pairs
/// are on a screen; where two want one place, the later has it.
struct LegibleInks {
  private struct Pair {
    /// The ink and the ground.
    var colors: UInt64 = 0
    /// Zero where nothing was found yet.
    var ratio = 0.0
    var found = CellColor.terminal
  }
  private static let placeBits: UInt64 = 8
  private var known = ContiguousArray(repeating: Pair(), count: 1 << placeBits)

  mutating func ink(_ ink: CellColor, on ground: CellColor, _ ratio: Double) -> CellColor {
    let colors = UInt64(ink.rawValue) << 32 | UInt64(ground.rawValue)
    // The high bits of a product depend on all bits of its factors: Knuth's multiplicative hashing.
    let mixed = (colors ^ ratio.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> (64 - Self.placeBits))
    if known[place].colors == colors, known[place].ratio == ratio { return known[place].found }
    let found = Contrast.legibleInk(ink, on: ground, ratio: ratio)
    known[place] = Pair(colors: colors, ratio: ratio, found: found)
    return found
  }
}
