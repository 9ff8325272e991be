// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table.

/// A column that a table is sorted by, and the direction. The value is `Codable`, so an app can
/// save it.
///
///     @State private var order: DataSortOrder? = .descending("Size")
///
/// An array sorts by several columns: rows with equal values in the first column by the second
/// one, and so on.
///
///     @State private var orders: [DataSortOrder] = [.ascending("Kind"), .descending("Size")]
public struct DataSortOrder: Hashable, Sendable, Codable {
  /// The id of the column. By default, a column's id is its title.
  public var column: String
  /// A Boolean value that indicates whether the smallest value comes first.
  public var isAscending: Bool

  /// Creates the order by the column with the id `column`, with the smallest value first if
  /// `isAscending` is `true`.
  public init(column: String, isAscending: Bool) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Returns the order by the column with the id `column`, with the smallest value first.
  public static func ascending(_ column: String) -> DataSortOrder {
    DataSortOrder(column: column, isAscending: true)
  }

  /// Returns the order by the column with the id `column`, with the greatest value first.
  public static func descending(_ column: String) -> DataSortOrder {
    DataSortOrder(column: column, isAscending: false)
  }

  /// Returns rows in this order, as a `DataTable` with the same columns shows them. Rows with equal
  /// values keep their order. If the user can't sort by the column, or if it doesn't exist, the
  /// rows keep their original order.
  ///
  ///     struct Song: Identifiable {
  ///       let id: Int
  ///       var title = ""
  ///       var plays = 0
  ///     }
  ///     struct Songs: View {
  ///       let songs: [Song]
  ///       private let columns = [
  ///         DataColumn<Song>("Title", value: \.title), DataColumn("Plays", value: \.plays),
  ///       ]
  ///       @State private var order: DataSortOrder?
  ///
  ///       var body: some View {
  ///         DataTable(songs, columns: columns, sortOrder: $order)
  ///         Button("Play all") { play(order?.sorted(songs, columns: columns) ?? songs) }
  ///       }
  ///
  ///       private func play(_ songs: [Song]) { print(songs.map(\.title)) }
  ///     }
  ///
  /// - Parameters:
  ///   - rows: The rows to sort.
  ///   - columns: The columns of the table.
  @MainActor public func sorted<Rows: Collection>(
    _ rows: Rows, columns: [DataColumn<Rows.Element>]
  ) -> [Rows.Element] {
    Self.sorted(rows, by: [self], columns)
  }

  /// Returns rows in the order of several columns.
  @MainActor static func sorted<Rows: Collection>(
    _ rows: Rows, by orders: [DataSortOrder], _ columns: [DataColumn<Rows.Element>]
  ) -> [Rows.Element] {
    let places = SortedLevels().places(of: rows, DataColumn.distinct(columns), by: orders)
    let rows = Array(rows)
    return places.map { $0.map { rows[$0] } } ?? rows
  }

  /// Returns the order after the user presses a title: ascending, then descending, then the
  /// original.
  static func next(after order: DataSortOrder?, column: String) -> DataSortOrder? {
    guard let order, order.column == column else { return .ascending(column) }
    return order.isAscending ? .descending(column) : nil
  }
}

extension [DataSortOrder] {
  /// Returns rows in the order of several columns, as a `DataTable` with the same columns shows
  /// them: rows with equal values in the first column are sorted by the next one. Columns that
  /// don't exist, or that the user can't sort by, have no effect.
  ///
  ///     struct Song: Identifiable {
  ///       let id: Int
  ///       var artist = ""
  ///       var plays = 0
  ///     }
  ///     let orders: [DataSortOrder] = [.ascending("Artist"), .descending("Plays")]
  ///     let songs = orders.sorted(
  ///       [Song(id: 1, artist: "B"), Song(id: 2, artist: "A")],
  ///       columns: [DataColumn("Artist", value: \.artist), DataColumn("Plays", value: \.plays)])
  ///
  /// - Parameters:
  ///   - rows: The rows to sort.
  ///   - columns: The columns of the table.
  @MainActor public func sorted<Rows: Collection>(
    _ rows: Rows, columns: [DataColumn<Rows.Element>]
  ) -> [Rows.Element] {
    DataSortOrder.sorted(rows, by: self, columns)
  }
}
