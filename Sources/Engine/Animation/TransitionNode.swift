// SPDX-License-Identifier: MIT
// Engine: a node that changes its content as it comes and goes.

/// Where a view stands between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It goes.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A node that changes its content as it comes and goes.
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

  /// The animation of the transition itself.
  open var animation: Animation? { nil }

  /// What a change of the phase is accompanied by; nil where it would come about at once.
  @MainActor final var accompaniment: Transaction? {
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
  /// The outermost transitions in the node, as far as one view contains another.
  @MainActor final var transitions: [TransitionNode] {
    if flags.contains(.detached) { return [] }
    if let transition = self as? TransitionNode { return [transition] }
    if asLayoutNode?.passesOnTransitions == false { return [] }
    var found: [TransitionNode] = []
    forEachChild { found += $0.transitions }
    return found
  }
}
