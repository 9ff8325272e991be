// SPDX-License-Identifier: MIT
// Engine: what painting keeps from one frame to the next.

package import CuriumTerminal
package import CuriumTokens

/// What must be painted next, and what painting remembers between frames.
package final class PaintState {
  /// What must be painted in the next frame.
  @exclusivity(unchecked) var damage = DamageList()
  /// What the last paint pass painted.
  @exclusivity(unchecked) private var paintedDamage = DamageList()
  @exclusivity(unchecked) private var shifts: [RowShift] = []
  /// Whether any text drawn so far may contain wide graphemes.
  @exclusivity(unchecked) private(set) var drewBeyondASCII = false
  /// The number of nodes that join the lines in them.
  @exclusivity(unchecked) private(set) var joiningNodes = 0
  /// Paints over each rectangle that was painted, while another graph lies over this one.
  @exclusivity(unchecked) package var overpaint: ((CellRect, CellGrid) -> Void)?
  /// Whether scrolled rows may be moved in the grid; not where another graph paints into it too.
  package var movesRows = true
  @exclusivity(unchecked) private var legibleInks = LegibleInks()
  private var ramps = RampCache()
  /// Clusters of several scalars, shared with the grids.
  package let pool: GlyphPool
  /// The pictures that the terminal draws by itself.
  package var pictures: PictureStore?

  init(pool: GlyphPool) { self.pool = pool }

  /// Whether the whole screen must be painted; asked without a copy of the list.
  var isWhollyDamaged: Bool { damage.isFull }

  // MARK: Rows that move

  /// Whether rows that scroll may be moved as they are.
  package var canShiftRows: Bool { joiningNodes == 0 && overpaint == nil && movesRows }

  /// Moves the rows of an area up by `count`, and the damage in it with them.
  package func shift(_ area: CellRect, by count: Int) {
    let moved = damage.rectangles.map { $0.intersection(area).offset(x: 0, y: -count) }
    for rectangle in moved { damage.add(rectangle.intersection(area)) }
    shifts.append(RowShift(area: area, count: count))
    let top = count > 0 ? area.maxY - count : area.minY
    damage.add(CellRect(x: area.minX, y: top, width: area.width, height: abs(count)))
  }

  /// Moves the rows of the next frame that only change their place.
  func applyShifts(to grid: CellGrid) {
    if shifts.isEmpty { return }
    // A screen that is painted as a whole needs no moved rows.
    if !damage.isFull { for shift in shifts { grid.scroll(shift.area, by: shift.count) } }
    shifts.removeAll(keepingCapacity: true)
  }

  // MARK: Painting

  /// Calls `paint` with each damaged rectangle, widened so that it cuts no wide grapheme and no joined line.
  func takeDamage(for grid: CellGrid, _ paint: (CellRect) -> Void) {
    if damage.isEmpty { return }
    // What is damaged during painting belongs to the next frame. The two lists take turns, so that a
    // steady frame allocates nothing.
    swap(&damage, &paintedDamage)
    damage.reset(
      bounds: CellRect(x: 0, y: 0, width: grid.size.width, height: grid.size.height))
    for rectangle in paintedDamage.rectangles {
      let widened = grid.widened(rectangle.grown(by: margin))
      paint(widened)
      overpaint?(widened, grid)
    }
  }

  /// How much further than the damage to paint. The other half of a wide grapheme may lie outside of it,
  /// and a line that ends at it may end elsewhere now; joining looks two cells far.
  private var margin: CellSize {
    let rows = joiningNodes > 0 ? 2 : 0
    return CellSize(width: max(rows, drewBeyondASCII ? 1 : 0), height: rows)
  }

  /// Notes that text beyond ASCII was drawn.
  @inline(__always) package func noteBeyondASCII() { drewBeyondASCII = true }

  /// Notes that a node joins the lines in it, or doesn't any more.
  package func noteJoining(_ joins: Bool) { joiningNodes += joins ? 1 : -1 }

  /// The ink nearest to `ink` that can be read on `ground`.
  func legible(_ ink: CellColor, on ground: CellColor, _ ratio: Double) -> CellColor {
    legibleInks.ink(ink, on: ground, ratio)
  }

  /// The colours of a gradient in a theme.
  package func ramp(_ gradient: Gradient, _ theme: AppTheme) -> GradientRamp {
    ramps.ramp(gradient, theme)
  }
}

extension CellRect {
  fileprivate func grown(by margin: CellSize) -> CellRect {
    CellRect(
      x: minX - margin.width, y: minY - margin.height, width: width + 2 * margin.width,
      height: height + 2 * margin.height)
  }
}
