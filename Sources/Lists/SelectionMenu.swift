// SPDX-License-Identifier: MIT
// Views: one context menu for the rows of a list.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumViews

extension View {
  /// Adds a menu for the rows of the lists and tables in this view, and an action for activated
  /// rows.
  ///
  /// A click with the secondary button opens the menu below the pointer, and the menu key and
  /// Shift-F10 open it below the current row. `menu` gets the ids of all selected rows in the list
  /// if that row is one of them, and otherwise only the id of that row. A click outside the rows,
  /// and the menu key in an empty list, open the menu for an empty set. A menu without items
  /// doesn't open.
  ///
  ///     struct Packages: View {
  ///       @State private var selection: Set<Package.ID> = []
  ///       @State private var opened: Package.ID?
  ///
  ///       var body: some View {
  ///         List(packages, selection: $selection) { Text($0.name) }
  ///           .contextMenu(forSelectionType: Package.ID.self) { ids in
  ///             if ids.isEmpty {
  ///               Button("Refresh") { refresh() }
  ///             } else {
  ///               Button("Show details") { opened = ids.first }.disabled(ids.count != 1)
  ///               Button("Remove \(ids.count)", role: .destructive) { remove() }
  ///             }
  ///           } primaryAction: { ids in
  ///             opened = ids.first
  ///           }
  ///       }
  ///     }
  ///
  /// It works with `List`, `ItemList`, `DataTable` and `TreeView`. A `List` needs a `selection`. In
  /// a table with selected cells, the ids are of the type `DataCell`. A `.contextMenu` of a row or
  /// a cell opens instead of this menu. While the menu is open, its ids don't change, and its items
  /// are up to date. The `.keyboardShortcut` of an item works only while the menu is open; add a
  /// `.keyBinding` for a key that always works.
  ///
  /// - Parameters:
  ///   - itemType: The type of the ids. A menu with another type doesn't open.
  ///   - menu: Returns the items for the rows with some ids.
  ///   - primaryAction: Called for activated rows, as with `.onActivate(of:perform:)`.
  public func contextMenu<ID: Hashable, MenuItems: View>(
    forSelectionType itemType: ID.Type = ID.self,
    @ViewBuilder menu: @escaping (Set<ID>) -> MenuItems,
    primaryAction: (@MainActor (Set<ID>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(
      content: onActivate(RowActivation(of: itemType, perform: primaryAction)), items: menu)
  }
}

private struct SelectionMenuView<Content: View, ID: Hashable, Items: View>: View {
  let content: Content
  let items: (Set<ID>) -> Items
  @State private var opened: (ids: Set<ID>, place: OverlayPlacement)?

  var body: some View {
    ValueContent(
      content: content,
      value: SelectionMenu(
        idType: ID.self,
        open: { opened = (Set($0.compactMap { $0.base as? ID }), .below($1)) }),
      make: SelectionMenuNode.init)
    OverlaySlot(
      opened.map { opened in
        MenuPanel(
          content: ValueContent(content: items(opened.ids), value: (), make: MenuItemsNode.init))
      },
      .menu(at: opened?.place ?? .screen(.center)), dismiss: { opened = nil })
  }
}

/// A menu for the rows of lists.
private struct SelectionMenu {
  /// The type of the ids of the rows that the menu is for.
  let idType: Any.Type
  /// Opens the menu for the rows with some ids, below an area of the screen.
  let open: @MainActor ([AnyHashable], CellRect) -> Void
}

/// Holds a menu for the lists inside. It takes no part in layout.
private final class SelectionMenuNode: ValueNode<SelectionMenu> {}

/// Closes its menu, before it is drawn, if the menu has no items. It takes no part in layout.
private final class MenuItemsNode: ValueNode<Void> {
  override init(_ value: Void, _ context: borrowing _MountContext) {
    super.init(value, context)
    closeWithoutItems()
  }

  @MainActor override func didReceiveValue(after old: Void) { closeWithoutItems() }

  private func closeWithoutItems() {
    graph.afterCommit(for: self) {
      if !$0.flags.contains(.unmounted), !$0.holdsLayout { $0.overlay?.dismissal.dismiss() }
    }
  }
}

extension ListNode {
  /// The menus of the views around the list, the innermost first. A plain context menu comes before
  /// those around it.
  private var selectionMenus: [SelectionMenuNode] {
    let outer = parentInLayer?.selfAndAncestorsInLayer.prefix { $0.menuOpener == nil } ?? []
    return outer.compactMap { $0 as? SelectionMenuNode }
  }

  /// The menu for the rows: the innermost one for ids of their type.
  private var selectionMenu: SelectionMenu? {
    guard let selection else { return nil }
    return selectionMenus.first { $0.value.idType == selection.valueType }?.value
  }

  /// Logs a warning for each menu around the list that doesn't open because it isn't for its rows.
  @MainActor func warnOfMenus() {
    for node in selectionMenus {
      warn(
        "The menu of .contextMenu(forSelectionType:) can't open", node.value.idType, around: node)
    }
  }

  /// Opens the menu for the selected rows if `row` is one of them, otherwise for `row`; with `nil`
  /// or a row that the user can't select, for no rows. Returns `false` if there is no such menu.
  @MainActor func openSelectionMenu(for row: ListRowNode?, below area: CellRect) -> Bool {
    guard let menu = selectionMenu else {
      warnOfMenus()
      return false
    }
    if let row, row.identifier == markedID { choose(row) }
    menu.open(row.map { canSelect($0) ? values(for: $0) : [] } ?? [], area)
    return true
  }
}
