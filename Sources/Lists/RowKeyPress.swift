// SPDX-License-Identifier: MIT
// Views: keys that act on a row of a list.

@_spi(Nodes) import CuriumEngine
package import CuriumViews

extension View {
  /// Calls `action` with the id of the row that keys move from, or of the marked row, when the user
  /// presses one of `keys` in the list in this view.
  package func onRowKeyPress<ID: Hashable>(
    keys: Set<KeyEquivalent>,
    perform action: @escaping @MainActor (KeyPress, ID) -> KeyPress.Result
  ) -> some View {
    ValueContent(
      content: self,
      value: RowKeyPress(keys: keys) { press, id in
        (id.base as? ID).map { action(press, $0) } ?? .ignored
      },
      make: RowKeyPressNode.init)
  }
}

/// Keys with an action for a row.
struct RowKeyPress {
  let keys: Set<KeyEquivalent>
  let perform: @MainActor (KeyPress, AnyHashable) -> KeyPress.Result
}

/// Holds keys for the list inside. It takes no part in layout.
private final class RowKeyPressNode: ValueNode<RowKeyPress> {}

extension ListNode {
  /// Returns the keys of the nearest view around the list that has any.
  var rowKeyPress: RowKeyPress? {
    parentInLayer?.selfAndAncestorsInLayer.lazy.compactMap { ($0 as? RowKeyPressNode)?.value }.first
  }

  /// Calls the action for a key on a row. Returns `false` if there is none, or it ignores the key.
  @MainActor func pressRowKey(_ press: KeyPress) -> Bool {
    guard isFocused, press.modifiers.isEmpty, let rowKeyPress, rowKeyPress.keys.contains(press.key),
      let id = currentRowID
    else { return false }
    return rowKeyPress.perform(press, id) == .handled
  }
}
