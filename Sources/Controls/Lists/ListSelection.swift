// SPDX-License-Identifier: MIT
// Views: the selection of a list, for any type of ids.

package import CuriumEngine

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

/// The binding of a list to the ids of its selected rows.
package enum RowSelection<ID: Hashable> {
  /// At most one row is selected.
  case single(Binding<ID?>)
  /// Any number of rows can be selected.
  case multiple(Binding<Set<ID>>)

  /// The id of the selected row, if there is exactly one.
  @MainActor package var only: ID? {
    switch self {
    case .single(let id): id.wrappedValue
    case .multiple(let ids): ids.wrappedValue.count == 1 ? ids.wrappedValue.first : nil
    }
  }

  /// Selects only the row with an id.
  @MainActor package func select(_ id: ID) {
    switch self {
    case .single(let selected): selected.wrappedValue = id
    case .multiple(let selected): selected.wrappedValue = [id]
    }
  }
}

extension RowSelection: ListSelection {
  var isMultiple: Bool {
    if case .multiple = self { true } else { false }
  }

  func read() -> ListChoice {
    switch self {
    case .single(let id):
      guard let id = id.wrappedValue.map({ AnyHashable($0) }) else { return .none }
      return ListChoice(contains: { $0 == id }, first: id, only: id)
    case .multiple(let ids):
      let ids = ids.wrappedValue
      let first = ids.first.map { AnyHashable($0) }
      return ListChoice(
        contains: { id in (id.base as? ID).map(ids.contains) ?? false }, first: first,
        only: ids.count == 1 ? first : nil)
    }
  }

  func ids() -> [AnyHashable] {
    switch self {
    case .single(let id): id.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .multiple(let ids): ids.wrappedValue.map { AnyHashable($0) }
    }
  }

  func write(_ ids: [AnyHashable]) {
    let ids = ids.compactMap { $0.base as? ID }
    switch self {
    case .single: if let id = ids.last { select(id) }
    case .multiple(let selected): selected.wrappedValue = Set(ids)
    }
  }

  func toggle(_ id: AnyHashable) {
    guard case .multiple(let ids) = self, let id = id.base as? ID else { return write([id]) }
    var next = ids.wrappedValue
    if next.remove(id) == nil { next.insert(id) }
    ids.wrappedValue = next
  }
}
