// SPDX-License-Identifier: MIT
// Organism: the visible columns of a table, and the widths and the order that the user chose.

public import CuriumControls

/// The columns of a table that are shown or hidden, and the widths and the order that the user
/// chose.
///
/// Columns are identified by their ids, which by default are their titles. Entries for columns that
/// the table doesn't have are kept. If all columns are hidden, the table shows the first one. The
/// value is `Codable`, so an app can save it. In a table with a binding to it, the user can move
/// columns, and the titles have a menu that hides, shows, moves and resets them.
///
///     struct Host: Identifiable {
///       let id: Int
///       var name = ""
///       var address = ""
///     }
///     struct Hosts: View {
///       let hosts: [Host]
///       @State private var customization = TableColumnCustomization()
///
///       var body: some View {
///         Button("Addresses") { customization[visibility: "Address"] = .visible }
///         DataTable(
///           hosts,
///           columns: [
///             DataColumn("Name", value: \.name),
///             DataColumn("Address", value: \.address).defaultVisibility(.hidden),
///           ], columnCustomization: $customization)
///       }
///     }
public struct TableColumnCustomization: Hashable, Sendable, Codable {
  /// The chosen widths, by the ids of the columns.
  var widths: [String: Int] = [:]
  /// `true` for columns that are shown, and `false` for hidden ones, by their ids.
  private var shown: [String: Bool] = [:]
  /// The ids of the columns in the order that the user chose; `nil` while it is the one in code.
  private var ids: [String]?

  /// A saved value contains an order only if the user has moved a column.
  private enum CodingKeys: String, CodingKey {
    case widths, shown
    case ids = "order"
  }

  /// Creates the default: no chosen widths, the columns' own `defaultVisibility(_:)` applies, and
  /// the columns are in the order in which the table declares them.
  public init() {}

  /// The ids of the columns, from left to right, after the user has moved one. It is empty while
  /// the columns are in the order in which the table declares them.
  ///
  /// It contains hidden columns too. Ids of columns that the table doesn't have are ignored. A
  /// column that isn't in it has the place at which the table declares it.
  public var order: [String] {
    get { ids ?? [] }
    set { ids = newValue.isEmpty ? nil : newValue }
  }

  /// Restores the order in which tables declare their columns.
  public mutating func resetOrder() { ids = nil }

  /// The width of a column in cells, within the limits of its `ColumnWidth`; `nil` if that alone
  /// determines the width.
  public subscript(width id: String) -> Int? {
    get { widths[id] }
    set { widths[id] = newValue }
  }

  /// The visibility of a column. With `.automatic`, its own `defaultVisibility(_:)` applies.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Returns the indices of the visible columns, from left to right. If all are hidden, that is the
  /// first one, because the user couldn't do anything with the rows of a blank table.
  func visibleIndices<Element>(of columns: [DataColumn<Element>]) -> [Int] {
    let arranged = arrangedIndices(of: columns)
    let visible = arranged.filter { shown[columns[$0].id] ?? !columns[$0].isHidden }
    return visible.isEmpty ? Array(arranged.prefix(1)) : visible
  }
}
