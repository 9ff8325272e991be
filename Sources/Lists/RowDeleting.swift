// SPDX-License-Identifier: MIT
// Views: rows of a list that the user can delete.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension DynamicViewContent {
  /// Lets the user delete the rows in a `List`, with a key.
  ///
  /// `action` removes the elements from the app's data:
  ///
  ///     struct Tasks: View {
  ///       @State private var tasks = ["Plan", "Write", "Test"]
  ///       @State private var selection: String?
  ///
  ///       var body: some View {
  ///         List(selection: $selection) {
  ///           ForEach(tasks, id: \.self) { Text($0) }
  ///             .onDelete { tasks.removeSubranges($0) }
  ///         }
  ///       }
  ///     }
  ///
  /// The offsets count the elements of this `ForEach`, so in a filtered list, convert them first.
  /// Afterwards, the row that takes the place of the first deleted one is selected, unless the
  /// action changes the selection itself. The action can also ask first, and delete later.
  ///
  /// *Keys:* in a list with a `selection`, Backspace and Delete delete the selected rows. If they
  /// belong to several `ForEach`, each of their actions is called, in order. A key map changes the
  /// keys with the name `list.delete`.
  ///
  /// - Parameter action: Removes the elements at the offsets. With `nil`, the rows can't be
  ///   deleted. `.disabled` has the same effect.
  public func onDelete(perform action: (@MainActor (RangeSet<Int>) -> Void)?)
    -> some DynamicViewContent
  {
    ValueContent(content: self, value: action, make: RowDeleteNode.init)
  }
}

extension View {
  /// Lets the user delete rows of the lists and tables in this view, with a key.
  ///
  /// `action` gets the ids of the selected rows, and removes the elements from the app's data. Rows
  /// that aren't in the list, such as those that a filter hides, aren't deleted, even if they are
  /// selected. If the current row isn't selected, only this row is deleted:
  ///
  ///     struct Songs: View {
  ///       @State private var songs = [Song(id: 1, title: "So What"), Song(id: 2, title: "Nica")]
  ///       @State private var selection: Set<Song.ID> = []
  ///       private let columns = [DataColumn<Song>("Title", value: \.title)]
  ///
  ///       var body: some View {
  ///         DataTable(songs, columns: columns, selection: $selection)
  ///           .onDelete(of: Song.ID.self) { ids in songs.removeAll { ids.contains($0.id) } }
  ///       }
  ///
  ///       struct Song: Identifiable {
  ///         let id: Int
  ///         var title: String
  ///       }
  ///     }
  ///
  /// A row with `.selectionDisabled()` is deleted only if the app has selected it.
  ///
  /// Afterwards, the row that takes the place of the first deleted one is selected, also in a
  /// sorted table, unless the action changes the selection itself. The action can also ask first,
  /// and delete later. That row is then marked but not selected; the key deletes it next.
  ///
  /// It works with `List`, `ItemList`, `DataTable` and `TreeView`. A `List` needs a `selection`. In
  /// a table with selected cells, the ids are of the type `DataCell`. The rows of a `ForEach` with
  /// `.onDelete(perform:)` are only deleted by its own action.
  ///
  /// *Keys:* Backspace and Delete. A held key deletes only once. A key map changes the keys with
  /// the name `list.delete`.
  ///
  /// - Parameters:
  ///   - type: The type of the ids. Rows with ids of another type can't be deleted.
  ///   - title: The name of the command in hints, help and the command palette, in lower case, such
  ///    as "move to trash". `nil` means "delete". It is also that of a `ForEach` with
  ///    `.onDelete(perform:)` in the list.
  ///   - hintPriority: The rank of the command in `KeyHints`. `.hidden` leaves it out.
  ///   - action: Gets the ids of the rows, at least one. With `nil`, the rows can't be deleted.
  public func onDelete<ID: Hashable>(
    of type: ID.Type, title: String? = nil, hintPriority: KeyHintPriority = .normal,
    perform action: (@MainActor (Set<ID>) -> Void)?
  ) -> some View {
    ValueContent(
      content: self, value: RowActivation(of: type, perform: action), make: RowDeletionNode.init
    )
    .environment(\.rowCommandHints.delete, RowCommandHint(title: title, priority: hintPriority))
  }
}

/// Lets the user delete the rows of one collection.
final class RowDeleteNode: RowActionNode<@MainActor (RangeSet<Int>) -> Void> {}

/// Lets the user delete rows of the lists inside. It takes no part in layout.
private final class RowDeletionNode: ValueNode<RowActivation> {
  @MainActor override func didReceiveValue(after old: RowActivation) {
    if (value.idType == nil) != (old.idType == nil) { graph.keys.directory.setNeedsUpdate() }
  }
}

extension ListNode {
  /// `true` if the user can delete the row that commands act on.
  @MainActor var canDeleteRows: Bool {
    // A control can have the focus in a row that the user can't select.
    if let controlRow, !canSelect(controlRow), !controlRow.isSelected { return false }
    let isDeletable = commandRowID.map { deletion(of: $0) != nil } ?? false
    return commandRowIs { $0.actionNode(RowDeleteNode.self)?.isEnabled ?? isDeletable }
  }

  /// Returns the action that deletes the row with an id: that of the innermost view that accepts
  /// the id.
  @MainActor private func deletion(of id: AnyHashable) -> RowActivation? {
    guard let selection, let parentInLayer else { return nil }
    let value = selection.value(of: id)
    let nodes = parentInLayer.selfAndAncestorsInLayer.compactMap { $0 as? RowDeletionNode }
    if let node = nodes.first(where: { $0.value.accepts(value) }) { return node.value }
    for node in nodes {
      if let type = node.value.idType { warn("Rows can't be deleted", type, around: node) }
    }
    return nil
  }

  /// Deletes the selected rows, if the row that commands act on is selected; otherwise only this
  /// row. Returns `false` if the user can't delete it.
  @MainActor func deleteRows() -> Bool {
    guard canDeleteRows else { return false }
    fromCommandRow { $0.delete($1) }
    return true
  }

  @MainActor private func delete(_ row: ListRowNode) {
    let (id, collection) = (row.identifier, row.collection)
    let offsets = offsets(of: id, at: row.index, in: collection)
    let isDeleted = choice.contains
    let wasSelected = isSelected(id)
    var others: [LazyCollectionNode] = []
    if let action = collection.action(RowDeleteNode.self) {
      if isOneOfSeveral(id) { others = allLeafCollections().filter { $0 !== collection } }
      action(offsets)
    } else if collection.actionNode(RowDeleteNode.self) == nil {
      let values = values(for: row) { $0.actionNode(RowDeleteNode.self) == nil }
      deletion(of: id)?.perform(values)
    }
    whenSettled { [self, others] in
      // Unless the action has changed the selection.
      if isSelected(id) == wasSelected { selectReplacement(of: id, at: offsets, in: collection) }
      delete(where: isDeleted, in: others[...])
    }
  }

  /// Deletes rows of one collection after the other, because an action can also change the elements
  /// of others.
  @MainActor private func delete(
    where isDeleted: @escaping (AnyHashable) -> Bool, in collections: ArraySlice<LazyCollectionNode>
  ) {
    guard let collection = collections.first else { return }
    let others = collections.dropFirst()
    guard !collection.flags.contains(.unmounted),
      let action = collection.action(RowDeleteNode.self),
      case let offsets = collection.offsets(where: isDeleted), !offsets.isEmpty
    else {
      return delete(where: isDeleted, in: others)
    }
    action(offsets)
    whenSettled { [self] in delete(where: isDeleted, in: others) }
  }

  /// Selects the row in the place of the first deleted one, if keys still move from a deleted row.
  @MainActor private func selectReplacement(
    of id: AnyHashable, at offsets: RangeSet<Int>, in collection: LazyCollectionNode
  ) {
    guard !collection.flags.contains(.unmounted), (lead ?? id) == id,
      collection.index(of: id) == nil, let first = offsets.ranges.first?.lowerBound
    else { return }
    let count = collection.extents.count
    if count == 0 { return }
    if isSelected(id) { movesWithoutSelecting = false }
    choose(min(first, count - 1), of: collection)
  }
}
