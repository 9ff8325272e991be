// SPDX-License-Identifier: MIT
// Views: the pass that runs invalid bodies again.

extension Graph {
  /// Runs the bodies of invalid nodes, those nearest the root first, until none is left.
  ///
  /// A body that invalidates itself, through a state it changes, is run again in the next frame.
  @MainActor func updatePass() {
    if invalidNodes.isEmpty { return }
    defer { forgetTransactions() }
    // The usual case, without an array of its own.
    if invalidNodes.count == 1 {
      update(invalidNodes.removeLast())
      return
    }
    let nodes = invalidNodes
    invalidNodes.removeAll(keepingCapacity: true)
    for node in nodes.sorted(by: { $0.depth < $1.depth }) { update(node) }
  }

  /// What accompanied a change does so in one update alone.
  private func forgetTransactions() {
    if !transactions.isEmpty { transactions.removeAll(keepingCapacity: true) }
    if !animators.isEmpty { animators.removeAll() }
  }

  @MainActor private func update(_ node: Node) {
    // A node above may have brought this one up to date, or taken it out, in the meantime.
    guard node.flags.contains(.invalid), !node.flags.contains(.unmounted) else { return }
    node.evaluate()
  }
}
