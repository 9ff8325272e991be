// SPDX-License-Identifier: MIT
// Views: the column of the cell cursor of a table.

/// The column in which the user selects a cell, by its id. If the column isn't visible, the nearest
/// visible one has the cursor, until the user moves it.
package struct ColumnCursor {
  /// The ids of all columns, also of those that the user or the app hides.
  private var order: [String] = []
  /// The ids of the columns that are not hidden.
  private var shown: [String] = []
  /// The column chosen last. `nil` stands for the first one.
  package private(set) var id: String?
  /// The place of the column in `order`, or its last place there.
  private var place = 0
  /// The index of the column with the cursor in `shown`; `nil` if there are no columns.
  package private(set) var index: Int?

  /// The id of the column with the cursor.
  package var shownID: String? { index.map { shown[$0] } }

  package init() {}

  /// Receives the ids of all columns, and of those that aren't hidden.
  package mutating func receive(order: [String], shown: [String]) {
    if order == self.order, shown == self.shown { return }
    (self.order, self.shown) = (order, shown)
    resolve()
  }

  /// Moves the cursor to the column with an id.
  package mutating func move(to id: String) {
    self.id = id
    resolve()
  }

  /// Finds the column, or the nearest one: of two, the one that took its place.
  private mutating func resolve() {
    if let id, let place = order.firstIndex(of: id) { self.place = place }
    if let id, let index = shown.firstIndex(of: id) {
      self.index = index
      return
    }
    let places = shown.map { order.firstIndex(of: $0) ?? 0 }
    index = shown.indices.min {
      (abs(places[$0] - place), -places[$0]) < (abs(places[$1] - place), -places[$1])
    }
  }
}
