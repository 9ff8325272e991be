// SPDX-License-Identifier: MIT
// Views: the context of a state change.

/// The context of a state change as it passes through the views, including its animation.
public struct Transaction {
  /// The animation of the change; `nil` makes it take effect immediately.
  public var animation: Animation?
  /// A Boolean value that indicates whether to ignore the animations of `.animation(_:value:)`.
  public var disablesAnimations = false
  /// Counts the animations that the change starts, and waits for them to end.
  package var group: AnimationGroup?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with `animation`.
  public init(animation: Animation?) { self.animation = animation }

  var isPlain: Bool { animation == nil && !disablesAnimations && group == nil }

  // Only the main actor writes these. Other threads only compare their own identifier with
  // `thread`.
  nonisolated(unsafe) private static var stored: Transaction?
  nonisolated(unsafe) private static var thread: UInt = 0

  /// The transaction of changes made now on this thread.
  package static var current: Transaction? {
    stored == nil || thread != GraphLife.currentThread ? nil : stored
  }

  /// Runs `body` on the main actor with `transaction` for the changes in it.
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

/// Runs `body` and animates the changes in it with `animation`; `nil` makes them take effect
/// immediately.
///
///     Button("Details") { withAnimation { isExpanded.toggle() } }
///
/// An animation doesn't run more bodies. Layout and painting interpolate sizes, positions and
/// colours between the old and new values.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` with `animation` for its changes. Calls `completion` once after all animations have
/// ended by `completionCriteria`, or soon after `body` if nothing moves.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let group = AnimationGroup(completionCriteria, completion)
  transaction.group = group
  // Held until here, so that a change without animations doesn't end the group too early.
  group.enter()
  defer { group.leave() }
  return try withTransaction(transaction, body)
}

/// Runs `body` with `transaction` for the changes in it.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// The time at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool
  /// An animation is complete when it seems finished, though a spring may still oscillate slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// An animation is complete when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Counts running animations and calls a completion once when none are left.
///
/// Sendable because only the main actor uses the group and its completion.
package final class AnimationGroup: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var count = 0
  private var completion: (@MainActor () -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping @MainActor () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  package func enter() { count += 1 }

  /// Keeps the group open until the current change has been processed.
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
  /// Returns a binding that animates its changes with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding that makes its changes with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: AccompaniedLocation(base: self, transaction: transaction))
  }
}

/// A location that makes its changes with a transaction.
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
