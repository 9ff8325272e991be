// SPDX-License-Identifier: MIT
// Organism: the elements and the text of selected cells of a table.

public import CuriumControls
import CuriumLists

extension DataCellRange {
  /// Returns the elements of the rows, from top to bottom. Leaves out rows without an element.
  public func elements<Elements: Sequence>(in elements: Elements) -> [Elements.Element]
  where Elements.Element: Identifiable, Elements.Element.ID == RowID {
    let wanted = Set(rows)
    let found = Dictionary(
      elements.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    return rows.compactMap { found[$0] }
  }

  /// Returns a line of text for each row, with tabs between the cells, as spreadsheets copy and
  /// paste them.
  ///
  /// A text that contains a tab, a line break or a quotation mark is in quotation marks, and those
  /// in it are doubled. The text of a cell is the visible one. In a column of views, it is the
  /// value of the column if that is a string, a number or another `LosslessStringConvertible`, and
  /// otherwise empty.
  ///
  /// - Parameters:
  ///   - elements: The elements of the table.
  ///   - columns: The columns of the table.
  @MainActor public func tabSeparatedRows<Elements: Sequence>(
    of elements: Elements, in columns: [DataColumn<Elements.Element>]
  ) -> [String] where Elements.Element: Identifiable, Elements.Element.ID == RowID {
    let known = Dictionary(
      DataColumn.distinct(columns).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let columns = self.columns.compactMap { known[$0] }
    return self.elements(in: elements).map { element in
      columns.map { Self.field($0.copiedText(of: element)) }.joined(separator: "\t")
    }
  }

  /// Returns a text as a field between tabs.
  private static func field(_ text: String) -> String {
    guard text.contains(where: { $0 == "\t" || $0 == "\"" || $0.isNewline }) else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\""
  }
}

extension DataColumn {
  /// Returns the text of a cell for the clipboard.
  @MainActor func copiedText(of element: Element) -> String {
    if let valueText { return valueText(element) ?? "" }
    if case .text(let text) = cell(of: element) { return text }
    return ""
  }
}
