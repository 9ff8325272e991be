// SPDX-License-Identifier: MIT
// Views: which rows of a list are chosen, whatever the type of their ids.

package import CuriumEngine

/// Reads and writes the binding of a list.
@MainActor package protocol ListSelection {
  /// Whether several rows may be chosen.
  var isMultiple: Bool { get }
  /// What is chosen now.
  func read() -> ListChoice
  /// Chooses these rows and no others.
  func write(_ ids: [AnyHashable])
  /// Adds a row, or takes it out.
  func toggle(_ id: AnyHashable)
}

/// What was chosen at one time.
package struct ListChoice {
  let contains: (AnyHashable) -> Bool
  /// One of the chosen, if there is any.
  let first: AnyHashable?

  static var none: ListChoice { ListChoice(contains: { _ in false }, first: nil) }
}

package struct SingleSelection<Value: Hashable>: ListSelection {
  let value: Binding<Value?>

  package init(value: Binding<Value?>) {
    self.value = value
  }

  package var isMultiple: Bool { false }

  package func read() -> ListChoice {
    guard let value = value.wrappedValue else { return .none }
    let id = AnyHashable(value)
    return ListChoice(contains: { $0 == id }, first: id)
  }

  package func write(_ ids: [AnyHashable]) {
    if let id = ids.last?.base as? Value { value.wrappedValue = id }
  }

  package func toggle(_ id: AnyHashable) { write([id]) }
}

package struct MultipleSelection<Value: Hashable>: ListSelection {
  let values: Binding<Set<Value>>

  package init(values: Binding<Set<Value>>) {
    self.values = values
  }

  package var isMultiple: Bool { true }

  package func read() -> ListChoice {
    let values = values.wrappedValue
    return ListChoice(
      contains: { id in (id.base as? Value).map(values.contains) ?? false },
      first: values.first.map { AnyHashable($0) })
  }

  package func write(_ ids: [AnyHashable]) {
    values.wrappedValue = Set(ids.compactMap { $0.base as? Value })
  }

  package func toggle(_ id: AnyHashable) {
    guard let id = id.base as? Value else { return }
    var next = values.wrappedValue
    if next.remove(id) == nil { next.insert(id) }
    values.wrappedValue = next
  }
}
