// SPDX-License-Identifier: MIT
// Engine: the pass that runs invalid bodies again.

extension Graph {
  /// Runs the bodies of invalid nodes, those nearest the root first, until none is left.
  ///
  /// A body that invalidates itself, through a state it changes, is run again in the next frame.
  @MainActor func updatePass() {
    if work.invalidNodes.isEmpty { return }
    defer { motion.transactions.passDidEnd() }
    if let node = work.takeOnlyInvalidNode() { return update(node) }
    for node in work.takeInvalidNodes() { update(node) }
  }

  @MainActor private func update(_ node: Node) {
    // A node above may have brought this one up to date, or removed it, in the meantime.
    guard node.flags.contains(.invalid), !node.flags.contains(.unmounted) else { return }
    node.evaluate()
  }
}
