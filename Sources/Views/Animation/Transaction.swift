// SPDX-License-Identifier: MIT
// Views: what accompanies a change of state on its way through the views.

/// What accompanies a change of state on its way through the views: how it is to come about.
public struct Transaction {
  /// How what changes moves; nil is at once.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` sets nothing.
  public var disablesAnimations = false
  /// Those who wait for what the change sets moving.
  var group: AnimationGroup?

  /// A change at once.
  public init() {}

  /// A change that comes about by `animation`.
  public init(animation: Animation?) { self.animation = animation }

  var isPlain: Bool { animation == nil && !disablesAnimations && group == nil }

  // The main actor alone writes the two. Another thread only compares its own name with `thread`.
  nonisolated(unsafe) private static var stored: Transaction?
  nonisolated(unsafe) private static var thread: UInt = 0

  /// What the changes made now on this thread are accompanied by.
  static var current: Transaction? {
    stored == nil || thread != Graph.currentThread ? nil : stored
  }

  /// Accompanies the changes in `body`, which runs on the main actor.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result)
    rethrows -> Result
  {
    let outer = stored
    stored = transaction
    thread = Graph.currentThread
    defer { stored = outer }
    return try body()
  }
}

/// Makes the changes in `body`, and has what follows from them move by `animation`; nil is at once.
///
///     Button("Details") { withAnimation { isExpanded.toggle() } }
///
/// No body runs more often for it: sizes, places and colours are found between old and new where they are
/// laid out and painted.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes in `body` as `withAnimation` does, and calls `completion` once when all that they set
/// moving has come to rest; soon after `body` where nothing moves.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let group = AnimationGroup(completionCriteria, completion)
  transaction.group = group
  // Held until here, so that a change which sets nothing moving does not end it halfway.
  group.enter()
  defer { group.leave() }
  return try withTransaction(transaction, body)
}

/// Makes the changes in `body` with `transaction`.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool
  /// When it seems done, though a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing of it moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Counts what is under way, and calls once when nothing is any more.
///
/// Sendable because those who wait are called on the main actor; nothing else reaches it.
final class AnimationGroup: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var count = 0
  private var completion: (@MainActor () -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping @MainActor () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  func enter() { count += 1 }

  @MainActor func leave() {
    count -= 1
    guard count == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

extension View {
  /// Has what changes in the view together with `value` move by `animation`, whatever the change itself
  /// says; nil is at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimatedContent(content: self, animation: animation, value: value)
  }

  /// Changes what accompanies each change of the view.
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void)
    -> some View
  {
    TransactionContent(content: self, transform: transform)
  }
}

extension Binding {
  /// A binding whose changes move by `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose changes are accompanied by `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: AccompaniedLocation(base: self, transaction: transaction))
  }
}

/// A location whose changes are accompanied by a transaction.
private final class AccompaniedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: Binding<Value>
  private let transaction: Transaction

  init(base: Binding<Value>, transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  override func get() -> Value { base.wrappedValue }
  override func set(_ value: Value) {
    Transaction.run(transaction) { base.wrappedValue = value }
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
    let graph = node.graph
    let outer = graph.transaction
    if node.value != view.value {
      node.value = view.value
      node.animation = view.animation
      graph.animators.append(node)
      node.apply(to: &graph.transaction)
    }
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
    graph.transaction = outer
  }
}

/// A node that has a say in how the changes beneath it come about.
class TransactionNode: Node {
  /// Whether it has one for a change that comes from beneath it.
  var isInForce: Bool { true }

  @MainActor func apply(to transaction: inout Transaction) {}
}

private final class AnimationNode<Value: Equatable>: TransactionNode {
  var value: Value
  var animation: Animation?

  init(_ value: Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }

  /// In the update in which the value differs, and in no other.
  override var isInForce: Bool { graph.animators.contains { $0 === self } }

  @MainActor override func apply(to transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

private struct TransactionContent<Content: View>: _PrimitiveView {
  let content: Content
  let transform: @MainActor (inout Transaction) -> Void

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = TransformNode(view.transform, context)
    context.append(node)
    context.graph.transformers += 1
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: TransformNode.self)
    node.transform = view.transform
    let outer = node.graph.transaction
    node.apply(to: &node.graph.transaction)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
    node.graph.transaction = outer
  }
}

private final class TransformNode: TransactionNode {
  var transform: @MainActor (inout Transaction) -> Void

  init(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    _ context: borrowing _MountContext
  ) {
    self.transform = transform
    super.init(context)
  }

  @MainActor override func apply(to transaction: inout Transaction) { transform(&transaction) }

  @MainActor override func willUnmount() { graph.transformers -= 1 }
}

extension Graph {
  /// Remembers what a change that invalidates `node` is accompanied by.
  func noteTransaction(of node: Node) {
    guard let current = Transaction.current else { return }
    transactions[ObjectIdentifier(node)] = current
    hold(current.group)
  }

  /// Keeps a group from ending before the change it belongs to has been worked off.
  func hold(_ group: AnimationGroup?) {
    guard let group else { return }
    group.enter()
    afterCommit { group.leave() }
  }

  /// What accompanies the update of `node`, which the update pass found invalid.
  @MainActor func transaction(of node: Node) -> Transaction {
    var transaction = transactions.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction()
    if animators.isEmpty, transformers == 0 { return transaction }
    var modifiers: [TransactionNode] = []
    var ancestor = node.parent
    while let current = ancestor {
      if let modifier = current as? TransactionNode, modifier.isInForce {
        modifiers.append(modifier)
      }
      ancestor = current.parent
    }
    for modifier in modifiers.reversed() { modifier.apply(to: &transaction) }
    return transaction
  }
}
