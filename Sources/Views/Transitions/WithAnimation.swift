// SPDX-License-Identifier: MIT
// Views: animates the changes in a closure or of a binding.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

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
