// SPDX-License-Identifier: MIT
// Views: the selection of a list, for any type of ids.

import CuriumEngine

/// Reads and writes the binding of a list.
@MainActor protocol ListSelection {
  /// `true` if several rows can be selected.
  nonisolated var isMultiple: Bool { get }
  /// Returns the current selection.
  func read() -> ListChoice
  /// Returns the ids of all selected rows.
  func ids() -> [AnyHashable]
  /// Selects exactly these rows.
  func write(_ ids: [AnyHashable])
  /// Adds a row to the selection, or removes it.
  func toggle(_ id: AnyHashable)
}

/// A snapshot of a selection.
struct ListChoice {
  let contains: (AnyHashable) -> Bool
  /// One of the selected rows, if there are any.
  let first: AnyHashable?
  /// The selected row, if there is exactly one.
  let only: AnyHashable?

  static var none: ListChoice { ListChoice(contains: { _ in false }, first: nil, only: nil) }
}

struct SingleSelection<Value: Hashable>: ListSelection {
  let value: Binding<Value?>

  nonisolated var isMultiple: Bool { false }

  func read() -> ListChoice {
    guard let value = value.wrappedValue else { return .none }
    let id = AnyHashable(value)
    return ListChoice(contains: { $0 == id }, first: id, only: id)
  }

  func ids() -> [AnyHashable] { value.wrappedValue.map { [AnyHashable($0)] } ?? [] }

  func write(_ ids: [AnyHashable]) {
    if let id = ids.last?.base as? Value { value.wrappedValue = id }
  }

  func toggle(_ id: AnyHashable) { write([id]) }
}

struct MultipleSelection<Value: Hashable>: ListSelection {
  let values: Binding<Set<Value>>

  nonisolated var isMultiple: Bool { true }

  func read() -> ListChoice {
    let values = values.wrappedValue
    let first = values.first.map { AnyHashable($0) }
    return ListChoice(
      contains: { id in (id.base as? Value).map(values.contains) ?? false }, first: first,
      only: values.count == 1 ? first : nil)
  }

  func ids() -> [AnyHashable] { values.wrappedValue.map { AnyHashable($0) } }

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
