// SPDX-License-Identifier: MIT
// Views: the lines below the titles and above the footers of a table.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
package import CuriumTokens

extension View {
  /// Draws a line in `color` at the lower edge of this view, over its content and without a row of
  /// its own. Terminals with 16 or no colours show no line.
  package func columnRule(_ color: Color) -> some View {
    ValueContent(content: self, value: color, make: ColumnRuleNode.init)
  }
}

private final class ColumnRuleNode: ValueWrapperNode<Color> {
  override func didReceiveValue(after old: Color) { if value != old { damageFrame() } }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    painter.drawRule(value, below: size.cellSize, scope)
  }
}

extension Painter {
  /// Draws a line in the lowest row of an area of the node, as an underline in its own colour.
  /// Underlined text keeps its line. In terminals without coloured underlines, the line has the
  /// colour of the text above it, and its own colour elsewhere.
  func drawRule(_ color: Color, below area: CellSize, _ scope: EnvironmentScope) {
    let row = CellRect(
      x: originX, y: originY + area.height - 1, width: area.width, height: 1
    ).intersection(clip)
    if row.isEmpty || scope.values.inherited.colorDepth < .ansi256 { return }
    let rule = resolve(color, scope)
    if rule.alpha == 0 { return }
    for x in row.minX..<row.maxX {
      let cell = grid[x, row.minY]
      var style = cell.style
      if cell.glyph == .continuation || style.attributes.underlineStyle != 0 { continue }
      style.attributes.insert(.underline)
      style.link = grid.links.link(style.link, underline: rule.color)
      if cell.glyph == .space { style.foreground = rule.color }
      grid.draw(cell.glyph, x: x, y: row.minY, style: style, clip: row)
    }
  }
}
