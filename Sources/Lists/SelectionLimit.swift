// SPDX-License-Identifier: MIT
// Views: the number of rows that the user can select in a list.

@_spi(Nodes) public import CuriumEngine

private struct SelectionLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The maximum number of rows that the user can select in a list; `nil` if there is no limit.
  var selectionLimit: Int? {
    get { self[SelectionLimitKey.self] }
    set { self[SelectionLimitKey.self] = newValue }
  }
}

extension View {
  /// Limits how many rows the user can select in the lists of the view.
  ///
  ///     struct Toppings: View {
  ///       @State private var chosen: Set<String> = []
  ///
  ///       var body: some View {
  ///         List(["Basil", "Capers", "Olives", "Onions"], id: \.self, selection: $chosen) {
  ///           Text($0)
  ///         }
  ///         .selectionLimit(3)
  ///       }
  ///     }
  ///
  /// Once that many rows are selected, Space and Control-click on another row move to it without
  /// selecting it. A selection that is extended with Shift stops at the limit, and Control-A
  /// selects only the first rows. An arrow or a click without Shift or Control still selects one
  /// row instead of the others.
  ///
  /// The limit applies to lists, tables and trees in which the user can select several rows:
  /// `List`, `ItemList`, `DataTable` and `TreeView`. The app itself can select more rows.
  ///
  /// - Parameter limit: The maximum number of rows; `nil` is no limit.
  /// - Precondition: `limit` is at least 1.
  public func selectionLimit(_ limit: Int?) -> some View {
    precondition(limit ?? 1 > 0, "The limit must be at least 1.")
    return environment(\.selectionLimit, limit)
  }
}

extension ListNode {
  /// Returns the rows of `ranges` that the limit allows: the first ones or, with `fromEnd`, the
  /// last ones. With `fromEnd`, the ranges are returned in reverse order.
  func limited(_ ranges: [(LazyCollectionNode, Range<Int>)], fromEnd: Bool = false)
    -> [(LazyCollectionNode, Range<Int>)]
  {
    guard selection?.isMultiple == true, var rest = scope.values.selectionLimit else {
      return ranges
    }
    var found: [(LazyCollectionNode, Range<Int>)] = []
    for (collection, range) in fromEnd ? Array(ranges.reversed()) : ranges where rest > 0 {
      let part = fromEnd ? range.suffix(rest) : range.prefix(rest)
      if part.isEmpty { continue }
      found.append((collection, part))
      rest -= part.count
    }
    return found
  }

  /// Extends the selection from a row towards another one, up to the limit. Returns `false` if the
  /// limit allows all rows between them.
  @MainActor func extendToLimit(from anchor: RowPlace, to row: ListRowNode) -> Bool {
    guard selection?.isMultiple == true, let limit = scope.values.selectionLimit else {
      return false
    }
    let ranges = selectable(rowRanges(from: anchor, to: row)).filter { !$0.1.isEmpty }
    guard ranges.reduce(0, { $0 + $1.1.count }) > limit, let first = ranges.first else {
      return false
    }
    let isUpward = first.0 === row.collection && first.1.lowerBound == row.index
    guard let (collection, part) = limited(ranges, fromEnd: isUpward).last else { return false }
    choose(
      isUpward ? part.lowerBound : part.upperBound - 1, of: collection, by: isUpward ? -1 : 1,
      extending: true)
    return true
  }
}
