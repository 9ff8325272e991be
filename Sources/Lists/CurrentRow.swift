// SPDX-License-Identifier: MIT
// Views: reports which row of a list is the current one.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Calls `action` with the id of the current row of the list or table in this view when another
  /// row becomes the current one.
  ///
  /// The current row is the one that keys move from: the row that was selected last or, after Space
  /// and Control with an arrow, a row that isn't selected. While no selected row exists, it is the
  /// marked row of a list with the focus. So it shows where the user is, also with a multiple
  /// selection:
  ///
  ///     struct Packages: View {
  ///       @State private var selection: Set<Package.ID> = []
  ///       @State private var current: Package.ID?
  ///
  ///       var body: some View {
  ///         List(packages, selection: $selection) { Text($0.name) }
  ///           .onCurrentRowChange(of: Package.ID.self) { current = $0 }
  ///         Text(current ?? "")
  ///       }
  ///     }
  ///
  /// It works with `List`, `ItemList`, `DataTable` and `TreeView`. A `List` needs a `selection`. In
  /// a table with selected cells, moving to another cell of the same row isn't reported.
  ///
  /// - Parameters:
  ///   - type: The type of the ids. Lists whose rows have ids of another type aren't reported.
  ///   - action: Gets the id of the row; `nil` after the current row was removed and no other one
  ///    has taken its place, after its list was removed, and when a list without a selected row
  ///    loses the focus.
  public func onCurrentRowChange<ID: Hashable>(
    of type: ID.Type = ID.self, perform action: @escaping @MainActor (ID?) -> Void
  ) -> some View {
    ValueContent(
      content: self,
      value: CurrentRowAction(
        accepts: { $0.base is ID }, perform: { action($0.flatMap { $0.base as? ID }) }),
      make: CurrentRowNode.init)
  }
}

/// An action for the current row of lists.
private struct CurrentRowAction {
  /// Returns whether the action is for the row with an id.
  let accepts: @MainActor (AnyHashable) -> Bool
  let perform: @MainActor (AnyHashable?) -> Void
}

/// Holds an action for the list inside. It takes no part in layout.
private final class CurrentRowNode: ValueNode<CurrentRowAction> {
  /// The row that was reported last.
  private var reported: AnyHashable?
  /// The list that contains this row, or contained it.
  private weak var list: ListNode?

  @MainActor func report(_ id: AnyHashable?, in list: ListNode) {
    if let id, !value.accepts(id) { return }
    if id == reported { return }
    reported = id
    self.list = list
    value.perform(id)
  }

  /// Reports that there is no current row after the list with that row was removed.
  @MainActor func forget(_ list: ListNode) {
    if self.list === list, !flags.contains(.unmounted) { report(nil, in: list) }
  }
}

extension ListNode {
  private var currentRowNodes: [CurrentRowNode] {
    parentInLayer?.selfAndAncestorsInLayer.compactMap { $0 as? CurrentRowNode } ?? []
  }

  /// Reports the current row, once the rows are up to date, to the views around the list that ask
  /// for it.
  @MainActor func reportCurrentRow() {
    if currentRowNodes.isEmpty { return }
    whenSettled { [self] in
      let id = currentRowID
      for node in currentRowNodes { node.report(id, in: self) }
    }
  }

  /// Reports that the list is being removed.
  @MainActor func reportRemoval() {
    let nodes = currentRowNodes
    if nodes.isEmpty { return }
    graph.afterCommit(for: self) { list in
      for node in nodes { node.forget(list) }
    }
  }
}
