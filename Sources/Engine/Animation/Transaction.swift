// SPDX-License-Identifier: MIT
// Engine: what accompanies a change of state on its way through the views.

/// What accompanies a change of state on its way through the views: how it is to come about.
public struct Transaction {
  /// How what changes moves; nil is at once.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` sets nothing.
  public var disablesAnimations = false
  /// Those who wait for what the change sets moving.
  package var group: AnimationGroup?

  /// A change at once.
  public init() {}

  /// A change that comes about by `animation`.
  public init(animation: Animation?) { self.animation = animation }

  var isPlain: Bool { animation == nil && !disablesAnimations && group == nil }

  // The main actor alone writes the two. Another thread only compares its own name with `thread`.
  nonisolated(unsafe) private static var stored: Transaction?
  nonisolated(unsafe) private static var thread: UInt = 0

  /// What the changes made now on this thread are accompanied by.
  package static var current: Transaction? {
    stored == nil || thread != GraphLife.currentThread ? nil : stored
  }

  /// Accompanies the changes in `body`, which runs on the main actor.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result)
    rethrows -> Result
  {
    let outer = stored
    stored = transaction
    thread = GraphLife.currentThread
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
package final class AnimationGroup: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var count = 0
  private var completion: (@MainActor () -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping @MainActor () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  package func enter() { count += 1 }

  /// Keeps the group from ending before the change at hand has been worked off.
  func hold(in graph: Graph) {
    enter()
    graph.afterCommit { self.leave() }
  }

  @MainActor package func leave() {
    count -= 1
    guard count == 0, let completion else { return }
    self.completion = nil
    completion()
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
