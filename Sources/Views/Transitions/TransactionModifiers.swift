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
    TransactionContent(content: self, transform: transform)
  }
}

private struct AnimatedContent<Content: View, Value: Equatable>: _PrimitiveView {
  let content: Content
  let animation: Animation?
  let value: Value

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = AnimationNode(view.value, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: AnimationNode<Value>.self)
    let transactions = node.graph.motion.transactions
    let outer = transactions.current
    if node.value != view.value {
      node.value = view.value
      node.animation = view.animation
      transactions.addAnimator(node)
      node.apply(to: &transactions.current)
    }
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
    transactions.current = outer
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
  var isInForce: Bool { graph.motion.transactions.isAnimator(self) }

  @MainActor func apply(to transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

private struct TransactionContent<Content: View>: _PrimitiveView {
  let content: Content
  let transform: @MainActor (inout Transaction) -> Void

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = TransformNode(view.transform, context)
    context.append(node)
    context.graph.motion.transactions.countTransformers(by: 1)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: TransformNode.self)
    node.transform = view.transform
    let transactions = node.graph.motion.transactions
    let outer = transactions.current
    node.apply(to: &transactions.current)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
    transactions.current = outer
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
  }

  override var transactionModifier: (any TransactionModifier)? { self }
  var isInForce: Bool { true }

  @MainActor func apply(to transaction: inout Transaction) { transform(&transaction) }

  @MainActor override func willUnmount() {
    graph.motion.transactions.countTransformers(by: -1)
  }
}
