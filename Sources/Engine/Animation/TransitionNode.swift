// SPDX-License-Identifier: MIT
// Views: a node that changes its content as it is added and removed.

public import CuriumTokens

/// A node that changes its content as it is added and removed.
@_spi(Nodes) open class TransitionNode: Node {
  package private(set) final var phase = TransitionPhase.identity

  public override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.motion.departures.transitions += 1
  }

  open override var hasContent: Bool { true }

  /// Returns the animation of the transition to `phase`, which overrides that of the change.
  open func animation(to phase: TransitionPhase) -> Animation? { nil }

  /// Returns the transaction for a change to `phase`; `nil` if it would take effect immediately.
  @MainActor final func transaction(to phase: TransitionPhase) -> Transaction? {
    var transaction = graph.motion.transactions.current
    guard !transaction.disablesAnimations else { return nil }
    transaction.animation = animation(to: phase) ?? transaction.animation
    return graph.motion.transactions.run(with: transaction) { curveOfChange } == nil
      ? nil : transaction
  }

  @MainActor final func go(to phase: TransitionPhase, by transaction: Transaction) {
    self.phase = phase
    graph.motion.transactions.run(with: transaction) { evaluate() }
  }

  @MainActor open override func willUnmount() { graph.motion.departures.transitions -= 1 }
}

extension Node {
  /// The outermost transitions in the node. Containers of several views hide inner transitions.
  @MainActor final var transitions: [TransitionNode] {
    if flags.contains(.detached) { return [] }
    if let transition = self as? TransitionNode { return [transition] }
    if asLayoutNode?.passesOnTransitions == false { return [] }
    var found: [TransitionNode] = []
    forEachChild { found += $0.transitions }
    return found
  }
}
