// SPDX-License-Identifier: MIT
// Views: a node that changes its content as it is added and removed.

public import CuriumTokens

/// A node that changes its content as it is added and removed.
@_spi(Nodes) open class TransitionNode: Node {
  package private(set) final var phase = TransitionPhase.identity
  private final var dependencies = Dependencies()

  public override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.motion.departures.countTransitions(by: 1)
  }

  open override var hasContent: Bool { true }

  public final override func withDependencies(_ body: (inout Dependencies) -> Void) {
    body(&dependencies)
  }

  /// The animation of the transition, which overrides that of the change.
  open var animation: Animation? { nil }

  /// The transaction for a change of phase; `nil` if the change would take effect immediately.
  @MainActor final var transaction: Transaction? {
    var transaction = graph.motion.transactions.current
    guard !transaction.disablesAnimations else { return nil }
    transaction.animation = animation ?? transaction.animation
    return graph.motion.transactions.run(with: transaction) { curveOfChange } == nil
      ? nil : transaction
  }

  @MainActor final func go(to phase: TransitionPhase, by transaction: Transaction) {
    self.phase = phase
    graph.motion.transactions.run(with: transaction) { evaluate() }
  }

  @MainActor open override func willUnmount() { graph.motion.departures.countTransitions(by: -1) }
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
