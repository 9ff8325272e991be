// SPDX-License-Identifier: MIT
// Views: modifiers that change animations.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

extension View {
  /// Animates changes in the view that happen together with a change of `value`, regardless of the
  /// animation of the change itself. If `animation` is `nil`, they happen immediately.
  ///
  ///     Text("Saved").opacity(isExpanded ? 1 : 0).animation(.fast, value: isExpanded)
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimatedContent(content: self, animation: animation, value: value)
  }

  /// Modifies the transaction of every change in the view with `transform`.
  ///
  ///     Text("\(count) messages").transaction { $0.animation = nil }
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void)
    -> some View
  {
    TransformedContent(content: self, transform: transform)
  }
}

/// A modifier whose node can change the transaction in which the content is updated.
private protocol TransactionContent: NodeBackedView {}

extension TransactionContent {
  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: Kept.self)
    let transactions = node.graph.motion.transactions
    transactions.run(with: transactions.current) {
      view.update(node)
      var inner = _UpdateCursor(childrenOf: node)
      Content._update(view.content, &inner)
    }
  }
}

private struct AnimatedContent<Content: View, Value: Equatable>: TransactionContent {
  let content: Content
  let animation: Animation?
  let value: Value

  func makeNode(_ context: borrowing _MountContext) -> AnimationNode<Value> {
    AnimationNode(value, context)
  }

  func update(_ node: AnimationNode<Value>) {
    if node.value == value { return }
    node.value = value
    node.animation = animation
    let transactions = node.graph.motion.transactions
    transactions.addAnimator(node)
    node.apply(to: &transactions.current)
  }
}

private final class AnimationNode<Value: Equatable>: Node, TransactionModifier {
  var value: Value
  var animation: Animation?

  init(_ value: Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }

  override var transactionModifier: (any TransactionModifier)? { self }

  /// `true` only in the update in which the value changes.
  var changesUpdate: Bool { graph.motion.transactions.isAnimator(self) }

  @MainActor func apply(to transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

private struct TransformedContent<Content: View>: TransactionContent {
  let content: Content
  let transform: @MainActor (inout Transaction) -> Void

  func makeNode(_ context: borrowing _MountContext) -> TransformNode {
    TransformNode(transform, context)
  }

  func update(_ node: TransformNode) {
    node.transform = transform
    node.apply(to: &node.graph.motion.transactions.current)
  }
}

private final class TransformNode: Node, TransactionModifier {
  var transform: @MainActor (inout Transaction) -> Void

  init(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    _ context: borrowing _MountContext
  ) {
    self.transform = transform
    super.init(context)
    graph.motion.transactions.transformers += 1
  }

  override var transactionModifier: (any TransactionModifier)? { self }
  var changesUpdate: Bool { true }

  @MainActor func apply(to transaction: inout Transaction) { transform(&transaction) }

  @MainActor override func willUnmount() {
    graph.motion.transactions.transformers -= 1
  }
}
