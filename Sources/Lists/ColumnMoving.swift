// SPDX-License-Identifier: MIT
// Views: columns of a table that the user moves.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension View {
  /// Lets the user move the columns whose titles are in this view: by dragging a title, and with
  /// Option-Shift-Left and Option-Shift-Right while a title has the focus.
  ///
  /// - Parameters:
  ///   - tracks: The columns.
  ///   - left: The name of the command that moves a column to the left.
  ///   - right: The name of the command that moves a column to the right.
  ///   - action: Moves a column to the place of another one. Both are places among all columns in
  ///    code. With `nil`, the columns can't be moved. `.disabled` has the same effect.
  package func movesColumns(
    of tracks: ColumnTracks, left: String, right: String,
    perform action: (@MainActor (_ column: Int, _ other: Int) -> Void)?
  ) -> some View {
    ValueContent(
      content: self, value: ColumnMove(tracks: tracks, perform: action), make: ColumnMoveNode.init
    )
    .movesColumn(by: -1, left, "alt+shift+left", id: "table.move-column-left")
    .movesColumn(by: 1, right, "alt+shift+right", id: "table.move-column-right")
  }

  private func movesColumn(by step: Int, _ title: String, _ keys: KeySequence, id: String)
    -> some View
  {
    keyCommand(
      KeyBinding(title, [keys], id: id, hintPriority: .low),
      isAvailable: { $0.columnMove?.isEnabled == true },
      action: { $0.columnMove?.moveFocusedColumn(by: step) == true })
  }
}

extension Node {
  /// The node that moves columns in the commands around it.
  var columnMove: ColumnMoveNode? {
    self as? ColumnMoveNode ?? (keyCommand == nil ? nil : firstChild?.columnMove)
  }
}

/// How the columns of a table move.
struct ColumnMove {
  let tracks: ColumnTracks
  /// Moves a column to the place of another one.
  let perform: (@MainActor (Int, Int) -> Void)?
}

/// A dragged column, and the one whose place it will take, by their ids.
struct ColumnDrop: Equatable {
  let column: String
  let other: String
}

/// Lets the user drag the titles of columns. It takes no part in layout.
///
/// The drag begins when the pointer leaves the column of the press, so a click still presses the
/// title.
final class ColumnMoveNode: ValueNode<ColumnMove>, PointerGesture {
  private(set) var phase = GesturePhase.idle
  /// The id of the pressed column.
  private var grabbed: String?
  private var last = CellPoint.zero
  /// The time at which the columns scroll, while the title is held at an edge.
  private var scrollTime: Duration?

  /// The time for which a title or a drag over cells is held at an edge for each column that
  /// scrolls.
  static let scrollInterval = Duration.milliseconds(300)

  @MainActor override init(_ move: ColumnMove, _ context: borrowing _MountContext) {
    super.init(move, context)
    graph.keys.directory.setNeedsUpdate()
  }

  @MainActor override func willUnmount() { cancel() }

  @MainActor override func didReceiveValue(after old: ColumnMove) {
    if (value.perform == nil) != (old.perform == nil) { availabilityDidChange() }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.enabled) { availabilityDidChange() }
  }

  @MainActor private func availabilityDidChange() {
    graph.keys.directory.setNeedsUpdate()
    if !isEnabled { cancel() }
  }

  @MainActor private func cancel() {
    if phase != .idle { graph.pointer.gestures.fail { $0 === self } }
  }

  private var header: ColumnHeaderNode? { value.tracks.header }

  // MARK: Keys

  /// Moves the column of the focused title. Returns `false` if no title has the focus.
  @MainActor func moveFocusedColumn(by step: Int) -> Bool {
    guard isEnabled, let focused = graph.focus.current, let column = header?.column(with: focused)
    else { return false }
    if canMove(column, to: column + step) { move(column, to: column + step) }
    return true
  }

  /// Returns whether a column and another one can change places. Those that don't scroll stay
  /// before the others.
  private func canMove(_ column: Int, to other: Int) -> Bool {
    guard column != other, let first = value.tracks.column(column),
      let second = value.tracks.column(other)
    else { return false }
    return first.isPinned == second.isPinned
  }

  @MainActor private func move(_ column: Int, to other: Int) {
    let columns = value.tracks.columns
    value.perform?(columns[column].place, columns[other].place)
  }

  // MARK: Gesture

  override var gesture: (any PointerGesture)? { self }
  var priority: GesturePriority { .dragging }
  var button: PointerEvent.Button { .primary }
  var isEnabled: Bool { value.perform != nil && scope.values.inherited.isEnabled }
  var ignoresClick: Bool { true }
  var endsPress: Bool { true }
  var isWaiting: Bool { false }
  var needsClick: Bool { false }

  @MainActor func down(_ event: PointerEvent) {
    let point = event.position
    guard let column = header?.titleColumn(at: point) else { return }
    grabbed = value.tracks.columns[column].id
    last = point
    phase = .possible
  }

  @MainActor func dragged(to point: CellPoint) {
    last = point
    if phase == .active { return follow() }
    guard phase == .possible, let header else { return }
    if header.scrollStep(at: point.x) != 0 || header.dropColumn(at: point.x) != grabbedIndex {
      phase = .recognized
    }
  }

  @MainActor func up(at point: CellPoint) {
    last = point
    let target = phase == .active ? target : nil
    fail()
    if let (column, other) = target { move(column, to: other) }
  }

  /// Starts the drag. The title that had the press has lost it.
  @MainActor func act() {
    phase = .active
    graph.pointer.capture(self)
    follow()
  }

  @MainActor func fail() {
    phase = .idle
    grabbed = nil
    scrollTime = nil
    graph.pointer.release(from: self)
    header?.show(nil)
  }

  // MARK: Dragging

  private var grabbedIndex: Int? { grabbed.flatMap { header?.columnIndex(of: $0) } }

  /// The dragged column, and the one whose place it takes; `nil` if it stays where it is.
  private var target: (column: Int, other: Int)? {
    guard let column = grabbedIndex, let other = header?.dropColumn(at: last.x),
      canMove(column, to: other)
    else { return nil }
    return (column, other)
  }

  /// Shows where the column will be. Scrolls while the title is held at an edge.
  @MainActor private func follow() {
    if header?.scrollStep(at: last.x) ?? 0 == 0 {
      scrollTime = nil
    } else if scrollTime == nil {
      scrollTime = graph.now() + Self.scrollInterval
      startTicking()
    }
    aim()
  }

  @MainActor private func aim() {
    let columns = value.tracks.columns
    header?.show(
      target.map { ColumnDrop(column: columns[$0.column].id, other: columns[$0.other].id) })
  }

  override var nextTick: Duration? { scrollTime }

  @MainActor override func tick(at now: Duration) {
    guard let due = scrollTime, due <= now else { return }
    let step = header?.scrollStep(at: last.x) ?? 0
    let isScrolled = step != 0 && value.tracks.scroll(.by(step))
    scrollTime = isScrolled ? now + Self.scrollInterval : nil
    aim()
  }
}
