// SPDX-License-Identifier: MIT
// Views: the titles of the columns of a table, and the signs for hidden columns.

@_spi(Nodes) package import CuriumEngine
import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// The titles of a table, one view for each column, which set the columns of `tracks`.
///
/// At the edges of the columns that scroll, signs such as `‹2` and `5›` show how many are hidden. A
/// click on a sign scrolls by as many columns as are visible. The sign on the left is at the end of
/// the pinned title, or without room for that at the left edge of the table.
package struct ColumnHeader<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks
  private let columns: [ColumnTracks.Column]
  private let rowCount: Int
  private let spacing: Length
  private let signColor: Color

  /// Creates the titles of `columns` above `rowCount` rows, with signs in `signColor`.
  package init(
    _ tracks: ColumnTracks, columns: [ColumnTracks.Column], rowCount: Int, spacing: Length,
    signColor: Color, @ViewBuilder content: () -> Content
  ) {
    self.tracks = tracks
    self.columns = columns
    self.rowCount = rowCount
    self.spacing = spacing
    self.signColor = signColor
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ColumnHeaderNode {
    let node = ColumnHeaderNode(tracks, spacing, signColor, context)
    tracks.receive(columns, rowCount: rowCount, from: node)
    return node
  }

  package func update(_ node: ColumnHeaderNode) {
    node.receive(spacing)
    node.receive(signColor: signColor)
    tracks.receive(columns, rowCount: rowCount, from: node)
  }
}

package final class ColumnHeaderNode: ColumnRowNode {
  /// A sign for hidden columns.
  private struct Sign: Equatable {
    /// The cells of the sign.
    let cells: Range<Int>
    /// The number of columns to show; `nil` without room for it.
    let count: Int?
    let isForward: Bool
  }

  private var signColor: Color
  /// The signs at the last placement.
  private var signs: [Sign] = []
  /// The cells for columns, and the visible columns, at the last placement.
  private var placed: (width: Int, window: ColumnWindow)?

  init(
    _ tracks: ColumnTracks, _ spacing: Length, _ signColor: Color,
    _ context: borrowing _MountContext
  ) {
    self.signColor = signColor
    super.init(tracks, spacing, context)
    noteInput()
  }

  package override var viewName: String { "ColumnHeader" }
  package override var defersFocus: Bool { true }
  override var isHeader: Bool { true }
  /// The columns that a list reserves next to its rows.
  override var edges: (leading: Int, trailing: Int) { (Int(ListRowNode.inset), 1) }

  func receive(signColor: Color) {
    if signColor == self.signColor { return }
    self.signColor = signColor
    damageFrame()
  }

  override func tellContents() {
    for index in children.indices where index < tracks.columns.count {
      let title = Int(child(index).measure(.unspecified).width)
      if tracks.measures(index) { tracks.receive(content: title, of: index) }
      tracks.receive(title: title, of: index)
    }
  }

  /// The title before the sign on the left leaves room for it, and a space before it.
  override func room(for column: Int, in window: ColumnWindow) -> Range<Int> {
    let span = window.spans[column]
    guard column == window.pinned - 1, let sign = signs.first, !sign.isForward,
      sign.cells.lowerBound > 0
    else { return span }
    return span.lowerBound..<max(span.lowerBound, sign.cells.lowerBound - edges.leading - 1)
  }

  package override func placeContents() {
    let window = window(in: size.width)
    keepFocusVisible(in: window)
    let signs = signs(of: window)
    if signs != self.signs {
      self.signs = signs
      damageFrame()
    }
    super.placeContents()
  }

  // MARK: Signs

  private func signs(of window: ColumnWindow) -> [Sign] {
    var signs: [Sign] = []
    if window.countBefore > 0 {
      let count = window.countBefore
      let width = "\(count)".utf8.count + 1
      let title = window.pinned > 0 ? window.spans[window.pinned - 1] : 0..<0
      // Room for a few letters of the title.
      let hasRoom = title.count >= width + 4
      let end = title.upperBound + edges.leading
      signs.append(
        Sign(
          cells: hasRoom ? end - width..<end : 0..<edges.leading, count: hasRoom ? count : nil,
          isForward: false))
    }
    if window.countAfter > 0 {
      let count = window.countAfter
      let end = max(1, Int(size.width))
      let start = end - 1 - "\(count)".utf8.count
      let hasRoom = start > edges.leading + window.spans[window.end - 1].upperBound
      signs.append(
        Sign(
          cells: (hasRoom ? start : end - 1)..<end, count: hasRoom ? count : nil, isForward: true))
    }
    return signs
  }

  package override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    for sign in signs {
      let glyph =
        scope.values.inherited.glyph(sign.isForward ? "chevron.right" : "chevron.left")
        ?? (sign.isForward ? ">" : "<")
      let count = sign.count.map { "\($0)" } ?? ""
      painter.draw(
        sign.isForward ? count + glyph : glyph + count, x: sign.cells.lowerBound, y: 0, signColor,
        [], scope)
    }
  }

  private func sign(at point: CellPoint) -> Sign? {
    signs.first { $0.cells.contains(point.x) && point.y == 0 }
  }

  // MARK: Input

  package override func isSolid(at point: CellPoint) -> Bool { sign(at: point) != nil }

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, event.button == .primary else { return false }
    let origin = absoluteOrigin
    let point = CellPoint(x: event.position.x - origin.x, y: event.position.y - origin.y)
    guard let sign = sign(at: point) else { return false }
    return tracks.scroll(.page(forward: sign.isForward))
  }

  /// Moves the focus to a hidden title, which then becomes visible.
  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty, let step = press.key.columnStep,
      let focused = graph.focus.current, !graph.keys.directory.isCommand(press, around: self)
    else { return false }
    let titles = graph.focus.order().filter { contains($0) }
    guard let index = titles.firstIndex(where: { $0 === focused }),
      titles.indices.contains(index + step), let column = column(with: titles[index + step]),
      !window(in: size.width).contains(column)
    else { return false }
    graph.focus.move(to: titles[index + step])
    return true
  }

  /// If the focused title is visible, keeps it visible when the width changes.
  private func keepFocusVisible(in window: ColumnWindow) {
    let before = placed
    let width = columnRoom(in: size.width)
    placed = (width, window)
    guard let before, before.width != width, let focused = graph.focus.current,
      let column = column(with: focused), before.window.contains(column)
    else { return }
    graph.afterCommit(for: self) {
      if let focused = $0.graph.focus.current { $0.reveal(focused) }
    }
  }
}
