// SPDX-License-Identifier: MIT
// Views: bindings whose changes the user can undo.

public import CuriumEngine

extension Binding where Value: Equatable {
  /// Returns a binding whose changes the user can undo. Setting an equal value records nothing.
  ///
  ///     struct Payment: View {
  ///       let history: UndoHistory
  ///       @State private var isPaid = false
  ///
  ///       var body: some View {
  ///         Toggle("Paid", isOn: $isPaid.undoable("change payment", in: history))
  ///       }
  ///     }
  ///
  /// A text field sets its value with each key, and undoes its edits itself. Record its text when
  /// the user submits it.
  ///
  /// - Parameters:
  ///   - title: The name of the change: a verb in lower case and the object, such as "delete Milk".
  ///   - history: Records the changes.
  @MainActor public func undoable(_ title: some StringProtocol, in history: UndoHistory)
    -> Binding<Value>
  {
    let title = String(title)
    return Binding(get: { wrappedValue }, set: { history.set(self, to: $0, title) })
  }
}

extension UndoHistory {
  /// Sets the value of a binding, and records how to set the earlier one.
  func set<Value: Equatable>(_ binding: Binding<Value>, to value: Value, _ title: String) {
    let earlier = binding.wrappedValue
    if earlier == value { return }
    binding.wrappedValue = value
    // Only the history calls the closure, and would otherwise retain itself.
    record(title) { [unowned self] in self.set(binding, to: earlier, title) }
  }
}
