// SPDX-License-Identifier: MIT
// Views: the pass that runs invalid bodies again.

extension Graph {
  /// Runs the bodies of invalid nodes, nearest to the root first, until none is left.
  ///
  /// A body that invalidates itself by changing a state runs again in the next frame.
  @MainActor func updatePass() {
    if work.invalidNodes.isEmpty { return }
    defer { motion.transactions.passDidEnd() }
    if let node = work.takeOnlyInvalidNode() { return update(node) }
    for node in work.takeInvalidNodes() { update(node) }
  }

  @MainActor private func update(_ node: Node) {
    // The update of a node above may have updated or removed this one.
    guard node.flags.contains(.invalid), !node.flags.contains(.unmounted) else { return }
    node.evaluate()
  }
}
