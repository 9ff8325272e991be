// SPDX-License-Identifier: MIT
// Views: rows of a list that the user can delete.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
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
  /// Afterwards, the row that takes the place of the first deleted one is selected, unless the action
  /// changes the selection itself. The action can also ask first, and delete later.
  ///
  /// *Keys:* in a list with a `selection`, Backspace and Delete delete the selected rows. If they
  /// belong to several `ForEach`, each of their actions is called, in order. A key map changes the
  /// keys with the name `list.delete`.
  ///
  /// - Parameter action: Removes the elements at the offsets. With `nil`, the rows can't be deleted.
  ///   `.disabled` has the same effect.
  public func onDelete(perform action: (@MainActor (RangeSet<Int>) -> Void)?)
    -> some DynamicViewContent
  {
    ValueContent(content: self, value: action, make: RowDeleteNode.init)
  }
}

/// Lets the user delete the rows of one collection.
final class RowDeleteNode: RowActionNode<@MainActor (RangeSet<Int>) -> Void> {}

extension ListNode {
  /// `true` if the user can delete the row that commands act on.
  @MainActor var canDeleteRows: Bool { isAvailable(RowDeleteNode.self) }

  /// Deletes the selected rows, if the row that commands act on is selected; otherwise only this row.
  /// Returns `false` if the user can't delete it.
  @MainActor func deleteRows() -> Bool {
    guard canDeleteRows else { return false }
    fromCommandRow { $0.delete($1) }
    return true
  }

  @MainActor private func delete(_ row: ListRowNode) {
    let (id, collection) = (row.identifier, row.collection)
    guard let action = collection.action(RowDeleteNode.self) else { return }
    let offsets = offsets(of: id, at: row.index, in: collection)
    let others = isOneOfSeveral(id) ? allLeafCollections().filter { $0 !== collection } : []
    let isDeleted = choice.contains
    let wasSelected = isSelected(id)
    action(offsets)
    whenSettled { [self] in
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

  /// Selects the row in the place of the first deleted one, if keys still move from the deleted row.
  @MainActor private func selectReplacement(
    of id: AnyHashable, at offsets: RangeSet<Int>, in collection: LazyCollectionNode
  ) {
    guard !collection.flags.contains(.unmounted), leadID == id, collection.index(of: id) == nil,
      let first = offsets.ranges.first?.lowerBound
    else { return }
    let count = collection.extents.count
    if count > 0 { choose(min(first, count - 1), of: collection) }
  }
}
