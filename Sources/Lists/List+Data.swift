// SPDX-License-Identifier: MIT
// Views: lists of numbers, and of elements with their ids.

public import CuriumEngine
import CuriumViews

extension List {
  /// Creates a list with a row for each number in `data`, without selection. `rowContent` returns
  /// the row of a number.
  ///
  ///     List(0..<100) { Text("Build \($0)") }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, without selection.
  ///
  ///     List(["api-gateway", "checkout"], id: \.self) { Text($0) }
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The path to the id of an element.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list in which the user can select one row.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The path to the id of an element.
  ///   - selection: The id of the selected element; `nil` if there is none.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list in which the user can select any number of rows.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The path to the id of an element.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
