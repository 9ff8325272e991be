// SPDX-License-Identifier: MIT
// Views: clips views to shapes.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Clips the view to `shape`, with the size of its frame.
  ///
  /// On the edge of the shape, a cell that shows only a background is cut into quarters. Other
  /// cells stay whole.
  ///
  ///     Text("Live").padding().background(.success).clipShape(Ellipse())
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    ValueContent(content: self, value: shape, make: ClipNode.init)
  }

  /// Rounds the corners of the view. `radius` is a number of columns or a token.
  ///
  ///     Text("Beta").padding().background(.surfaceRaised).cornerRadius(1)
  public func cornerRadius(_ radius: Length) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

private final class ClipNode<Outline: Shape>: ValueWrapperNode<Outline> {
  override init(_ shape: Outline, _ context: borrowing _MountContext) {
    super.init(shape, context)
    flags.insert(.clips)
  }

  override func didReceiveValue(after old: Outline) {
    if !PropertyTable.of(Outline.self).areEqual(value, old) { damageFrame() }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.themeLayout) { damageFrame() }
  }

  private var path: Path {
    value._path(in: CellRect(origin: .zero, size: size.cellSize), theme: theme)
  }

  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    path.mask(x: point.x, y: point.y) == 0 ? nil : super.node(at: point, isClipped: isClipped)
  }

  override func paint(_ painter: inout Painter) {
    let path = path
    let cut = CutCell.all(outside: path, in: painter)
    painter.bounded { super.paint(&$0) }
    for cell in cut { cell.restore(in: painter) }
  }
}

/// The state of a cell before the content was painted, and the part of it that the shape covers.
/// Half of a wide grapheme counts as a space if the other half isn't outside the shape too.
private struct CutCell {
  let x: Int
  let y: Int
  let mask: UInt8
  let cell: Cell

  /// Returns the visible cells that aren't completely inside a path.
  static func all(outside path: Path, in painter: Painter) -> [CutCell] {
    let visible = painter.visible
    if case .rectangle(let rect)? = path.outline, rect.isOnCells,
      Painter.cells(around: rect).intersection(visible) == visible
    {
      return []
    }
    var result: [CutCell] = []
    path.forEachRow(of: visible, .quarters) { y, masks in
      for (column, mask) in masks.enumerated() where mask != 15 {
        let x = visible.minX + column
        var cell = painter.grid[painter.originX + x, painter.originY + y]
        if cell.glyph == .continuation {
          // The first half of a wide grapheme restores both halves.
          if mask == 0, masks[..<column].last == 0 { continue }
          cell.glyph = .space
        } else if cell.attributes.contains(.wide), masks[(column + 1)...].first != 0 {
          cell.glyph = .space
        }
        result.append(CutCell(x: x, y: y, mask: mask, cell: cell))
      }
    }
    return result
  }

  /// Restores the cell if it is outside the shape, or cuts its background if it is on the edge.
  func restore(in painter: Painter) {
    let (column, row) = (painter.originX + x, painter.originY + y)
    if mask == 0 {
      painter.grid.draw(
        cell.glyph, x: column, y: row, style: cell.style, clip: painter.clip)
      return
    }
    let painted = painter.grid[column, row]
    guard painted.glyph == .space, painted.background != cell.background else { return }
    painter.put(
      MosaicGlyphs.quarter(mask), x, y, foreground: painted.background,
      background: cell.background)
  }
}
