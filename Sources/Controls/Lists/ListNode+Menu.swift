// SPDX-License-Identifier: MIT
// Views: the context menu of a list's row, opened with a key.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension ListNode {
  /// Opens the menu of the row or the cell that keys move from, or the one around the list. A row that
  /// was scrolled out of view is scrolled into view first.
  @MainActor func openMenu() -> Bool {
    guard let id = leadID else { return false }
    if let row = existingRow(id), isOnScreen(row) {
      // A menu around the list opens beside the list.
      guard let opener = target(in: row).firstMenuOpener else { return false }
      open(opener, below: row)
      return true
    }
    guard scroll(toRow: id) else { return false }
    whenSettled { [self] in
      guard let row = existingRow(id),
        let opener = target(in: row).firstMenuOpener ?? outerMenuOpener
      else { return }
      open(opener, below: row)
    }
    return true
  }

  private var outerMenuOpener: (any MenuOpener)? {
    for node in selfAndAncestorsInLayer {
      if let opener = node.menuOpener { return opener }
    }
    return nil
  }

  @MainActor private func open(_ opener: any MenuOpener, below row: ListRowNode) {
    let bounds = target(in: row).absoluteBounds
    opener.openMenu(at: CellPoint(x: bounds.minX, y: bounds.maxY))
  }
}

extension Node {
  /// The first context menu in the node.
  var firstMenuOpener: (any MenuOpener)? {
    if let menuOpener { return menuOpener }
    var found: (any MenuOpener)?
    forEachChild { if found == nil { found = $0.firstMenuOpener } }
    return found
  }
}
