// SPDX-License-Identifier: MIT
// Views: warnings about ids of the wrong type in a list.

@_spi(Nodes) import CuriumEngine

extension ListNode {
  /// Logs a warning if the selection can't contain the id of a row, nor that of any other.
  @MainActor func warnIfUnknown(_ id: AnyHashable) {
    guard let selection, !rows.contains(where: { selection.accepts($0.identifier) }) else { return }
    graph.warn(
      "A row can't be selected: its id is of the type \(type(of: id.base)), and the selection is "
        + "of the type \(selection.idType). Use the same type for both.", at: parent)
  }

  /// Logs a warning that a modifier around the list, which is for ids of a type, doesn't apply to
  /// its rows. Says nothing if the modifier contains other views, because it may be for them.
  @MainActor func warn(_ problem: String, _ idType: Any.Type, around node: Node) {
    guard isOnlyView(in: node) else { return }
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
  /// Returns whether a node around this one contains no other views.
  func isOnlyView(in outer: Node) -> Bool {
    selfAndAncestors.prefix { $0 !== outer }.allSatisfy { node in
      node.parent?.firstChild === node && node.nextSibling == nil
    }
  }
}
