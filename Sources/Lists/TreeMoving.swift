// SPDX-License-Identifier: MIT
// Views: rows of a tree that the user can move to any parent.

public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Lets the user move rows of the trees in this view to any parent, with keys or by dragging
  /// them. The rows inside a row move with it.
  ///
  /// `action` moves the items in the app's data: it removes them, and inserts them at the
  /// destination:
  ///
  ///     struct Files: View {
  ///       struct File: Identifiable {
  ///         let id: String
  ///       }
  ///       @State private var names = [
  ///         "": ["Sources", "Tests", "notes"], "Sources": [], "Tests": [],
  ///       ]
  ///       @State private var selection: Set<File.ID> = []
  ///
  ///       var body: some View {
  ///         TreeView(files(in: "") ?? [], children: { files(in: $0.id) }, selection: $selection) {
  ///           Text($0.id)
  ///         }
  ///         .onMove(of: File.ID.self) { ids, destination in
  ///           for folder in names.keys { names[folder]?.removeAll { ids.contains($0) } }
  ///           names[destination.parent ?? ""]?.insert(contentsOf: ids, at: destination.index)
  ///         }
  ///       }
  ///
  ///       private func files(in folder: String) -> [File]? { names[folder]?.map { File(id: $0) } }
  ///     }
  ///
  /// It works with `TreeView`, and with a `DataTable` with `children:`. A row can get other rows as
  /// children if `children` doesn't return `nil` for it. The index counts the children that
  /// `children` returns, so in a filtered tree, turn moving off. While a table is sorted, a drag
  /// chooses only the parent, and the rows come after its other children.
  ///
  /// If the ids of moved items change, set the selection to the new ones.
  ///
  /// *Keys:* Option-Up and Option-Down move the selected rows that have the same parent as the
  /// current row, by one row. Option-Shift-Left moves them out of their parent, below it.
  /// Option-Shift-Right moves them into the row above them with the same parent, and expands it. A
  /// key map changes the keys with the names `list.move-up`, `list.move-down`, `list.move-out` and
  /// `list.move-in`.
  ///
  /// *Pointer:* the user can drag any part of a row, also the space beside its text. A selected row
  /// takes the other selected rows along. A row with children that is below the pointer is
  /// highlighted, and gets the rows as its last children. If it is collapsed, it opens when the
  /// pointer rests on it. On other rows, and left of the text, a line shows where the rows will be
  /// inserted. The farther left the pointer is, the farther out they go, as far as the rows above
  /// and below allow. Below the last row, they go to the end of the top level. A row can't be
  /// dropped inside itself. A drag that is held above or below the list scrolls it. Escape cancels
  /// the drag. Rows with `.draggable` can't be moved by dragging, only with keys.
  ///
  /// *Tokens:* `sidebar.marker` for the line, and the colours of a selected row for the row that
  /// gets the others.
  ///
  /// - Parameters:
  ///   - type: The type of the ids. Trees with ids of another type aren't changed.
  ///   - hintPriority: The rank of the four commands in `KeyHints`. `.hidden` leaves them out. To
  ///    change their titles, set the strings `moveRowsUp`, `moveRowsDown`, `moveRowsOut` and
  ///    `moveRowsIn`.
  ///   - action: Gets the ids of the moved items, in the order of their rows, and their
  ///    destination. With `nil`, the rows can't be moved. `.disabled` has the same effect.
  public func onMove<ID: Hashable>(
    of type: ID.Type, hintPriority: KeyHintPriority = .low,
    perform action: (@MainActor ([ID], TreeDestination<ID>) -> Void)?
  ) -> some View {
    environment(\.treeMove, action.map { TreeMove($0) })
      .environment(\.rowCommandHints.move, RowCommandHint(priority: hintPriority))
  }
}

/// The place to which the user moves items of a tree.
public struct TreeDestination<ID: Hashable>: Hashable {
  /// The id of the item that gets them as children; `nil` for the top level.
  public let parent: ID?
  /// The number of children before them. Moved items don't count, so remove them before you insert
  /// them here.
  public let index: Int

  /// Creates the place at an index among the children of an item, or at the top level.
  public init(parent: ID?, index: Int) {
    self.parent = parent
    self.index = index
  }
}

extension TreeDestination: Sendable where ID: Sendable {}

/// An action for the moved rows of trees with ids of one type.
package struct TreeMove {
  /// The type of the ids.
  package let idType: Any.Type
  /// Moves items to an index among the children of an item; `nil` for the top level.
  package let perform: @MainActor ([AnyHashable], AnyHashable?, Int) -> Void

  init<ID: Hashable>(_ action: @escaping @MainActor ([ID], TreeDestination<ID>) -> Void) {
    idType = ID.self
    perform = { ids, parent, index in
      action(
        ids.compactMap { $0.base as? ID },
        TreeDestination(parent: parent.flatMap { $0.base as? ID }, index: index))
    }
  }
}

extension EnvironmentValues {
  /// The action for moved rows of trees; `nil` if they can't be moved.
  package var treeMove: TreeMove? {
    get { self[TypeKey<TreeMove>.self] }
    set { self[TypeKey<TreeMove>.self] = newValue }
  }
}
