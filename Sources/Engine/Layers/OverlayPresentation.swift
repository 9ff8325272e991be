// SPDX-License-Identifier: MIT
// Engine: what a layer above the screen is and how it behaves.

package import CuriumTerminal
package import CuriumTokens

/// What a layer above the screen is, where it stands and what takes it away.
package struct OverlayPresentation: Equatable {
  /// Which layers stand above which; within one level the newest is on top.
  package enum Level: Int {
    /// Sheets, alerts, popovers, menus.
    case dialog
    /// Messages that pass.
    case toast
    /// Explanations of what the pointer or the focus is at.
    case tooltip
  }

  /// What the layer tells tests and screen readers that it is.
  package var role: AccessibilityRole
  /// Its name.
  package var label = ""
  /// Where it stands.
  package var placement = OverlayPlacement.screen(.center)
  /// What it stands above.
  package var level = Level.dialog
  /// Whether nothing beneath is reached by keys, pointer or wheel.
  package var isModal = true
  /// Whether what is beneath is dimmed.
  package var dimsBeneath = false
  /// Whether a click beside it dismisses it.
  package var dismissesOutside = true
  /// Along which axes it takes all of the screen.
  package var filledAxes: Axis.Set = []
  /// Whether pressing a button in it dismisses it.
  package var dismissesOnAction = false

  /// A layer of a role with the name `label`.
  package init(role: AccessibilityRole, label: String = "") {
    self.role = role
    self.label = label
  }
}

/// Where a layer stands. It is always moved and cut until it fits on the screen.
package enum OverlayPlacement: Equatable {
  /// At a place of the screen.
  case screen(Alignment)
  /// In the middle across, an eighth of the screen down: what grows and shrinks keeps its top.
  case upper
  /// At an edge of the view that presents it, on the other side where there is more room.
  case beside(Edge)
  /// With its top left corner at a cell of the screen, as far as it fits.
  case at(CellPoint)

  /// The largest size a layer can have on `screen` without hiding the view that presents it; all of the
  /// screen where next to nothing is left beside that view.
  package func room(beside anchor: CellRect, on screen: CellSize) -> CellSize {
    guard case .beside(let edge) = self else { return screen }
    var room = screen
    if edge == .top || edge == .bottom {
      let height = max(anchor.minY, screen.height - anchor.maxY)
      if height >= 3 { room.height = min(room.height, height) }
    } else {
      let width = max(anchor.minX, screen.width - anchor.maxX)
      if width >= 12 { room.width = min(room.width, width) }
    }
    return room
  }

  /// The top left corner of a layer of `size`.
  package func origin(of size: CellSize, beside anchor: CellRect, on screen: CellSize) -> CellPoint
  {
    var point: CellPoint
    switch self {
    case .screen(let alignment):
      point = CellPoint(
        x: Int(alignment.horizontal.offset(Int32(size.width), in: Int32(screen.width))),
        y: Int(alignment.vertical.offset(Int32(size.height), in: Int32(screen.height))))
    case .upper:
      point = CellPoint(x: (screen.width - size.width) / 2, y: screen.height / 8)
    case .at(let place): point = place
    case .beside(let edge):
      point = anchor.origin
      switch edge {
      case .bottom, .top:
        point.y = Self.side(
          before: anchor.minY, after: anchor.maxY, size.height, screen.height,
          prefersAfter: edge == .bottom)
      case .leading, .trailing:
        point.x = Self.side(
          before: anchor.minX, after: anchor.maxX, size.width, screen.width,
          prefersAfter: edge == .trailing)
      }
    }
    return CellPoint(
      x: max(0, min(point.x, screen.width - size.width)),
      y: max(0, min(point.y, screen.height - size.height)))
  }

  /// Where something of an extent begins before or after the anchor: on the preferred side, unless it
  /// fits on the other alone, or on neither and the other has more room.
  private static func side(
    before: Int, after: Int, _ extent: Int, _ screen: Int, prefersAfter: Bool
  ) -> Int {
    let (roomBefore, roomAfter) = (before, screen - after)
    let preferred = prefersAfter ? roomAfter : roomBefore
    let other = prefersAfter ? roomBefore : roomAfter
    let isAfter = prefersAfter == (preferred >= extent || preferred >= other)
    return isAfter ? after : before - extent
  }
}
