// SPDX-License-Identifier: MIT
// Views: the commands that move, rename and delete the rows of a list.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumViews

extension View {
  /// Adds the commands that move, rename and delete rows of the list, which is the view itself.
  /// They are available while the user can move, rename or delete the current row.
  @MainActor func rowCommands(_ strings: Strings, _ deletion: RowDeletionHint) -> some View {
    movesRows(by: -1, strings.moveRowsUp, "alt+up", id: "list.move-up")
      .movesRows(by: 1, strings.moveRowsDown, "alt+down", id: "list.move-down")
      .movesRows(out: true, strings.moveRowsOut, "alt+shift+left", id: "list.move-out")
      .movesRows(out: false, strings.moveRowsIn, "alt+shift+right", id: "list.move-in")
      .keyCommand(
        KeyBinding(strings.renameRow, ["F2"], id: "list.rename", hintPriority: .low),
        isAvailable: { $0.innerList?.canRenameRow == true },
        action: { $0.innerList?.renameRow() == true }
      )
      .keyCommand(
        KeyBinding(
          deletion.title ?? strings.deleteRows, ["backspace", "delete"], id: "list.delete",
          hintPriority: deletion.priority),
        isAvailable: { $0.innerList?.canDeleteRows == true },
        action: { $0.innerList?.deleteRows() == true })
  }

  private func movesRows(by step: Int, _ title: String, _ keys: KeySequence, id: String)
    -> some View
  {
    keyCommand(
      KeyBinding(title, [keys], id: id, hintPriority: .low),
      isAvailable: { $0.innerList?.canMoveRows == true },
      action: { $0.innerList?.moveRows(by: step) == true })
  }

  private func movesRows(out: Bool, _ title: String, _ keys: KeySequence, id: String)
    -> some View
  {
    keyCommand(
      KeyBinding(title, [keys], id: id, hintPriority: .low),
      isAvailable: { $0.innerList?.canMoveRows(out: out) == true },
      action: { $0.innerList?.moveRows(out: out) == true })
  }
}

extension Node {
  /// The list in the commands around it.
  var innerList: ListNode? {
    var node = self
    while node.rowHost == nil, let child = node.firstChild { node = child }
    return node.rowHost?.asListNode
  }
}
