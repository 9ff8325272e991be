// SPDX-License-Identifier: MIT
// Engine: what accompanies the updates that wait, and the one in progress.

/// The transactions of the updates that wait, and of the one in progress.
package final class TransactionQueue {
  /// What accompanies the update in progress.
  @exclusivity(unchecked) package var current = Transaction()
  /// What accompanies the updates that wait, by their nodes.
  @exclusivity(unchecked) private var waiting: [ObjectIdentifier: Transaction] = [:]
  /// The `.animation` modifiers whose value differs in the update in progress.
  @exclusivity(unchecked) private var animators: [Node] = []
  /// The number of `.transaction` modifiers.
  @exclusivity(unchecked) private var transformers = 0

  /// Remembers what accompanies the change that invalidates `node`.
  @inline(__always) func note(_ node: Node, in graph: Graph) {
    guard let transaction = Transaction.current else { return }
    waiting[ObjectIdentifier(node)] = transaction
    transaction.group?.hold(in: graph)
  }

  /// Runs `body` as part of a change that `transaction` accompanies.
  @MainActor func run<Result>(with transaction: Transaction, _ body: () -> Result) -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return body()
  }

  // MARK: The update pass

  /// Whether the update of `node` has a transaction of its own. `isOutermost`: no other body is running.
  @inline(__always) func accompanies(_ node: Node, isOutermost: Bool) -> Bool {
    !waiting.isEmpty && (isOutermost || waiting[ObjectIdentifier(node)] != nil)
      || isOutermost && (!animators.isEmpty || transformers > 0)
  }

  /// Takes what accompanies the update of `node`, changed by the modifiers around it.
  @MainActor func take(for node: Node) -> Transaction {
    var transaction = waiting.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
    if animators.isEmpty, transformers == 0 { return transaction }
    var modifiers: [any TransactionModifier] = []
    var ancestor = node.parent
    while let current = ancestor {
      if let modifier = current.transactionModifier, modifier.isInForce {
        modifiers.append(modifier)
      }
      ancestor = current.parent
    }
    for modifier in modifiers.reversed() { modifier.apply(to: &transaction) }
    return transaction
  }

  /// Ends an update pass: a transaction accompanies one pass alone.
  func passDidEnd() {
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    if !animators.isEmpty { animators.removeAll() }
  }

  // MARK: Modifiers

  /// Notes that the value of an `.animation` modifier differs in the update in progress.
  package func addAnimator(_ node: Node) { animators.append(node) }

  /// Whether the value of an `.animation` modifier differs in the update in progress.
  package func isAnimator(_ node: Node) -> Bool { animators.contains { $0 === node } }

  /// Counts `.transaction` modifiers as they come and go.
  package func countTransformers(by change: Int) { transformers += change }

  func tearDown() { waiting = [:] }
}

/// A node that changes the transactions of the views beneath it.
@_spi(Nodes) public protocol TransactionModifier: Node {
  /// Whether it changes the update in progress.
  var isInForce: Bool { get }
  @MainActor func apply(to transaction: inout Transaction)
}
