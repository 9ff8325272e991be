// SPDX-License-Identifier: MIT
// Organism: the visible columns of a table, and the widths that the user chose.

public import CuriumControls

/// The columns of a table that are shown or hidden, and the widths that the user chose.
///
/// Columns are identified by their ids, which by default are their titles. Entries for columns that
/// the table doesn't have are kept. If all columns are hidden, the table shows the first one. The
/// value is `Codable`, so an app can save it. A table with a binding to it has a menu on its
/// titles, which hides, shows and resets columns.
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

  /// Creates the default: no chosen widths, and the columns' own `defaultVisibility(_:)` applies.
  public init() {}

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

  /// Returns the indices of the visible columns. If all are hidden, that is the first one, because
  /// the user couldn't do anything with the rows of a blank table.
  func visibleIndices<Element>(of columns: [DataColumn<Element>]) -> [Int] {
    let visible = columns.indices.filter { shown[columns[$0].id] ?? !columns[$0].isHidden }
    return visible.isEmpty ? Array(columns.indices.prefix(1)) : visible
  }
}
