// SPDX-License-Identifier: MIT
// Views: the cells of a row of a table, and the texts without views between them.

@_spi(Nodes) package import CuriumEngine
import CuriumTokens

/// The content of a cell of a `ColumnRow`.
package enum RowCell {
  /// A text, which needs no view while its column isn't visible: the row measures and describes it.
  case text(String)
  /// A view. It exists in any column, because it can have a state, the focus and a menu.
  case view(AnyView)

  /// The text of a cell that contains nothing else.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// A cell, or adjacent texts without views.
struct RowPart: Identifiable {
  struct ID: Hashable {
    /// The place of the first column among all columns. A column has the same place when columns
    /// before it are hidden.
    let place: Int
    let isCell: Bool
  }

  let id: ID
  let columns: Range<Int>
}

extension ColumnRowNode {
  /// Creates the views of the cells that are needed.
  @MainActor func mountParts(_ context: inout _MountContext) {
    func mount<Content: View>(_ content: Content) { Content._mount(content, &context) }
    mount(parts(areCurrent: false))
  }

  /// Updates the views of the cells, creates those that are needed, and removes others.
  /// `areCurrent`: whether the cells are the same as before.
  @MainActor func updateParts(areCurrent: Bool) {
    var cursor = _UpdateCursor(childrenOf: self)
    func update<Content: View>(_ content: Content) { Content._update(content, &cursor) }
    update(parts(areCurrent: areCurrent))
  }

  @MainActor private func parts(areCurrent: Bool) -> some View {
    ForEach(findParts()) { part in
      RowPartView(content: self.view(of: part), isCurrent: areCurrent && part.id.isCell)
    }
  }

  @MainActor @ViewBuilder private func view(of part: RowPart) -> some View {
    let index = part.columns.lowerBound
    if !part.id.isCell {
      HiddenTexts(row: self, columns: part.columns)
    } else if selectsCells, let column = tracks.column(index) {
      ColumnCell(tracks, column: column.id, title: column.title) { cellView(in: index) }
    } else {
      cellView(in: index)
    }
  }

  @MainActor @ViewBuilder private func cellView(in column: Int) -> some View {
    switch cells[column] {
    case .text(let text): Text(verbatim: text)
    case .view(let view): view
    }
  }

  /// Returns the texts in some columns, as a row without placeholders says them.
  func words(in columns: Range<Int>) -> String {
    if scope.values.inherited.redaction.contains(.placeholder) { return "" }
    return cells[columns].compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The view of a part of a row.
private struct RowPartView<Content: View>: _PrimitiveView {
  let content: Content
  /// `true` if an existing view shows this content already.
  let isCurrent: Bool

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    Content._mount(view.content, &context)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    if !view.isCurrent { Content._update(view.content, &cursor) }
  }
}

/// Adjacent texts without views, which describe their row.
private struct HiddenTexts: LeafView {
  let row: ColumnRowNode
  let columns: Range<Int>

  func makeNode(_ context: borrowing _MountContext) -> HiddenTextsNode {
    HiddenTextsNode(row, columns, context)
  }

  func update(_ node: HiddenTextsNode) { node.columns = columns }
}

/// Takes no part in layout.
private final class HiddenTextsNode: Node {
  private unowned let row: ColumnRowNode
  var columns: Range<Int>

  init(_ row: ColumnRowNode, _ columns: Range<Int>, _ context: borrowing _MountContext) {
    self.row = row
    self.columns = columns
    super.init(context)
  }

  override var isPart: Bool { true }
  override var semanticsOverride: SemanticsOverride? {
    edited(SemanticsOverride()) {
      ($0.role, $0.label, $0.isElement) = (.text, row.words(in: columns), true)
    }
  }
}
