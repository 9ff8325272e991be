// SPDX-License-Identifier: MIT
// Organism: a list of any number of rows, with selection and refresh.

public import CuriumLists
import CuriumTokens
import CuriumControls

/// A list of any number of rows, with a selection.
///
/// Rows exist only while they are visible: a million rows cost as much as a screenful.
///
/// *Sizing:* fills the available space; as tall as its rows if the height is unspecified.
/// *Keys:* those of `List`: the arrows, Page Up, Page Down, Home and End move the selection, typing
/// goes to the next row that begins with the text, Return activates the row or presses its first
/// control.
/// Control-R and F5 call `onRefresh`; a spinner appears above the rows until the refresh
/// finishes.
/// *Tokens:* `sidebar.*` for the selected row, `progress.spinner`.
///
///     ItemList(items: packages) { package in
///       InfoRow(label: package.name, value: package.version)
///     } onRefresh: {
///       _ = await repository.load("all")
///     }
public struct ItemList<Items: RandomAccessCollection, Row: View>: View
where Items.Element: Identifiable {
  private let items: Items
  private let selection: RowSelection<Items.Element.ID>?
  private let content: (Items.Element) -> Row
  private let onRefresh: (@MainActor @Sendable () async -> Void)?
  @State private var chosen: Items.Element.ID?

  /// Creates a list with a row for each of `items`.
  ///
  /// - Parameters:
  ///   - items: The items, one for each row.
  ///   - selection: The id of the selected item. With `nil`, the list manages the selection itself.
  ///   - content: Returns the row of an item.
  ///   - onRefresh: Loads the items again. With `nil`, the user can't refresh the list.
  public init(
    items: Items, selection: Binding<Items.Element.ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Row,
    onRefresh: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.items = items
    self.selection = selection.map { .single($0) }
    self.content = content
    self.onRefresh = onRefresh
  }

  /// Creates a list with a row for each of `items`, in which the user can select any number of
  /// rows.
  ///
  /// - Parameters:
  ///   - items: The items, one for each row.
  ///   - selection: The ids of the selected items.
  ///   - content: Returns the row of an item.
  ///   - onRefresh: Loads the items again. With `nil`, the user can't refresh the list.
  public init(
    items: Items, selection: Binding<Set<Items.Element.ID>>,
    @ViewBuilder content: @escaping (Items.Element) -> Row,
    onRefresh: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.items = items
    self.selection = .multiple(selection)
    self.content = content
    self.onRefresh = onRefresh
  }

  /// The rows, with a spinner above them during a refresh.
  public var body: some View {
    let list = List(items, rows: selection ?? .single($chosen), rowContent: content)
    if let onRefresh {
      list.refreshable(action: onRefresh)
    } else {
      list
    }
  }
}
