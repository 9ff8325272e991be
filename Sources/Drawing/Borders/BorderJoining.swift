// SPDX-License-Identifier: MIT
// Views: joins borders and dividers where they meet.

@_spi(Nodes) public import CuriumEngine
package import CuriumTerminal
package import CuriumTokens

extension View {
  /// Joins the lines of borders and dividers in the view where they meet, with `┬ ├ ┼` and similar
  /// glyphs.
  ///
  /// Lines meet if frames overlap by a cell, as in a stack with a spacing of −1, or if a divider
  /// ends at the border around it. Text doesn't change, even if it contains box-drawing characters.
  /// Lines of `- | +` are joined if they are at least two cells long.
  ///
  ///     HStack(spacing: -1) {
  ///       Text("left").border(.textSecondary)
  ///       VStack(spacing: 0) { Text("up"); Divider(); Text("down") }.border(.textSecondary)
  ///     }
  ///     .joinsBorders()
  ///
  /// - Parameter joins: `false` draws the lines separately again.
  public func joinsBorders(_ joins: Bool = true) -> some View {
    ValueContent(content: self, value: joins, make: JoiningNode.init)
  }
}

private final class JoiningNode: ValueWrapperNode<Bool> {
  private var joins: Bool { value }

  override init(_ joins: Bool, _ context: borrowing _MountContext) {
    super.init(joins, context)
    if joins { graph.painting.noteJoining(true) }
  }

  override func didReceiveValue(after old: Bool) {
    if joins == old { return }
    graph.painting.noteJoining(joins)
    damageFrame()
  }

  @MainActor override func willUnmount() {
    if joins { graph.painting.noteJoining(false) }
  }

  override var addedRoom: Extent? { .zero }

  override func paint(_ painter: inout Painter) {
    let outer = painter.joinsLines
    painter.joinsLines = joins || outer
    super.paint(&painter)
    painter.joinsLines = outer
    if joins { painter.joinLines(CellRect(origin: .zero, size: size.cellSize)) }
  }
}

extension Painter {
  /// Joins the lines in a rectangle of the node.
  ///
  /// Adds an arm towards each neighbour that has an arm to this cell. The result depends neither on
  /// the order of the cells nor on which of them were just painted.
  func joinLines(_ rectangle: CellRect) {
    let frame = rectangle.offset(x: originX, y: originY)
      .intersection(CellRect(origin: .zero, size: grid.size))
    let area = frame.intersection(clip)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = grid[x, y]
        guard cell.attributes.contains(.line), let joined = joined(cell.glyph, x, y, frame)
        else { continue }
        let style = CellStyle(
          foreground: cell.style.foreground, background: .keep, attributes: cell.style.attributes)
        grid.drawHorizontal(joined, x: x, y: y, count: 1, style: style, clip: clip)
      }
    }
  }

  /// Draws the corner of a border. Where lines join, it keeps the arms of the line below it, so
  /// that a joint looks the same whichever of its borders is on top.
  func drawCorner(_ glyph: Glyph, x: Int, y: Int, _ color: Color, _ scope: EnvironmentScope) {
    var drawn = glyph
    let place = CellPoint(x: originX + x, y: originY + y)
    if joinsLines, grid.bounds.contains(place), let own = BoxLine(glyph.rawValue),
      case let cell = grid[place.x, place.y], cell.attributes.contains(.line),
      let below = BoxLine(cell.glyph.rawValue)
    {
      drawn = own.joined { below[$0] } ?? glyph
    }
    drawHorizontal(drawn, x: x, y: y, count: 1, color, scope)
  }

  /// Draws a horizontal edge of a border. Where lines join, text in the edge of another border
  /// stays, such as a title.
  func drawEdge(
    _ glyph: Glyph, x: Int, y: Int, count: Int, _ color: Color, _ scope: EnvironmentScope
  ) {
    guard joinsLines, count > 0 else {
      return drawHorizontal(glyph, x: x, y: y, count: count, color, scope)
    }
    var start = x
    for end in x...(x + count) where end == x + count || belongsToText(originX + end, originY + y) {
      drawHorizontal(glyph, x: start, y: y, count: end - start, color, scope)
      start = end + 1
    }
  }

  /// Returns whether a cell contains text, and not a space or a line, of blocks too.
  private func isText(_ x: Int, _ y: Int) -> Bool {
    guard grid.bounds.contains(CellPoint(x: x, y: y)) else { return false }
    let cell = grid[x, y]
    let scalar = cell.glyph.rawValue
    if (0x2580...0x259F).contains(scalar) { return false }
    let isLine = BoxLine(scalar) != nil || [0x2B, 0x2D, 0x7C].contains(scalar)
    return scalar != 0x20 && !(isLine && cell.attributes.contains(.line))
  }

  /// Returns whether a cell contains text, or a space beside text.
  private func belongsToText(_ x: Int, _ y: Int) -> Bool {
    if isText(x, y) { return true }
    guard grid.bounds.contains(CellPoint(x: x, y: y)), grid[x, y].glyph.rawValue == 0x20 else {
      return false
    }
    return isText(x - 1, y) || isText(x + 1, y)
  }

  /// Draws a line over the cells of a row or a column. Lines in it keep their joints, and text
  /// stays, with the spaces around it.
  package func drawOverLines(
    _ rectangle: CellRect, _ glyph: Glyph, _ color: Color, _ scope: EnvironmentScope
  ) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
      .intersection(CellRect(origin: .zero, size: grid.size))
    let weight = BoxLine(glyph.rawValue)?.weight
    let isRow = rectangle.height == 1
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) {
        let scalar = grid[x, y].glyph.rawValue
        var drawn = glyph
        if isRow ? belongsToText(x, y) : isText(x, y) {
          continue
        } else if let line = BoxLine(scalar) {
          let isSame = weight == nil || weight == line.weight
          drawn = weight.flatMap { isSame ? nil : line.evened(to: $0).glyph } ?? grid[x, y].glyph
        }
        drawHorizontal(drawn, x: x - originX, y: y - originY, count: 1, color, scope)
      }
    }
  }

  /// The glyph of a line; 0 for text.
  private func glyph(_ x: Int, _ y: Int, _ frame: CellRect) -> UInt32 {
    guard frame.contains(CellPoint(x: x, y: y)) else { return 0 }
    let cell = grid[x, y]
    return cell.attributes.contains(.line) ? cell.glyph.rawValue : 0
  }

  /// Returns the glyph of a cell, joined with the lines that end at it; `nil` if none do.
  private func joined(_ glyph: Glyph, _ x: Int, _ y: Int, _ frame: CellRect) -> Glyph? {
    let scalar = glyph.rawValue
    if scalar == 0x2D || scalar == 0x7C { return joinedPlain(scalar, x, y, frame) }
    return BoxLine(scalar)?.joined { side in
      BoxLine(self.glyph(x + side.x, y + side.y, frame))?[side.opposite] ?? 0
    }
  }

  /// Returns a `+` where a line of hyphens ends at a bar, or a line of bars at a hyphen.
  private func joinedPlain(_ scalar: UInt32, _ x: Int, _ y: Int, _ frame: CellRect) -> Glyph? {
    let (other, cross): (UInt32, UInt32) = (scalar == 0x2D ? 0x7C : 0x2D, 0x2B)
    for side in BoxLine.Side.allCases where (side.y == 0) == (scalar == 0x7C) {
      let next = glyph(x + side.x, y + side.y, frame)
      let second = glyph(x + 2 * side.x, y + 2 * side.y, frame)
      if next == other, second == other || second == cross { return Glyph("+") }
    }
    return nil
  }
}
