// SPDX-License-Identifier: MIT
// Views: the commands that move and delete the selected rows of a list.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumViews

extension View {
  /// Adds the commands that move and delete rows of the list, which is the view itself. They are
  /// available while the user can move or delete the current row.
  @MainActor func rowCommands(_ strings: Strings) -> some View {
    movesRows(by: -1, strings.moveRowsUp, "alt+up", id: "list.move-up")
      .movesRows(by: 1, strings.moveRowsDown, "alt+down", id: "list.move-down")
      .keyCommand(
        KeyBinding(strings.deleteRows, ["backspace", "delete"], id: "list.delete"),
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
}

extension Node {
  /// The list in the commands around it.
  var innerList: ListNode? {
    var node = self
    while node.rowHost == nil, let child = node.firstChild { node = child }
    return node.rowHost?.asListNode
  }
}
