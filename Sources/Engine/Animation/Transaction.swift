// SPDX-License-Identifier: MIT
// Views: the context of a state change.

public import CuriumTokens

/// The context of a state change as it passes through the views, including its animation.
public struct Transaction {
  /// The animation of the change; `nil` makes it take effect immediately.
  public var animation: Animation?
  /// A Boolean value that indicates whether to ignore the animations of `.animation(_:value:)`.
  public var disablesAnimations = false
  /// Counts the animations that the change starts, and waits for them to end.
  package var group: AnimationGroup?

  /// Creates a transaction with `animation`, none by default.
  public init(animation: Animation? = nil) { self.animation = animation }

  // Only the main actor uses these. Other threads only compare their own identifier with `thread`.
  // It is one machine word, so they see the old or the new value, and only the writing thread can
  // see its own identifier.
  nonisolated(unsafe) private static var stored: Transaction?
  /// The thread of the running transaction; 0 if there is none.
  nonisolated(unsafe) private static var thread: UInt = 0

  /// The transaction of changes made now on this thread.
  package static var current: Transaction? {
    thread == 0 || thread != CurrentThread.identifier ? nil : stored
  }

  /// Runs `body` on the main actor with `transaction` for the changes in it.
  package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result)
    rethrows -> Result
  {
    let outer = (stored, thread)
    (stored, thread) = (transaction, CurrentThread.identifier)
    defer { (stored, thread) = outer }
    return try body()
  }
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

  package init(
    _ criteria: AnimationCompletionCriteria, _ completion: @escaping @MainActor () -> Void
  ) {
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
