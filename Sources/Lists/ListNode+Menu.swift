// SPDX-License-Identifier: MIT
// Views: opens the context menus of a list and its rows.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension ListNode {
  /// Opens the menu of the row or the cell that keys move from, or the one for the rows, or the one
  /// around the list. A row that was scrolled out of view is scrolled into view first.
  @MainActor func openMenu() -> Bool {
    guard let id = commandRowID else { return openMenuForNoRows() }
    if let row = existingRow(id), isOnScreen(row) {
      // A menu around the list opens beside the list.
      return openMenu(below: row)
    }
    guard scroll(toRow: id) else { return openMenuForNoRows() }
    whenSettled { [self] in
      guard let row = existingRow(id), !openMenu(below: row), let outerMenuOpener else { return }
      outerMenuOpener.openMenu(below: target(in: row).absoluteBounds)
    }
    return true
  }

  /// The row that commands act on: the one whose control has the focus, or the one that keys move
  /// from.
  @MainActor var commandRowID: AnyHashable? { controlRow?.identifier ?? markedID ?? leadID }

  /// The row whose control has the focus.
  @MainActor var controlRow: ListRowNode? { isFocused ? nil : rows.first(where: \.holdsFocus) }

  @MainActor private func openMenu(below row: ListRowNode) -> Bool {
    let target = target(in: row)
    guard let opener = target.firstMenuOpener else {
      return openSelectionMenu(for: row, below: target.absoluteBounds)
    }
    if row.identifier == markedID { choose(row) }
    opener.openMenu(below: target.absoluteBounds)
    return true
  }

  /// Opens the menu for no rows, below the first line of the list.
  @MainActor private func openMenuForNoRows() -> Bool {
    let bounds = absoluteBounds
    return openSelectionMenu(
      for: nil, below: CellRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
  }

  /// Opens the menu of the row under the pointer, or the one for the selected rows. The press has
  /// selected the row.
  @MainActor func openMenu(with event: PointerEvent) -> Bool {
    let row = rows.first { $0.absoluteBounds.contains(event.position) }
    if let opener = row.flatMap({ ownMenuOpener(of: $0) }) {
      return opener.handle(event, in: graph)
    }
    return openSelectionMenu(for: row, below: event.cell)
  }

  /// Returns the menu of the whole content of a row, not that of one of several views in it.
  private func ownMenuOpener(of row: ListRowNode) -> (any MenuOpener)? {
    var node: Node? = row
    while let outer = node {
      if let opener = outer.enabledMenuOpener { return opener }
      var views: [Node] = []
      outer.forEachChild { if $0.holdsLayout { views.append($0) } }
      node = views.count == 1 ? views[0] : nil
    }
    return nil
  }

  private var outerMenuOpener: (any MenuOpener)? {
    selfAndAncestorsInLayer.lazy.compactMap(\.menuOpener).first
  }
}

extension Node {
  /// `true` if the node is or contains a view that takes part in layout, apart from layers.
  var holdsLayout: Bool {
    if flags.contains(.detached) { return false }
    return asLayoutNode != nil || firstOfChildren { $0.holdsLayout ? $0 : nil } != nil
  }

  /// The first enabled context menu of a visible view in the node.
  var firstMenuOpener: (any MenuOpener)? {
    enabledMenuOpener ?? firstOfChildren { $0.isOutOfReach ? nil : $0.firstMenuOpener }
  }

  /// The context menu of the node, unless it is disabled.
  var enabledMenuOpener: (any MenuOpener)? {
    scope.values.inherited.isEnabled ? menuOpener : nil
  }
}
