// SPDX-License-Identifier: MIT
// Views: warnings about ids of the wrong type in a list.

@_spi(Nodes) import CuriumEngine

extension ListNode {
  /// Logs a warning if the selection can't contain the id of a row.
  @MainActor func warnIfUnknown(_ id: AnyHashable) {
    guard let selection, !selection.accepts(id) else { return }
    graph.warn(
      "A row can't be selected: its id is of the type \(type(of: id.base)), and the selection is "
        + "of the type \(selection.idType). Use the same type for both.", at: parent)
  }

  /// Logs a warning that a modifier around the list, which is for ids of a type, doesn't apply to
  /// its rows, unless another list in the same view has such ids.
  @MainActor func warn(_ problem: String, _ idType: Any.Type, around node: Node) {
    if node.containsList(withIDs: idType) { return }
    let cause =
      if let selection {
        "it is for ids of the type \(idType), and those of the list are of the type "
          + "\(selection.valueType). Use the same type for both."
      } else {
        "the list has no selection. Add one."
      }
    graph.warn("\(problem): \(cause)", at: parent)
  }
}

extension Node {
  /// Returns whether the node is or contains a list whose actions get ids of a type.
  func containsList(withIDs type: Any.Type) -> Bool {
    if rowHost?.asListNode?.selection?.valueType == type { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.containsList(withIDs: type) }
    return isFound
  }
}
