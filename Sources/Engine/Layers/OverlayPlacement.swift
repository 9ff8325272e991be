// SPDX-License-Identifier: MIT
// Views: the position of a layer above the screen.

package import CuriumTerminal
package import CuriumTokens

/// The position of a layer. A layer is moved and cropped until it fits on the screen, above the
/// bars at its lower edge.
package enum OverlayPlacement: Equatable {
  /// At an aligned position on the screen.
  case screen(Alignment)
  /// Centred horizontally, an eighth of the screen from the top, so that the top stays in place
  /// when the size changes.
  case upper
  /// At the top or bottom, at the trailing edge; two columns before it on a screen of 72 columns or
  /// more. Moves to the other end while it would cover a modal layer or the focused text.
  case notice(Edge)
  /// At an edge of the view that presents it, or at the opposite edge if it doesn't fit and there
  /// is more room.
  case beside(Edge)
  /// Below an area of the screen, such as the cell of a click, or above it if it doesn't fit and
  /// there is more room.
  case below(CellRect)

  /// `true` if the layer is next to a view, or to a part of one.
  var isBesideView: Bool {
    switch self {
    case .beside, .below: true
    case .screen, .upper, .notice: false
    }
  }

  /// Returns the maximum size of a layer on `screen` that doesn't cover its presenter, or the whole
  /// screen if there are fewer than 3 rows or 12 columns next to it. At the preferred edge,
  /// `minimumRows` are enough. If it `mayCover` its presenter, all rows are available.
  package func room(
    beside anchor: CellRect, on screen: CellSize, minimumRows: Int = .max, mayCover: Bool = false
  ) -> CellSize {
    guard case .beside(let edge) = self else { return screen }
    var room = screen
    if edge == .top || edge == .bottom {
      if mayCover { return screen }
      let (above, below) = (anchor.minY, screen.height - anchor.maxY)
      let preferred = edge == .bottom ? below : above
      let height = preferred >= minimumRows ? preferred : max(above, below)
      if height >= 3 { room.height = min(room.height, height) }
    } else {
      let width = max(anchor.minX, screen.width - anchor.maxX)
      if width >= 12 { room.width = min(room.width, width) }
    }
    return room
  }

  /// Returns the top left corner of a layer of `size`.
  package func origin(of size: CellSize, beside anchor: CellRect, on screen: CellSize) -> CellPoint
  {
    var point: CellPoint
    switch self {
    case .screen(let alignment):
      point = CellPoint(
        x: Int(alignment.horizontal.kind.offset(Int32(size.width), in: Int32(screen.width))),
        y: Int(alignment.vertical.kind.offset(Int32(size.height), in: Int32(screen.height))))
    case .upper:
      point = CellPoint(x: (screen.width - size.width) / 2, y: screen.height / 8)
    case .notice:
      let room = screen.width - size.width
      point = CellPoint(x: screen.width < 72 ? room : room - 2, y: screen.height - size.height)
    case .below(let area):
      return OverlayPlacement.beside(.bottom).origin(of: size, beside: area, on: screen)
    case .beside(let edge):
      point = anchor.origin
      if edge == .top || edge == .bottom {
        let (rows, isAfter) = (anchor.minY..<anchor.maxY, edge == .bottom)
        point.y = Self.side(of: rows, size.height, screen.height, prefersAfter: isAfter)
      } else {
        let (columns, isAfter) = (anchor.minX..<anchor.maxX, edge == .trailing)
        point.x = Self.side(of: columns, size.width, screen.width, prefersAfter: isAfter)
      }
    }
    return CellPoint(
      x: max(0, min(point.x, screen.width - size.width)),
      y: max(0, min(point.y, screen.height - size.height)))
  }

  /// Returns the start of an extent before or after the anchor. It is on the preferred side, unless
  /// it fits only on the other, or on neither and the other has more room.
  private static func side(
    of anchor: Range<Int>, _ extent: Int, _ screen: Int, prefersAfter: Bool
  ) -> Int {
    let (before, after) = (anchor.lowerBound, screen - anchor.upperBound)
    let (preferred, other) = prefersAfter ? (after, before) : (before, after)
    let isAfter = prefersAfter == (preferred >= extent || preferred >= other)
    return isAfter ? anchor.upperBound : anchor.lowerBound - extent
  }
}
