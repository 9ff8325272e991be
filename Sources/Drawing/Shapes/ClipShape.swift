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
    let cut = painter.cellsCut(by: path)
    super.paint(&painter)
    for cell in cut { painter.restore(cell) }
  }
}

/// The state of a cell before the content was painted, and the part of it that the shape covers.
private struct CutCell {
  let x: Int
  let y: Int
  let mask: UInt8
  let cell: Cell
}

extension Painter {
  /// Returns the visible cells that aren't completely inside a path.
  fileprivate func cellsCut(by path: Path) -> [CutCell] {
    if case .rectangle(let rect)? = path.outline, rect.isOnCells,
      Self.cells(around: rect).intersection(visible) == visible
    {
      return []
    }
    var result: [CutCell] = []
    path.forEachRow(of: visible, .quarters) { y, masks in
      for (column, mask) in masks.enumerated() where mask != 15 {
        let x = visible.minX + column
        result.append(CutCell(x: x, y: y, mask: mask, cell: grid[originX + x, originY + y]))
      }
    }
    return result
  }

  /// Restores a cell outside the shape, or cuts the background of a cell on its edge.
  fileprivate func restore(_ cut: CutCell) {
    if cut.mask == 0 {
      let isHalf = cut.cell.glyph == .continuation || cut.cell.attributes.contains(.wide)
      grid.draw(
        isHalf ? .space : cut.cell.glyph, x: originX + cut.x, y: originY + cut.y,
        style: cut.cell.style, clip: clip)
      return
    }
    let painted = grid[originX + cut.x, originY + cut.y]
    guard painted.glyph == .space, painted.background != cut.cell.background else { return }
    put(
      MosaicGlyphs.quarter(cut.mask), cut.x, cut.y, foreground: painted.background,
      background: cut.cell.background)
  }
}
