// SPDX-License-Identifier: MIT
// Organism: a column of a table.

public import CuriumLists
import CuriumText
import CuriumTokens
import CuriumControls

/// A column of a table: its title, its width, its cells and the order to sort by.
///
/// A column shows text or any view for each row. With a `value`, the user can sort by the column:
/// text regardless of case and with numbers in numeric order, other values in their own order.
/// Numbers are shown as they are, at the trailing edge, unless the column has `content`. Numbers
/// that aren't known (`.nan`) are always last.
///
///     struct Upload {
///       var name = ""
///       var bytes = 0
///       var tags: [String] = []
///     }
///     let columns = [
///       DataColumn<Upload>("Name", value: \.name),
///       DataColumn<Upload>("Size", value: \.bytes, alignment: .trailing) { upload in
///         Text("\(upload.bytes) B")
///           .foregroundStyle(upload.bytes > 1_000_000 ? .warning : .textPrimary)
///       }
///       .width(.fixed(8)),
///       DataColumn<Upload>("Tags") { upload in TagList(tags: upload.tags) },
///     ]
public struct DataColumn<Element> {
  let title: String
  private let cell: Cell
  /// Returns the given offsets of elements, or with `nil` all offsets, in ascending or descending
  /// order; `nil` if the user can't sort by the column.
  let arrange: Arrange?
  let alignment: HorizontalAlignment
  /// The name of the column in a sort order.
  private(set) var id: String
  private(set) var width = ColumnWidth.flexible()
  /// `true` if the column isn't visible unless the user or the app shows it.
  private(set) var isHidden = false
  /// `true` if the column, and those declared before it, don't scroll.
  private(set) var isPinned = false
  /// Returns a string of the width that the cells use. A trailing title ends where this text ends.
  var titleGuide: (@MainActor () -> String)?
  /// Returns the text of a cell with a view, for the clipboard; `nil` if it has none.
  var valueText: (@MainActor (Element) -> String?)?
  /// Returns the view below the rows; `nil` without one.
  var footerContent: (@MainActor ([Element]) -> AnyView)?

  typealias Arrange =
    @MainActor (any Collection<Element>, _ start: [Int]?, _ isAscending: Bool, SortedPlaces)
    -> [Int]

  private enum Cell {
    case text(@MainActor (Element) -> String)
    case view(@MainActor (Element) -> AnyView)
  }

  /// Creates a text column without sorting. A closure that contains statements, such as an `if`,
  /// creates a column of views instead, unless it returns a string.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - alignment: The horizontal position of the text in the column.
  ///   - text: Returns the text to show for an element.
  @_disfavoredOverload
  public init(
    _ title: String, alignment: HorizontalAlignment = .leading,
    text: @escaping @MainActor (Element) -> String
  ) {
    self.init(title, alignment, .text(text), arrange: nil)
  }

  /// Creates a text column that the user can sort by. A closure that contains statements creates a
  /// column of views instead, unless it returns a string.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - alignment: The horizontal position of the text in the column.
  ///   - key: Returns the value by which to sort an element.
  ///   - text: Returns the text to show for an element.
  @_disfavoredOverload
  public init<Key: Comparable>(
    _ title: String, alignment: HorizontalAlignment = .leading,
    sortedBy key: @escaping @MainActor (Element) -> Key,
    text: @escaping @MainActor (Element) -> String
  ) {
    self.init(title, alignment, .text(text)) { Self.places($0, key, $1, $2, $3) }
  }

  /// Creates a text column that the user can sort by.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - value: The key path of the text to show and to sort by.
  ///   - alignment: The horizontal position of the text in the column.
  public init(
    _ title: String, value: any KeyPath<Element, String> & Sendable,
    alignment: HorizontalAlignment = .leading
  ) {
    self.init(title, alignment, .text { $0[keyPath: value] }) {
      Self.places($0, { $0[keyPath: value] }, $1, $2, $3)
    }
  }

  /// Creates a column of views that the user can sort by.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - value: The key path of the value to sort by.
  ///   - alignment: The horizontal position of the view in the column.
  ///   - content: Returns the view to show for an element.
  public init<Value: Comparable, Content: View>(
    _ title: String, value: any KeyPath<Element, Value> & Sendable,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping @MainActor (Element) -> Content
  ) {
    self.init(title, alignment, .view(Self.cell(content))) {
      Self.places($0, { $0[keyPath: value] }, $1, $2, $3)
    }
    valueText = { ($0[keyPath: value] as? any LosslessStringConvertible)?.description }
  }

  /// Creates a column of views that the user can sort by a computed value.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - alignment: The horizontal position of the view in the column.
  ///   - key: Returns the value by which to sort an element.
  ///   - content: Returns the view to show for an element.
  public init<Key: Comparable, Content: View>(
    _ title: String, alignment: HorizontalAlignment = .leading,
    sortedBy key: @escaping @MainActor (Element) -> Key,
    @ViewBuilder content: @escaping @MainActor (Element) -> Content
  ) {
    self.init(title, alignment, .view(Self.cell(content))) { Self.places($0, key, $1, $2, $3) }
  }

  /// Creates a column of views without sorting.
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - alignment: The horizontal position of the view in the column.
  ///   - content: Returns the view to show for an element.
  public init<Content: View>(
    _ title: String, alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping @MainActor (Element) -> Content
  ) {
    self.init(title, alignment, .view(Self.cell(content)), arrange: nil)
  }

  private init(
    _ title: String, _ alignment: HorizontalAlignment, _ cell: Cell,
    arrange: Arrange?
  ) {
    self.title = title
    self.alignment = alignment
    self.cell = cell
    self.arrange = arrange
    id = title
  }

  /// Creates a column of views for numbers that the user can sort by.
  static func numbers<Content: View>(
    _ title: String, _ alignment: HorizontalAlignment,
    _ value: @escaping @MainActor (Element) -> Double,
    content: @escaping @MainActor (Double) -> Content
  ) -> DataColumn {
    DataColumn(title, alignment, .view { AnyView(content(value($0))) }) {
      places($0, value, $1, $2, $3)
    }
  }

  /// Returns the column with `width`. Columns are flexible by default.
  public func width(_ width: ColumnWidth) -> DataColumn { edited(self) { $0.width = width } }

  /// Keeps the column and those before it at the left edge of a table that scrolls sideways.
  /// Without a pinned column, the first one stays there. If the user moves columns, the pinned ones
  /// stay before the others.
  ///
  ///     struct Job {
  ///       let id: Int
  ///       var name = ""
  ///     }
  ///     let columns = [
  ///       DataColumn<Job>("Id", alignment: .trailing) { "\($0.id)" }.width(.fitted),
  ///       DataColumn("Name", value: \.name).pinned(),
  ///     ]
  public func pinned() -> DataColumn { edited(self) { $0.isPinned = true } }

  /// Sets whether the column is visible, as long as the table's `TableColumnCustomization` doesn't
  /// show or hide it. Columns are visible by default.
  public func defaultVisibility(_ visibility: Visibility) -> DataColumn {
    edited(self) { $0.isHidden = visibility == .hidden }
  }

  /// Returns the column with `id` for sort orders and `TableColumnCustomization`. The default is
  /// the title.
  public func id(_ id: String) -> DataColumn { edited(self) { $0.id = id } }

  /// Returns one view for the content of a cell, which can be several views, or none.
  private static func cell<Content: View>(
    _ content: @escaping @MainActor (Element) -> Content
  ) -> @MainActor (Element) -> AnyView {
    { element in AnyView(HStack { content(element) }) }
  }

  /// Returns the cell of a row.
  @MainActor func cell(of element: Element) -> RowCell {
    switch cell {
    case .text(let text): .text(text(element))
    case .view(let view): .view(view(element))
    }
  }

  /// Returns the column for the rows and the header. `place` is its place among all columns.
  func track(at place: Int, isPinned: Bool) -> ColumnTracks.Column {
    ColumnTracks.Column(id, at: place, title: title, width, alignment, isPinned: isPinned)
  }

  /// Returns the texts of the first cells of a row, until they are longer than `count` characters,
  /// or the text of its cell in the column with the id `only`; `nil` if one of them is a view.
  @MainActor static func text(
    of element: Element, in columns: [DataColumn], only: String?, longerThan count: Int
  ) -> String? {
    var row = ""
    for column in columns where row.count <= count && column.id == only ?? column.id {
      guard case .text(let text) = column.cell else { return nil }
      let cell = text(element)
      row += row.isEmpty || cell.isEmpty ? cell : " " + cell
    }
    return row
  }

  /// Returns the offsets of the elements in the order of their values. Elements with equal values
  /// stay in the order of `start`. Reads each value once, and sorts only if the values or `start`
  /// have changed.
  @MainActor private static func places<Value: Comparable>(
    _ elements: any Collection<Element>, _ value: @MainActor (Element) -> Value,
    _ start: [Int]?, _ isAscending: Bool, _ last: SortedPlaces
  ) -> [Int] {
    last.places(of: elements.map { value($0) }, from: start, isAscending)
  }
}
