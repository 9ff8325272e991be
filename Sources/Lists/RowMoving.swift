// SPDX-License-Identifier: MIT
// Views: rows of a list that the user can move.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

extension DynamicViewContent {
  /// Lets the user move the rows in a `List`, with keys or by dragging them.
  ///
  /// `action` moves the elements in the app's data:
  ///
  ///     struct Tasks: View {
  ///       @State private var tasks = ["Plan", "Write", "Test"]
  ///       @State private var selection: String?
  ///
  ///       var body: some View {
  ///         List(selection: $selection) {
  ///           ForEach(tasks, id: \.self) { Text($0) }
  ///             .onMove { tasks.moveSubranges($0, to: $1) }
  ///         }
  ///       }
  ///     }
  ///
  /// The offsets count the elements of this `ForEach`, so in a filtered list, convert them first.
  /// Rows never move to another `ForEach`, such as that of another section.
  ///
  /// *Keys:* in a list with a `selection`, Option-Up and Option-Down move the selected rows by one
  /// row. A key map changes the keys with the names `list.move-up` and `list.move-down`.
  ///
  /// *Pointer:* while the user drags a row, a line shows where it will be inserted. A drag that is
  /// held above or below the list scrolls it. Escape cancels the drag. A selected row takes the
  /// other selected rows along. Drags in a text field or a slider, and gestures in the row, don't
  /// move it. A `.simultaneousGesture` in the row follows the same drag.
  ///
  /// *Tokens:* `sidebar.marker` for the line.
  ///
  /// - Parameter action: Moves the elements at the offsets, so that they come before the element
  ///   that is now at the destination; a destination equal to the number of elements is the end.
  ///   With `nil`, the rows can't be moved. `.disabled` has the same effect.
  public func onMove(perform action: (@MainActor (RangeSet<Int>, Int) -> Void)?)
    -> some DynamicViewContent
  {
    ValueContent(
      content: self, value: action.map { RowMove(perform: $0) }, make: RowMoveNode.init)
  }

  /// Lets the user move blocks of rows, such as the branches of a tree.
  ///
  /// - Parameters:
  ///   - action: Moves the rows at the offsets, which are whole blocks.
  ///   - outline: The rows of a tree, if they can move to any parent.
  ///   - blocks: Returns the block that contains the first row, if it can change places with the
  ///    block that starts with the second row.
  package func onMove(
    perform action: (@MainActor (RangeSet<Int>, Int) -> Void)?, outline: (any TreeOutline)? = nil,
    blocks: @escaping @MainActor (Int, Int) -> Range<Int>?
  ) -> some DynamicViewContent {
    ValueContent(
      content: self,
      value: action.map { RowMove(perform: $0, blockAround: blocks, outline: outline) },
      make: RowMoveNode.init)
  }
}

/// How the rows of a collection move.
struct RowMove {
  /// Moves the rows at the offsets before the row at the destination.
  let perform: @MainActor (RangeSet<Int>, Int) -> Void
  /// Returns the block that contains the first row, if it can change places with the block that
  /// starts with the second row. `nil` if each row is a block.
  var blockAround: (@MainActor (Int, Int) -> Range<Int>?)?
  /// The rows of a tree, if they can move to any parent.
  var outline: (any TreeOutline)?

  /// `true` if the rows of a tree are sorted, so that they can't change places.
  @MainActor var isSorted: Bool { outline?.isSorted == true }

  /// Returns the block that contains a row, if it can change places with that of another row.
  @MainActor func block(of row: Int, beside other: Int) -> Range<Int>? {
    guard let blockAround else { return row..<row + 1 }
    return blockAround(row, other)
  }

  /// Returns the blocks that start with one of some rows and can change places with that of another
  /// row.
  @MainActor func blocks(of rows: RangeSet<Int>, beside other: Int) -> RangeSet<Int> {
    guard let blockAround else { return rows }
    var result = RangeSet<Int>()
    for row in rows.ranges.joined() {
      guard let block = blockAround(row, other), block.lowerBound == row else { continue }
      result.insert(contentsOf: block)
    }
    return result
  }

  /// Returns the number of blocks before the one that starts with a row, and the number of all
  /// blocks that can change places with it, including itself. `count` is the number of rows.
  @MainActor func position(of row: Int, among count: Int) -> (place: Int, count: Int) {
    if blockAround == nil { return (row, count) }
    var start = row
    var before = 0
    while start > 0, let block = self.block(of: start - 1, beside: row) {
      start = block.lowerBound
      before += 1
    }
    var end = row
    var after = 0
    while end < count, let block = self.block(of: end, beside: row) {
      end = block.upperBound
      after += 1
    }
    return (before, before + after)
  }
}

/// Lets the user drag the rows of one collection. It takes no part in layout.
///
/// The drag begins when the pointer leaves the line of the press. It ends the press of a button or
/// a toggle in the row. Controls that are dragged themselves, and other gestures, come first.
final class RowMoveNode: RowActionNode<RowMove>, PointerGesture {
  private(set) var phase = GesturePhase.idle
  /// The pressed row.
  private var grabbed: (id: AnyHashable, index: Int)?
  /// The rows that are dragged.
  private var dragged = RangeSet<Int>()
  /// Where the rows of a tree will go.
  private var target: TreeTarget?
  /// The collapsed row below the pointer, and the time at which it opens.
  private var opening: (id: AnyHashable, due: Duration)?
  private var start = CellPoint.zero
  private var dragScroll = DragScroll(from: .zero)

  /// The time for which the pointer rests on a collapsed row until it opens.
  private static let openingDelay = Duration.milliseconds(500)

  @MainActor override init(_ action: RowMove?, _ context: borrowing _MountContext) {
    super.init(action, context)
    list?.moves.count += 1
  }

  @MainActor override func willUnmount() {
    graph.pointer.gestures.fail { $0 === self }
    list?.moves.count -= 1
    super.willUnmount()
  }

  @MainActor override func didReceiveValue(after old: RowMove?) {
    super.didReceiveValue(after: old)
    // The rows around a row decide whether keys can move it out or in.
    if value?.outline != nil { graph.keys.directory.setNeedsUpdate() }
    if phase == .active { graph.afterCommit(for: self) { $0.rowsDidChange() } }
  }

  @MainActor override func availabilityDidChange() {
    if phase != .idle, !isEnabled { graph.pointer.gestures.fail { $0 === self } }
    super.availabilityDidChange()
  }

  // MARK: Gesture

  override var gesture: (any PointerGesture)? { self }
  var priority: GesturePriority { .simultaneous }
  var button: PointerEvent.Button { .primary }
  var ignoresClick: Bool { false }
  var endsPress: Bool { true }
  var isWaiting: Bool { false }
  var needsClick: Bool { false }

  @MainActor func down(_ event: PointerEvent) {
    let point = event.position
    guard let row = row(at: point) else { return }
    grabbed = (row.identifier, row.index)
    start = point
    dragScroll = DragScroll(from: point)
    phase = .possible
  }

  @MainActor func dragged(to point: CellPoint) {
    if phase == .active { return follow(point) }
    guard phase == .possible, point.y != start.y else { return }
    let arena = graph.pointer.gestures
    if isHeldInRow || arena.contains(.recognized) || arena.contains(.active) { return fail() }
    // A gesture in the row may need a longer drag.
    if arena.contains(.possible) { return }
    start = point
    phase = .recognized
  }

  @MainActor func up(at point: CellPoint) {
    if phase == .active { return drop(at: point) }
    if phase == .possible { list?.clickPostponed() }
    fail()
  }

  @MainActor func act() {
    // Another collection or gesture may have won since.
    guard let list, let collection, let grabbed, !isHeldInRow,
      !graph.pointer.gestures.contains(.active)
    else { return fail() }
    phase = .active
    dragged = rows(with: grabbed.id, at: grabbed.index, in: collection, of: list)
    graph.pointer.capture(self)
    follow(start)
  }

  @MainActor func fail() {
    phase = .idle
    grabbed = nil
    target = nil
    opening = nil
    dragScroll.stop()
    graph.pointer.release(from: self)
    list?.forgetPostponed()
    list?.show(nil)
  }

  /// Scrolls with the wheel during the drag. The arena passes on the other events.
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard graph.pointer.captured === self else { return false }
    if case .scrolled = event.kind {
      graph.pointer.release(from: self)
      _ = graph.pointer.route(event)
      graph.pointer.capture(self)
      aim()
    }
    return true
  }

  /// Returns the row at a cell of the screen that contains no other rows.
  private func row(at point: CellPoint) -> ListRowNode? {
    var found: ListRowNode?
    collection?.forEachChild { child in
      if let row = child.listRow, row.isLeaf, row.absoluteFrame.contains(point) { found = row }
    }
    return found
  }

  /// `true` if the drag belongs to a control in the row, such as a slider. It doesn't belong to a
  /// button or to a link in text.
  private var isHeldInRow: Bool {
    guard let captured = graph.pointer.captured, collection?.contains(captured) == true else {
      return false
    }
    return captured.pressable?.hasAction != true && captured.selectableText == nil
  }

  // MARK: Dragging

  /// Shows where the rows will be inserted. Scrolls while the pointer is held beyond the list.
  @MainActor private func follow(_ point: CellPoint) {
    guard let scroller = list?.scroller else { return }
    let rows = dragScroll.follow(point, over: scroller.absoluteFrame, in: graph)
    if dragScroll.due != nil { startTicking() }
    if rows != 0 { scroller.scroll(y: rows) }
    aim()
  }

  override var nextTick: Duration? {
    [dragScroll.due, opening?.due].compactMap { $0 }.min()
  }

  @MainActor override func tick(at now: Duration) {
    if let opening, opening.due <= now {
      self.opening = nil
      if let row = target?.place.parent { value?.outline?.open(row) }
    }
    let rows = dragScroll.step(at: now)
    if rows == 0 { return }
    guard phase == .active, list?.scroller?.scroll(y: rows) == true else {
      return dragScroll.stop()
    }
    aim()
  }

  @MainActor private func aim() {
    guard let list, let collection, let grabbed else { return }
    if let outline = value?.outline { return aim(in: outline, from: grabbed.index) }
    let target = destination(from: grabbed.index).flatMap { dragged.canMove(to: $0) ? $0 : nil }
    list.show(target.map { RowInsertion(collection: collection, index: $0) })
  }

  /// The position of the pointer in the collection. Beyond the list, that of its first or last
  /// visible row.
  private var pointedPosition: Int? {
    guard let collection, let scroller = list?.scroller,
      let origin = scroller.position(of: collection, along: .vertical)
    else { return nil }
    let frame = scroller.absoluteFrame
    let y = max(frame.minY, min(dragScroll.point.y, frame.maxY - 1)) - scroller.absoluteOrigin.y
    return y + scroller.offsetY - origin
  }

  /// Returns where the rows are inserted, so that the pressed row takes the place of the row under
  /// the pointer; `nil` on the pressed row, and where its rows can't go.
  @MainActor private func destination(from index: Int) -> Int? {
    guard let collection, let pointedPosition else { return nil }
    let target = collection.extents.index(at: pointedPosition)
    guard let block = value?.block(of: target, beside: index), !block.contains(index) else {
      return nil
    }
    return block.lowerBound > index ? block.upperBound : block.lowerBound
  }

  /// Finds the dragged rows again after the app has changed its data during the drag.
  @MainActor private func rowsDidChange() {
    guard phase == .active, let list, let collection, let grabbed else { return }
    let isInPlace =
      grabbed.index < collection.extents.count
      && collection.identifiers(of: grabbed.index..<grabbed.index + 1) == [grabbed.id]
    guard let index = isInPlace ? grabbed.index : collection.index(of: grabbed.id) else {
      return graph.pointer.gestures.fail { $0 === self }
    }
    self.grabbed = (grabbed.id, index)
    dragged = rows(with: grabbed.id, at: index, in: collection, of: list)
    aim()
  }

  /// Returns the rows that are dragged with one of them. In a tree whose rows can move to any
  /// parent, they can have different parents.
  @MainActor private func rows(
    with id: AnyHashable, at index: Int, in collection: LazyCollectionNode, of list: ListNode
  ) -> RangeSet<Int> {
    value?.outline == nil
      ? list.movedRows(with: id, at: index, in: collection)
      : list.offsets(of: id, at: index, in: collection)
  }

  /// Moves the rows.
  @MainActor private func drop(at point: CellPoint) {
    rowsDidChange()
    follow(point)
    if value?.outline != nil { return dropInTree() }
    let target = grabbed.flatMap { destination(from: $0.index) }
    guard phase == .active, let list, let collection, let grabbed, let target else { return fail() }
    fail()
    list.move(grabbed.id, at: grabbed.index, to: target, in: collection)
  }

  // MARK: Trees

  /// Shows where the rows of a tree will go. Waits for a collapsed row to open.
  @MainActor private func aim(in outline: any TreeOutline, from index: Int) {
    guard let list, let collection, let pointedPosition else { return }
    let moved = outline.topmost(of: dragged)
    let row = min(collection.extents.index(at: pointedPosition), outline.count - 1)
    let guides = collection.existingRow(at: row)?.treeGuides
    if pointedPosition >= collection.extents.total {
      target = outline.end
    } else if row < 0 || moved.contains(where: { outline.branch(of: $0).contains(row) }) {
      target = nil
    } else {
      target = outline.target(
        at: row, from: index, level: guides?.level(at: dragScroll.point.x) ?? .max)
    }
    if let target, !outline.canMove(moved, to: target) { self.target = nil }
    list.show(
      target.map { target in
        let start = guides.map { $0.absoluteOrigin.x - list.absoluteOrigin.x } ?? 0
        return RowInsertion(
          collection: collection, index: target.line ?? target.place.parent ?? 0,
          isInside: target.line == nil, start: start + target.level * (guides?.step ?? 0))
      })
    guard let target, target.line == nil, let closed = target.place.parent,
      outline.isOpen(closed) == false,
      let id = collection.identifiers(of: closed..<closed + 1).first
    else {
      opening = nil
      return
    }
    if opening?.id == id { return }
    opening = (id, graph.now() + Self.openingDelay)
    startTicking()
  }

  @MainActor private func dropInTree() {
    guard phase == .active, let list, let collection, let grabbed, let target,
      let outline = value?.outline
    else { return fail() }
    let moved = outline.topmost(of: dragged)
    fail()
    list.move(moved, to: target.place, in: outline, of: collection, with: grabbed.id)
  }
}

extension RangeSet<Int> {
  /// Returns whether moving the elements to `destination` changes their order.
  func canMove(to destination: Int) -> Bool {
    guard let first = ranges.first, let last = ranges.last else { return false }
    return ranges.count > 1 || destination < first.lowerBound || destination > last.upperBound
  }
}
