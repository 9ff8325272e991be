// SPDX-License-Identifier: MIT
// Organism: rows of any number, chosen, found by typing and loaded anew.

import CuriumTokens
public import CuriumControls

/// Rows of any number, of which one is chosen.
///
/// Rows exist while they can be seen: a million cost what a screen of them costs.
///
/// *Sizing:* takes what it is offered; where that is left open, as high as its rows.
/// *Keys:* those of `List`: the arrows, Page Up, Page Down, Home and End move the choice, typing goes to the
/// next row that begins so, Return presses the first control of the row. Control-R and F5 call `onRefresh`,
/// and a spinner stands above the rows until it has ended.
/// *Tokens:* `sidebar.*` of the chosen row, `progress.spinner`.
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

  /// A row for each of `items`; which one is chosen is the list's own affair.
  public init(
    items: Items, @ViewBuilder content: @escaping (Items.Element) -> Row,
    onRefresh: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.items = items
    self.selection = nil
    self.content = content
    self.onRefresh = onRefresh
  }

  /// A row for each of `items`, of which `selection` is chosen.
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

  /// The rows, and the spinner while they are loaded anew.
  public var body: some View {
    let list = List(items, selection: selection ?? $chosen, rowContent: content)
    if let onRefresh {
      list.refreshable(action: onRefresh)
    } else {
      list
    }
  }
}

/// What the previews list.
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
