// SPDX-License-Identifier: MIT
// Views: the titles of the columns of a table, and the signs for hidden columns.

@_spi(Nodes) package import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// The titles of a table, one view for each column, which set the columns of `tracks`.
///
/// At the edges of the columns that scroll, signs such as `‹2` and `5›` show how many are hidden. A
/// click on a sign scrolls by as many columns as are visible. The sign on the left is at the end of
/// the pinned title, or without room for that at the left edge of the table.
///
/// `.movesColumns` lets the user drag the titles to other places.
///
/// A line at the lower edge of the row separates the titles from the rows below. Terminals with 16
/// or no colours show no line, because underlined text there has the focus. With lines between
/// rows, the titles have one below them in all terminals.
///
/// The user can drag the space after a title to change the width of its column, or double-click it
/// to fit the width to the contents. A second double click returns to the automatic width. While a
/// title has the focus, Home and End move to the first and the last one, Shift-← and Shift-→ change
/// the width of its column by a cell, and `+` and Shift-Return call its `.onExtendingPress`.
package struct ColumnHeader<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks
  private let columns: [ColumnTracks.Column]
  private let order: [String]
  private let widths: Binding<[String: Int]>
  private let rowCount: Int
  private let spacing: Length
  private let signColor: Color
  private let ruleColor: Color

  /// Creates the titles of `columns` above `rowCount` rows, with signs in `signColor` and a line
  /// in `ruleColor`. `order` are the ids of all columns, also of hidden ones. `widths` are those
  /// that the user chose, by the ids of the columns. They change at the end of a drag.
  package init(
    _ tracks: ColumnTracks, columns: [ColumnTracks.Column], order: [String],
    widths: Binding<[String: Int]>, rowCount: Int, spacing: Length, signColor: Color,
    ruleColor: Color, @ViewBuilder content: () -> Content
  ) {
    self.tracks = tracks
    self.columns = columns
    self.order = order
    self.widths = widths
    self.rowCount = rowCount
    self.spacing = spacing
    self.signColor = signColor
    self.ruleColor = ruleColor
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ColumnHeaderNode {
    let node = ColumnHeaderNode(tracks, spacing, context)
    receive(node)
    return node
  }

  package func update(_ node: ColumnHeaderNode) {
    node.receive(spacing: spacing)
    receive(node)
  }

  private func receive(_ node: ColumnHeaderNode) {
    node.colors = (signColor, ruleColor)
    node.choose = { widths.wrappedValue = $0 }
    tracks.adopt(
      columns, order: order, chosen: widths.wrappedValue, rowCount: rowCount, from: node)
  }
}

package final class ColumnHeaderNode: FixedRowNode, PointerFollower {
  /// A sign for hidden columns.
  private struct Sign {
    /// The cells of the sign.
    let cells: Range<Int>
    /// The number of columns to show; `nil` without room for it.
    let count: Int?
    let isForward: Bool
  }

  /// A drag of the edge of a column.
  private struct Drag {
    /// The id of the column.
    let column: String
    let start: Int
    let width: Int
  }

  /// Sets the widths that the user has chosen.
  var choose: @MainActor ([String: Int]) -> Void = { _ in }
  private var drag: Drag?
  /// The id of the column whose edge is under the pointer, if the terminal reports its motion.
  private var hovered: String?
  /// `true` if the pointer has the shape for resizing.
  private var isShaped = false
  /// The colours of the signs, and of the line below the titles.
  var colors: (sign: Color, rule: Color) = (.clear, .clear) {
    didSet { if colors != oldValue { damageFrame() } }
  }
  /// The signs at the last placement.
  private var signs: [Sign] = []
  /// The dragged column, and the one whose place it will take.
  private var drop: ColumnDrop?
  /// The cells for columns, and the visible columns, at the last placement.
  private var placed: (width: Int, window: ColumnWindow)?

  override init(
    _ tracks: ColumnTracks, _ spacing: Length, _ context: borrowing _MountContext
  ) {
    super.init(tracks, spacing, context)
    noteInput()
  }

  package override var viewName: String { "ColumnHeader" }
  package override var defersFocus: Bool { true }
  override var asHeader: ColumnHeaderNode? { self }
  override var ruledEdge: Edge? { super.ruledEdge == nil ? nil : .bottom }

  override func reportContents() {
    for index in children.indices where index < tracks.columns.count {
      let title = Int(child(index).measure(.unspecified).width)
      if tracks.measures(index) { tracks.report(content: title, of: index) }
      tracks.report(title: title, of: index)
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
    // The signs and the line of an edge are beside the titles, which only repaint their own frames.
    if placed?.window != window { damageFrame() }
    keepFocusVisible(in: window)
    signs = signs(of: window)
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
        sign.isForward ? count + glyph : glyph + count, x: sign.cells.lowerBound, y: 0,
        colors.sign, [], scope)
    }
    if let drop, let column = columnIndex(of: drop.column), let other = columnIndex(of: drop.other)
    {
      paintLine(isAfter: column < other, other, painter)
    } else if let edge = (drag?.column ?? hovered).flatMap({ columnIndex(of: $0) }) {
      paintLine(isAfter: true, edge, painter)
    }
    if ruledEdge == nil { painter.drawRule(colors.rule, below: size.cellSize, scope) }
  }

  /// Draws the line of a dragged edge, or of the place of a dragged column, after or before a
  /// column, if that is visible.
  private func paintLine(isAfter: Bool, _ column: Int, _ painter: Painter) {
    let window = window(in: size.width)
    guard window.contains(column) else { return }
    let span = window.spans[column]
    let line = ComponentTokens.Split.lineStyle
    painter.recorder?.note(.border, line.tokenIndex)
    painter.drawVertical(
      line.resolve(in: theme).left,
      x: edges.leading
        + (isAfter ? span.upperBound + lineOffset : span.lowerBound - 1 - lineOffset), y: 0,
      count: 1, colors.sign, scope)
  }

  private func sign(at point: CellPoint) -> Sign? {
    signs.first { $0.cells.contains(point.x) && point.y == 0 }
  }

  // MARK: Input

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .down where event.button == .primary: return press(with: event)
    case .dragged where graph.pointer.captured === self:
      guard let drag, event.clickCount == 0 else { break }
      if let column = columnIndex(of: drag.column) {
        tracks.resize(column, to: drag.width + event.position.x - drag.start)
      } else {
        self.drag = nil
        edgeDidChange()
      }
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      drag = nil
      edgeDidChange()
      reportWidths()
    default: return super.handle(event, in: graph)
    }
    return true
  }

  @MainActor private func press(with event: PointerEvent) -> Bool {
    let point = local(event.position)
    if let sign = sign(at: point) { return tracks.scroll(.page(forward: sign.isForward)) }
    guard let column = edge(at: point) else { return false }
    graph.pointer.capture(self)
    if event.clickCount == 2 {
      tracks.resizeToFit(column)
    } else {
      let width = window(in: size.width).spans[column].count
      drag = Drag(column: tracks.columns[column].id, start: event.position.x, width: width)
      edgeDidChange()
    }
    return true
  }

  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    if press.extendsPress { return extendPress(with: press) }
    if press.key == .home || press.key == .end { return moveFocusToEnd(with: press) }
    guard press.phase != .up, let step = press.key.columnStep, let focused = graph.focus.current,
      !hasCommandAround(for: press)
    else { return false }
    if press.modifiers.isEmpty { return moveFocus(by: step, from: focused) }
    guard press.modifiers == .shift, let column = column(with: focused) else { return false }
    tracks.resize(column, to: window(in: size.width).spans[column].count + step)
    reportWidths()
    // The edge is no longer under the pointer.
    pointerIs(at: nil)
    return true
  }

  /// Presses the focused title as a click with Shift does. A held key acts once.
  @MainActor private func extendPress(with press: KeyPress) -> Bool {
    guard press.phase != .up, let focused = graph.focus.current, column(with: focused) != nil,
      !hasCommandAround(for: press)
    else { return false }
    return press.phase == .repeat || focused.extendPress()
  }

  /// From the cells, the focus moves to the title of the column with the cell cursor.
  package override func isEntrance(_ view: LayoutNode) -> Bool {
    guard let list = graph.focus.current?.rowHost?.asListNode,
      list.selection?.columns === tracks, let column = tracks.chosenIndex
    else { return false }
    return self.column(with: view) == column
  }

  /// Moves the focus to a hidden title, which then becomes visible.
  @MainActor private func moveFocus(by step: Int, from focused: LayoutNode) -> Bool {
    let titles = graph.focus.order().filter { contains($0) }
    guard let index = titles.firstIndex(where: { $0 === focused }),
      titles.indices.contains(index + step), let column = column(with: titles[index + step]),
      !window(in: size.width).contains(column)
    else { return false }
    graph.focus.move(to: titles[index + step])
    return true
  }

  /// Moves the focus to the first or the last title, which can be hidden.
  @MainActor private func moveFocusToEnd(with press: KeyPress) -> Bool {
    let titles = graph.focus.order().filter { contains($0) }
    guard press.phase != .up, press.modifiers.isEmpty, !hasCommandAround(for: press),
      let title = press.key == .home ? titles.first : titles.last
    else { return false }
    graph.focus.move(to: title)
    return true
  }

  // MARK: Moving columns

  /// Returns the column whose title is at a point of the screen, in its cells. A sign covers them.
  func titleColumn(at point: CellPoint) -> Int? {
    let inner = local(point)
    guard inner.y >= 0, inner.y < Int(size.height), sign(at: inner) == nil,
      let column = column(at: point)
    else { return nil }
    let cells = window(in: size.width).spans[column]
    return cells.contains(inner.x - edges.leading) ? column : nil
  }

  /// Returns the visible column whose place a title takes that is dragged to `x` on the screen.
  func dropColumn(at x: Int) -> Int? {
    let window = window(in: size.width)
    let step = scrollStep(at: x)
    if step != 0 { return step < 0 ? window.first : window.end - 1 }
    let origin = absoluteOrigin
    return column(at: CellPoint(x: max(x, origin.x + edges.leading), y: origin.y))
  }

  /// Returns the columns by which a title scrolls the others while it is held at `x` on the screen:
  /// on a sign, or beside the table where columns are hidden.
  func scrollStep(at x: Int) -> Int {
    let x = x - absoluteOrigin.x
    if let sign = signs.first(where: { $0.cells.contains(x) }) { return sign.isForward ? 1 : -1 }
    let window = window(in: size.width)
    if x < 0 { return window.countBefore > 0 ? -1 : 0 }
    return x >= Int(size.width) && window.countAfter > 0 ? 1 : 0
  }

  /// Shows where a dragged column will be; `nil` hides it.
  func show(_ drop: ColumnDrop?) {
    if drop == self.drop { return }
    self.drop = drop
    damageFrame()
  }

  // MARK: Edges

  /// Returns the column whose right edge is at a point: in the space after its title. A disabled
  /// table has no edges.
  private func edge(at point: CellPoint) -> Int? {
    guard scope.values.inherited.isEnabled, point.y >= 0, point.y < Int(size.height) else {
      return nil
    }
    let window = window(in: size.width)
    let x = point.x - edges.leading
    return children.indices.first { column in
      guard window.contains(column), tracks.isResizable(column) else { return false }
      let end = window.spans[column].upperBound
      return end <= x && x < end + gap
    }
  }

  /// Returns the index of the column with an id; `nil` if the column is gone.
  func columnIndex(of id: String) -> Int? {
    tracks.columns.firstIndex { $0.id == id }
  }

  @MainActor private func reportWidths() {
    if let widths = tracks.takeChosenWidths() { choose(widths) }
  }

  package override var pointerFollower: (any PointerFollower)? { self }

  @MainActor package func pointerIs(at point: CellPoint?) {
    var next: String?
    if let point, sign(at: local(point)) == nil {
      next = edge(at: local(point)).map { tracks.columns[$0].id }
    }
    if next == hovered { return }
    hovered = next
    edgeDidChange()
  }

  @MainActor package func didMove(below point: CellPoint) { pointerIs(at: point) }

  /// Shows the edge under the pointer, and the shape of the pointer for resizing.
  @MainActor private func edgeDidChange() {
    damageFrame()
    let isShaped = drag != nil || hovered != nil
    if isShaped == self.isShaped { return }
    self.isShaped = isShaped
    _ = graph.rootScope.values.runningApp.device?.perform(
      .pointerShape(isShaped ? .columnResize : nil))
  }

  /// Cancels a drag if the table becomes disabled.
  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if !change.contains(.enabled) || scope.values.inherited.isEnabled { return }
    (drag, hovered) = (nil, nil)
    tracks.cancelResizing()
    edgeDidChange()
  }

  @MainActor package override func willUnmount() {
    super.willUnmount()
    (drag, hovered) = (nil, nil)
    edgeDidChange()
  }

  /// If the column with the focus, or else the one with the cell cursor, is visible, keeps it
  /// visible when the width changes.
  private func keepFocusVisible(in window: ColumnWindow) {
    let before = placed
    let width = columnRoom(in: size.width)
    placed = (width, window)
    guard let before, before.width != width else { return }
    let column = graph.focus.current.flatMap { tracks.column(with: $0) } ?? tracks.chosenIndex
    if column == tracks.kept { return }
    if let column, !before.window.contains(column) { return }
    graph.afterCommit(for: self) { $0.tracks.keep(column) }
  }
}
