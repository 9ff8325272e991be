// SPDX-License-Identifier: MIT
// Organism: a tree of rows that can be expanded.

public import CuriumLists
import CuriumControls

/// A tree of rows that can be expanded, with a selection.
///
/// Lines in the indentation connect the rows inside the same parent. The children of a row are
/// requested only while it is visible or expanded, so a tree can show a whole disk. Of rows with
/// the same id, only the first one is shown.
///
/// *Sizing:* fills the available space; as tall as its rows if the height is unspecified. The
/// indentation of deep rows is limited: a row keeps 20 columns, or half of the width.
/// *Keys:* those of `List`; → expands a row or moves to the first row inside, ← collapses it or
/// moves to its parent; they never leave the tree. Return toggles a row. A double click and a click
/// on the chevron toggle it too. `*` and Option-→ expand a row and all rows inside it, until 5,000
/// more rows are shown, and Option-← collapses them. Option-Page Up and Option-Page Down move to
/// the previous and the next row with the same parent. Return and a double click activate a row
/// without children; see `onActivate(of:perform:)`. Option-Up and Option-Down move the selected
/// rows among those with the same parent, with `onMove(perform:)`; with `onMove(of:perform:)`,
/// Option-Shift-← and Option-Shift-→ also move them to another parent. Screen readers get the level
/// of a row, and the action Expand or Collapse.
/// *Tokens:* `tree.*`, `sidebar.*` for the selected row.
///
///     struct Folder: Identifiable {
///       let id: String
///       var folders: [Folder]?
///     }
///     let root = Folder(id: "Sources", folders: [Folder(id: "Views")])
///     TreeView([root], children: { $0.folders }) { Text($0.id) }
public struct TreeView<Item: Identifiable, Row: View>: View {
  private let roots: [Item]
  private let children: @MainActor (Item) -> [Item]?
  private let selection: RowSelection<Item.ID>?
  private let expanded: Binding<Set<Item.ID>>?
  private let content: (Item) -> Row
  var move: (@MainActor (RangeSet<Int>, Int, Item.ID?) -> Void)?
  @State private var chosen: Item.ID?
  @State private var ownExpanded: Set<Item.ID> = []

  /// Creates a tree of `roots`, in which the user can select one row.
  ///
  /// - Parameters:
  ///   - roots: The items at the top level.
  ///   - children: Returns the children of an item; `nil` if it can't be expanded.
  ///   - selection: The id of the selected item. With `nil`, the tree manages the selection itself.
  ///   - expanded: The ids of the expanded items. With `nil`, the tree manages them itself, and all
  ///    rows are initially collapsed.
  ///   - content: Returns the row of an item.
  public init(
    _ roots: [Item], children: @escaping @MainActor (Item) -> [Item]?,
    selection: Binding<Item.ID?>? = nil, expanded: Binding<Set<Item.ID>>? = nil,
    @ViewBuilder content: @escaping (Item) -> Row
  ) {
    self.roots = roots
    self.children = children
    self.selection = selection.map { .single($0) }
    self.expanded = expanded
    self.content = content
  }

  /// Creates a tree of `roots`, in which the user can select any number of rows.
  ///
  /// - Parameters:
  ///   - roots: The items at the top level.
  ///   - children: Returns the children of an item; `nil` if it can't be expanded.
  ///   - selection: The ids of the selected items. → and ← have no effect on several rows.
  ///   - expanded: The ids of the expanded items. With `nil`, the tree manages them itself, and all
  ///    rows are initially collapsed.
  ///   - content: Returns the row of an item.
  public init(
    _ roots: [Item], children: @escaping @MainActor (Item) -> [Item]?,
    selection: Binding<Set<Item.ID>>, expanded: Binding<Set<Item.ID>>? = nil,
    @ViewBuilder content: @escaping (Item) -> Row
  ) {
    self.roots = roots
    self.children = children
    self.selection = .multiple(selection)
    self.expanded = expanded
    self.content = content
  }

  /// The visible rows, in a list.
  public var body: some View {
    let tree = TreeExpansion(children: children, expanded: expanded ?? $ownExpanded)
    let rows = tree.rows(of: roots)
    TreeList(
      tree, rows, of: roots, selection: selection ?? .single($chosen), move: moved(in: rows)
    ) {
      $1.label(content($0))
    }
    .keepsFocusSideways()
  }
}
