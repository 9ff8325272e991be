// SPDX-License-Identifier: MIT
// Organism: the hint for the keys that fold a row of a tree.

import CuriumControls
import CuriumLists

extension View {
  /// Shows the keys that fold the selected row of the tree, which is the view itself. `keys`
  /// returns those of a row; `nil` if the tree doesn't show it.
  func foldHint<ID: Hashable>(
    for selection: RowSelection<ID>, keys: @escaping @MainActor (ID) -> FoldKeys?
  ) -> some View {
    FoldHint(content: self, selection: selection, keys: keys)
  }
}

/// The arrow keys that act on a row of a tree. The others belong to the commands around it.
enum FoldKeys {
  /// Both fold the row, or move to its parent or the first row inside.
  case both
  /// ← collapses the row or moves to the parent. The row has no rows inside.
  case left
  case neither
}

/// Reads the selection in a body of its own, so that the tree isn't built again with each move.
private struct FoldHint<Content: View, ID: Hashable>: View {
  let content: Content
  let selection: RowSelection<ID>
  let keys: @MainActor (ID) -> FoldKeys?
  @Environment(\.strings) private var strings

  var body: some View {
    // Without a selected row, the keys act on the marked one.
    let shown: FoldKeys =
      selection.hasSeveral ? .neither : selection.only.flatMap { keys($0) } ?? .both
    content
      .controlKeyHint(strings.foldHint, "left", "right", isEnabled: shown == .both, inRows: false)
      .controlKeyHint(strings.foldHint, "left", isEnabled: shown == .left, inRows: false)
  }
}
