// SPDX-License-Identifier: MIT
// Views: changes of an app that the user can undo.

public import Observation

/// The changes of an app that the user can undo and redo.
///
/// Record each change with a closure that reverts it. The closure records how to make the change
/// again, usually by calling the function that made it, so Redo needs no other code:
///
///     @MainActor @Observable final class Library {
///       let history = UndoHistory()
///       private(set) var books: [String] = []
///
///       func add(_ book: String) {
///         books.append(book)
///         history.record("add \(book)") { self.remove(book) }
///       }
///
///       func remove(_ book: String) {
///         books.removeAll { $0 == book }
///         history.record("remove \(book)") { self.add(book) }
///       }
///     }
///
/// `$books.undoable(_:in:)` records changes of a `@State` or of a model's property. Add
/// `.undoCommands(history)` to a view for the commands and their keys. Text fields and editors undo
/// their own edits.
///
/// The history retains its closures, and so the objects that they use. If one of those objects owns
/// the history, as here, call `clear()` when it is no longer needed.
@MainActor @Observable public final class UndoHistory {
  private struct Step {
    let title: String
    /// The closures that revert the parts of the change, in the order of the parts.
    var actions: [@MainActor () -> Void] = []
  }

  /// The maximum number of steps.
  @ObservationIgnored public let limit: Int
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// The step that collects what is recorded, in a group and during Undo and Redo.
  @ObservationIgnored private var current: Step?

  /// Creates an empty history. If there are more than `limit` steps, the oldest ones are forgotten.
  ///
  /// - Precondition: `limit` is at least 1.
  public init(limit: Int = 100) {
    precondition(limit > 0, "An undo history keeps at least 1 step.")
    self.limit = limit
  }

  /// A Boolean value that indicates whether there is a change to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// A Boolean value that indicates whether there is an undone change to redo.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// The name of the change that `undo()` reverts; `nil` if there is none.
  public var undoTitle: String? { undoSteps.last?.title }
  /// The name of the change that `redo()` makes again; `nil` if there is none.
  public var redoTitle: String? { redoSteps.last?.title }

  /// Records a change that the app has made. Changes that were undone can't be redone any more.
  ///
  /// While a closure of the history runs, new changes belong to the opposite step: those recorded
  /// during Undo are for Redo, and vice versa. That step keeps the name of the undone change. If a
  /// closure records nothing, its change can't be redone.
  ///
  /// - Parameters:
  ///   - title: The name of the change: a verb in lower case and the object, such as "delete Milk".
  ///   - undo: Reverts the change, and records how to make it again.
  public func record(_ title: some StringProtocol, undo: @escaping @MainActor () -> Void) {
    if current != nil {
      current?.actions.append(undo)
    } else {
      add(Step(title: String(title), actions: [undo]))
    }
  }

  /// Combines all changes that `changes` records into one step. If it throws, the step contains the
  /// changes recorded before the error. A group inside another one is part of the outer group.
  ///
  ///     history.group("delete completed tasks") { … }
  ///
  /// - Parameters:
  ///   - title: The name of the step.
  ///   - changes: Makes and records the changes.
  /// - Returns: The result of `changes`.
  @discardableResult
  public func group<Result>(
    _ title: some StringProtocol, _ changes: () throws -> Result
  ) rethrows -> Result {
    if current != nil { return try changes() }
    current = Step(title: String(title))
    defer { if let step = close() { add(step) } }
    return try changes()
  }

  /// Reverts the last change. Has no effect without a change, in a group, and in a closure of the
  /// history.
  public func undo() {
    guard current == nil, let step = undoSteps.popLast() else { return }
    if let opposite = revert(step) { redoSteps.append(opposite) }
  }

  /// Redoes the most recently undone change. Has no effect without such a change, in a group,
  /// and in a closure of the history.
  public func redo() {
    guard current == nil, let step = redoSteps.popLast() else { return }
    if let opposite = revert(step) { undoSteps.append(opposite) }
  }

  /// Forgets all changes, for example when another document is opened.
  public func clear() {
    undoSteps = []
    redoSteps = []
    current?.actions = []
  }

  private func add(_ step: Step) {
    undoSteps.append(step)
    undoSteps.removeFirst(max(0, undoSteps.count - limit))
    redoSteps = []
  }

  /// Reverts the parts of a step, the last one first. Returns the step that makes the change again.
  private func revert(_ step: Step) -> Step? {
    current = Step(title: step.title)
    for action in step.actions.reversed() { action() }
    return close()
  }

  /// Returns the step that was collected; `nil` if nothing was recorded in it.
  private func close() -> Step? {
    defer { current = nil }
    return current?.actions.isEmpty == false ? current : nil
  }
}
