// SPDX-License-Identifier: MIT
// Views: the transactions of pending updates.

/// The transactions of pending updates, and of the one in progress.
package final class TransactionQueue {
  /// The transaction of the update in progress.
  @exclusivity(unchecked) package var current = Transaction()
  /// The transactions of pending updates, by node.
  @exclusivity(unchecked) private var waiting: [ObjectIdentifier: Transaction] = [:]
  /// The `.animation` modifiers whose value has changed in the update in progress.
  @exclusivity(unchecked) private var animators: [Node] = []
  /// The number of `.transaction` modifiers.
  @exclusivity(unchecked) package var transformers = 0

  /// Records the transaction of the change that invalidates `node`.
  @inline(__always) func note(_ node: Node, in graph: Graph) {
    guard let transaction = Transaction.current else { return }
    waiting[ObjectIdentifier(node)] = transaction
    transaction.group?.hold(in: graph)
  }

  @MainActor package func run<Result>(with transaction: Transaction, _ body: () -> Result) -> Result
  {
    let outer = current
    current = transaction
    defer { current = outer }
    return body()
  }

  // MARK: The update pass

  /// Returns whether the update of `node` has its own transaction. `isOutermost`: no other body
  /// runs.
  @inline(__always) func accompanies(_ node: Node, isOutermost: Bool) -> Bool {
    !waiting.isEmpty && (isOutermost || waiting[ObjectIdentifier(node)] != nil)
      || isOutermost && (!animators.isEmpty || transformers > 0)
  }

  /// Takes the transaction for the update of `node`, as changed by the modifiers around it.
  @MainActor func take(for node: Node) -> Transaction {
    var transaction = waiting.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
    if animators.isEmpty, transformers == 0 { return transaction }
    let modifiers = node.selfAndAncestors.dropFirst().compactMap(\.transactionModifier)
      .filter(\.changesUpdate)
    for modifier in modifiers.reversed() { modifier.apply(to: &transaction) }
    return transaction
  }

  /// Ends an update pass. A transaction applies to one pass only.
  func passDidEnd() {
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    if !animators.isEmpty { animators.removeAll() }
  }

  // MARK: Modifiers

  /// Records that the value of an `.animation` modifier has changed in the update in progress.
  package func addAnimator(_ node: Node) { animators.append(node) }

  package func isAnimator(_ node: Node) -> Bool { animators.contains { $0 === node } }

  func tearDown() { waiting = [:] }
}

/// A node that changes the transactions of its descendants.
@_spi(Nodes) public protocol TransactionModifier: Node {
  /// `true` if the modifier changes the update in progress.
  var changesUpdate: Bool { get }
  @MainActor func apply(to transaction: inout Transaction)
}
