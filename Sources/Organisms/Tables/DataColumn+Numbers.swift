// SPDX-License-Identifier: MIT
// Organism: columns of numbers.

public import CuriumControls

extension DataColumn {
  /// Creates a column of numbers that the user can sort by.
  ///
  ///     struct Album {
  ///       var year = 1959
  ///     }
  ///     let column = DataColumn<Album>("Year", value: \.year)
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id.
  ///   - value: The key path of the number to show and to sort by.
  ///   - alignment: The horizontal position of the number in the column.
  public init<Value: Numeric & Comparable & CustomStringConvertible>(
    _ title: String, value: any KeyPath<Element, Value> & Sendable,
    alignment: HorizontalAlignment = .trailing
  ) {
    self.init(title, alignment: alignment, sortedBy: { $0[keyPath: value] }) {
      $0[keyPath: value].description
    }
  }
}
