// SPDX-License-Identifier: MIT
// Views: which rows of a list are chosen, whatever the type of their ids.

/// Reads and writes the binding of a list.
@MainActor protocol ListSelection {
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
struct ListChoice {
  let contains: (AnyHashable) -> Bool
  /// One of the chosen, if there is any.
  let first: AnyHashable?

  static var none: ListChoice { ListChoice(contains: { _ in false }, first: nil) }
}

struct SingleSelection<Value: Hashable>: ListSelection {
  let value: Binding<Value?>

  var isMultiple: Bool { false }

  func read() -> ListChoice {
    guard let value = value.wrappedValue else { return .none }
    let id = AnyHashable(value)
    return ListChoice(contains: { $0 == id }, first: id)
  }

  func write(_ ids: [AnyHashable]) {
    if let id = ids.last?.base as? Value { value.wrappedValue = id }
  }

  func toggle(_ id: AnyHashable) { write([id]) }
}

struct MultipleSelection<Value: Hashable>: ListSelection {
  let values: Binding<Set<Value>>

  var isMultiple: Bool { true }

  func read() -> ListChoice {
    let values = values.wrappedValue
    return ListChoice(
      contains: { id in (id.base as? Value).map(values.contains) ?? false },
      first: values.first.map { AnyHashable($0) })
  }

  func write(_ ids: [AnyHashable]) {
    values.wrappedValue = Set(ids.compactMap { $0.base as? Value })
  }

  func toggle(_ id: AnyHashable) {
    guard let id = id.base as? Value else { return }
    var next = values.wrappedValue
    if next.remove(id) == nil { next.insert(id) }
    values.wrappedValue = next
  }
}
