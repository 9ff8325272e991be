// SPDX-License-Identifier: MIT
// Views: the commands that move, rename and delete the rows of a list.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumViews

extension View {
  /// Adds the commands that move, rename and delete rows of the list, which is the view itself.
  /// They are available while the user can move, rename or delete the current row.
  @MainActor func rowCommands(_ strings: Strings, _ hints: RowCommandHints) -> some View {
    movesRows(by: -1, hints.move.binding(strings.moveRowsUp, "alt+up", id: "list.move-up"))
      .movesRows(by: 1, hints.move.binding(strings.moveRowsDown, "alt+down", id: "list.move-down"))
      .movesRows(
        out: true, hints.move.binding(strings.moveRowsOut, "alt+shift+left", id: "list.move-out")
      )
      .movesRows(
        out: false, hints.move.binding(strings.moveRowsIn, "alt+shift+right", id: "list.move-in")
      )
      .keyCommand(
        hints.rename.binding(strings.renameRow, "F2", id: "list.rename"),
        isAvailable: { $0.innerList?.canRenameRow == true },
        action: { $0.innerList?.renameRow() == true }
      )
      .keyCommand(
        hints.delete.binding(strings.deleteRows, "backspace", "delete", id: "list.delete"),
        // A held key doesn't delete the rows that are selected next.
        repeats: false,
        isAvailable: { $0.innerList?.canDeleteRows == true },
        action: { $0.innerList?.deleteRows() == true })
  }

  private func movesRows(by step: Int, _ binding: KeyBinding) -> some View {
    keyCommand(
      binding, isAvailable: { $0.innerList?.canMoveRows == true },
      action: { $0.innerList?.moveRows(by: step) == true })
  }

  private func movesRows(out: Bool, _ binding: KeyBinding) -> some View {
    keyCommand(
      binding, isAvailable: { $0.innerList?.canMoveRows(out: out) == true },
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
