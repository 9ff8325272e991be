// SPDX-License-Identifier: MIT
// Views: the state of painting between frames.

package import CuriumTerminal
package import CuriumTokens

/// The damage for the next frame, and the state of painting between frames.
package final class PaintState {
  /// The parts to paint in the next frame.
  @exclusivity(unchecked) var damage = DamageList()
  /// The parts that the last paint pass painted.
  @exclusivity(unchecked) private var paintedDamage = DamageList()
  /// `true` while a node whose old and new frames are damaged is placing its contents.
  @exclusivity(unchecked) var isCovered = false
  @exclusivity(unchecked) private var shifts: [(area: CellRect, count: Int)] = []
  /// `true` if any text drawn so far may contain wide graphemes.
  @exclusivity(unchecked) package var drewBeyondASCII = false
  /// The number of nodes that join the box-drawing lines inside them.
  @exclusivity(unchecked) private(set) var joiningNodes = 0
  /// Called to paint over each painted rectangle, while another graph covers this one.
  @exclusivity(unchecked) package var overpaint: ((CellRect, CellGrid) -> Void)?
  /// `true` if scrolled rows may be moved in the grid; `false` if another graph paints into it too.
  package var movesRows = true
  @exclusivity(unchecked) private var legibleInks = LegibleInks()
  var ramps = RampCache()
  /// How the terminal can draw the edges of surfaces.
  package internal(set) var surfaceEdges = SurfaceEdges.halfRows
  /// The background of the screen.
  package var ground = Color.background
  /// Clusters of several scalars, shared with the grids.
  package let pool: GlyphPool
  /// The renderer of the frames. The runtime owns it.
  package weak var renderer: FrameRenderer?

  init(pool: GlyphPool) { self.pool = pool }

  /// `true` if the whole screen must be painted. Doesn't copy the list.
  var isWhollyDamaged: Bool { damage.isFull }

  // MARK: Moved rows

  /// `true` if scrolled rows may be moved instead of painted.
  var canShiftRows: Bool { joiningNodes == 0 && overpaint == nil && movesRows }

  /// Moves the rows of an area up by `count`, along with the damage in it.
  func shift(_ area: CellRect, by count: Int) {
    let moved = damage.rectangles.map { $0.intersection(area).offset(x: 0, y: -count) }
    for rectangle in moved { damage.add(rectangle.intersection(area)) }
    shifts.append((area, count))
    let top = count > 0 ? area.maxY - count : area.minY
    damage.add(CellRect(x: area.minX, y: top, width: area.width, height: abs(count)))
  }

  /// Moves the rows of the next frame that only change their position.
  func applyShifts(to grid: CellGrid) {
    if shifts.isEmpty { return }
    // If the whole screen is painted, no rows need to be moved.
    if !damage.isFull { for shift in shifts { grid.scroll(shift.area, by: shift.count) } }
    shifts.removeAll(keepingCapacity: true)
  }

  // MARK: Painting

  /// Calls `paint` with each damaged rectangle, widened so that it cuts no wide grapheme and no
  /// joined line.
  func takeDamage(for grid: CellGrid, _ paint: (CellRect) -> Void) {
    // Damage during painting belongs to the next frame. The two lists alternate, so that a typical
    // frame allocates nothing.
    swap(&damage, &paintedDamage)
    damage.reset(
      bounds: CellRect(x: 0, y: 0, width: grid.size.width, height: grid.size.height))
    for rectangle in paintedDamage.rectangles {
      let widened = grid.widened(grown(rectangle))
      paint(widened)
      overpaint?(widened, grid)
    }
  }

  /// Adds the margin to paint too. The other half of a wide grapheme may be outside the damage, and
  /// a line that ends there may now end differently. Joining depends on cells up to two away.
  private func grown(_ damage: CellRect) -> CellRect {
    let rows = joiningNodes > 0 ? 2 : 0
    let columns = max(rows, drewBeyondASCII ? 1 : 0)
    return CellRect(
      x: damage.minX - columns, y: damage.minY - rows, width: damage.width + 2 * columns,
      height: damage.height + 2 * rows)
  }

  /// Records that a node joins the lines inside it, or no longer does.
  package func noteJoining(_ joins: Bool) { joiningNodes += joins ? 1 : -1 }

  /// Returns the style of a line, marked to tell it from text.
  @inline(__always) func lineStyle(_ color: CellColor) -> CellStyle {
    CellStyle(foreground: color, background: .keep, attributes: .line)
  }

  /// Returns the colour nearest to `ink` that is readable on `ground`, with the contrast that the
  /// current theme gives text that requires `ratio`.
  @inline(never) func legible(
    _ ink: ResolvedColor, on ground: CellColor, _ ratio: Double, _ scope: EnvironmentScope
  ) -> ResolvedColor {
    guard let contrast = scope.contrast(for: ratio) else { return ink }
    let isOwn = ground.kind == .terminal && ink.color.kind == .palette
    let ground = isOwn ? renderer?.ownGround ?? ground : ground
    return ResolvedColor(legibleInks.ink(ink.color, on: ground, contrast), alpha: ink.alpha)
  }
}
