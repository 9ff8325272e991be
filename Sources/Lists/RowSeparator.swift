// SPDX-License-Identifier: MIT
// Views: the lines between the rows of a list.

@_spi(Nodes) public import CuriumEngine
public import CuriumViews

private struct RowSeparatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lines separate the rows of a list.
  var listRowSeparator: Visibility {
    get { self[RowSeparatorKey.self] }
    set { self[RowSeparatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the lines between the rows of the lists, tables and trees in this view. By
  /// default, there are none.
  ///
  ///     List(packages) { Text($0.name) }.listRowSeparator(.visible)
  ///
  /// Each line takes a row of cells above the row that it belongs to. The first row of a section
  /// has none. On a `ForEach` or a `Section` in a list, the modifier applies to the rows there, and
  /// on the view of a row, to the line above it:
  ///
  ///     List(packages) { package in
  ///       Text(package.name).listRowSeparator(package.version.isEmpty ? .hidden : .automatic)
  ///     }
  ///     .listRowSeparator(.visible)
  ///
  /// In a table, the lines also separate the rows from the titles and the footers. To show lines
  /// between columns too, use `tableGridLines(_:)`. The lines have the tokens `table.line` and
  /// `table.style`. In `.border(_:).joinsBorders()`, they join the frame.
  ///
  /// - Parameter visibility: `.visible` shows the lines, and `.hidden` hides them. `.automatic` has
  ///    no effect.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    ValueContent(
      content: EnvironmentWriter(content: self, value: visibility) { values, visibility in
        if visibility != .automatic { values.listRowSeparator = visibility }
      }, value: visibility, make: RowSeparatorNode.init)
  }
}

/// Lays out the rows of the list around it when their lines change. It takes no part in layout.
private final class RowSeparatorNode: ValueNode<Visibility> {
  @MainActor override init(_ value: Visibility, _ context: borrowing _MountContext) {
    super.init(value, context)
    noteSeparator()
  }

  /// The list whose rows have the lines.
  private var list: ListNode? {
    let outer = parent?.selfAndAncestorsInLayer.first { $0.listRow != nil || $0.rowHost != nil }
    return (outer?.listRow?.stack.list ?? outer?.rowHost)?.asListNode
  }

  @MainActor override func didReceiveValue(after old: Visibility) {
    if value == old { return }
    noteSeparator()
    list?.layOutRows()
  }

  /// Makes the list read the environment of its rows.
  @MainActor private func noteSeparator() {
    if value == .visible { list?.hasOwnSeparators = true }
  }
}
