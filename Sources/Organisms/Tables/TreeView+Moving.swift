// SPDX-License-Identifier: MIT
// Organism: rows of a tree that the user can move.

import CuriumTokens

extension TreeView {
  /// Lets the user move rows among those with the same parent, with keys or by dragging them. The
  /// rows inside a row move with it.
  ///
  /// `action` moves the items in the app's data:
  ///
  ///     struct Outline: View {
  ///       struct Topic: Identifiable { let id: String }
  ///       @State private var topics = ["": ["Plan", "Build"], "Build": ["Views", "Tests"]]
  ///
  ///       var body: some View {
  ///         TreeView(topics(in: "") ?? [], children: { topics(in: $0.id) }) { Text($0.id) }
  ///           .onMove { offsets, destination, parent in
  ///             topics[parent ?? "", default: []].moveSubranges(offsets, to: destination)
  ///           }
  ///       }
  ///
  ///       private func topics(in id: String) -> [Topic]? { topics[id]?.map { Topic(id: $0) } }
  ///     }
  ///
  /// The offsets count only the children that the tree shows, so in a filtered tree, convert them
  /// first, or turn moving off.
  ///
  /// *Keys:* Option-Up and Option-Down move the selected rows that have the same parent as the
  /// current row, by one row. A key map changes the keys with the names `list.move-up` and
  /// `list.move-down`.
  ///
  /// *Pointer:* as in a `List`, a line shows where a dragged row will be inserted, and Escape
  /// cancels the drag. Rows with `.draggable` can't be moved by dragging, only with keys. To let
  /// the user move rows to another parent too, use `.onMove(of:perform:)` instead.
  ///
  /// - Parameter action: Moves the children at the offsets, so that they come before the child that
  ///   is now at the destination; a destination equal to the number of children is the end. Also
  ///   gets the id of the parent, which is `nil` for the roots. If the action is `nil`, the rows
  ///   can't be moved.
  public func onMove(
    perform action: (@MainActor (RangeSet<Int>, Int, Item.ID?) -> Void)?
  ) -> TreeView {
    edited(self) { $0.move = action }
  }

  /// Returns the action that moves visible rows.
  func moved(in rows: TreeRows<Item>) -> (@MainActor (RangeSet<Int>, Int) -> Void)? {
    guard let move else { return nil }
    return { branches, target in
      guard let (offsets, destination, parent) = rows.move(branches, to: target) else { return }
      move(offsets, destination, parent)
    }
  }
}
