// SPDX-License-Identifier: MIT
// Organism: a list of any number of rows, with selection and refresh.

import CuriumTokens
public import CuriumControls

/// A list of any number of rows, with a selection.
///
/// Rows exist only while they are visible: a million rows cost as much as a screenful.
///
/// *Sizing:* fills the available space; as high as its rows if the height is unspecified.
/// *Keys:* those of `List`: the arrows, Page Up, Page Down, Home and End move the selection, typing
/// goes to the next row that begins with the text, Return presses the first control of the row.
/// Control-R and F5 call `onRefresh`; a spinner appears above the rows until it has finished.
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
  private let selection: Binding<Items.Element.ID?>?
  private let content: (Items.Element) -> Row
  private let onRefresh: (@MainActor @Sendable () async -> Void)?
  @State private var chosen: Items.Element.ID?

  /// Creates a list with a row for each of `items`. The list manages the selection itself.
  public init(
    items: Items, @ViewBuilder content: @escaping (Items.Element) -> Row,
    onRefresh: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.items = items
    self.selection = nil
    self.content = content
    self.onRefresh = onRefresh
  }

  /// Creates a list with a row for each of `items` and a binding to the selection.
  public init(
    items: Items, selection: Binding<Items.Element.ID?>,
    @ViewBuilder content: @escaping (Items.Element) -> Row,
    onRefresh: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.items = items
    self.selection = selection
    self.content = content
    self.onRefresh = onRefresh
  }

  /// The rows, with a spinner while they are refreshed.
  public var body: some View {
    let list = List(items, selection: selection ?? $chosen, rowContent: content)
    if let onRefresh {
      list.refreshable(action: onRefresh)
    } else {
      list
    }
  }
}

/// Items for previews.
struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}

package enum ItemListPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      ItemList(items: PreviewItem.packages) { item in
        HStack(spacing: 1) {
          Text(item.name).lineLimit(1)
          Spacer()
          Text(item.version).foregroundStyle(.textSecondary).layoutPriority(1)
        }
      }
      .frame(height: 4)
    }
    Preview("Chosen") {
      StatefulPreview("swift-log" as String?) { chosen in
        ItemList(items: PreviewItem.packages, selection: chosen) { Text($0.name) }
      }
      .frame(height: 4)
    }
    Preview("A million rows") {
      ItemList(items: Numbers()) { Text("Row \($0.id)") }.frame(height: 5)
    }
    Preview("Playground") { knobs in
      ItemList(
        items: PreviewItem.packages.prefix(knobs.number("count", 5, in: 0...5)),
        selection: knobs.state("selection", "swift-log" as String?)
      ) { item in
        Text(item.name)
      }
      .frame(height: knobs.length("height", 4, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }

  private struct Number: Identifiable { let id: Int }

  private struct Numbers: RandomAccessCollection {
    var startIndex: Int { 1 }
    var endIndex: Int { 1_000_001 }
    subscript(index: Int) -> Number { Number(id: index) }
  }
}
