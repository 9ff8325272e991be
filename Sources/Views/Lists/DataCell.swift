// SPDX-License-Identifier: MIT
// Views: a cell of a table as a value.

/// A cell of a `DataTable`: the id of its row and the id of its column.
///
///     struct Planet: Identifiable {
///       let id: Int
///       var name = ""
///       var moons = 0
///     }
///     struct Planets: View {
///       let planets: [Planet]
///       @State private var cell: DataCell<Planet.ID>?
///
///       var body: some View {
///         DataTable(
///           planets,
///           columns: [
///             DataColumn("Planet", value: \.name),
///             DataColumn("Moons", value: \.moons) { Text("\($0.moons)") },
///           ], selection: $cell)
///       }
///     }
public struct DataCell<RowID: Hashable>: Hashable {
  /// The id of the row.
  public var row: RowID
  /// The id of the column: its title, if `DataColumn.id(_:)` hasn't set another one.
  public var column: String

  /// Creates the cell in the column with the id `column`.
  public init(row: RowID, column: String) {
    self.row = row
    self.column = column
  }
}

extension DataCell: Sendable where RowID: Sendable {}
