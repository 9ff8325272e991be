// SPDX-License-Identifier: MIT
// Views: the rows inside a text editor.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumText
import CuriumTerminal
import CuriumTokens

/// Edits a text of many lines. A block is wrapped when it becomes visible.
final class TextEditorNode: TextControlNode {
  /// A row of a block.
  struct Row: Equatable {
    var block: Int
    var index: Int
  }

  /// Everything except the text that determines how the visible rows look.
  private struct Look: Equatable {
    var top = 0
    var selection: Range<Int>?
    var thumb: Range<Int>?
  }

  /// The part of the text that was edited since the last call of `showChange`.
  private enum Edited {
    case nothing
    /// One block, and the number of rows it had before.
    case block(Int, rows: Int)
    case all
  }

  /// The offset of the first visible row.
  private(set) var top = 0
  /// The row starts of the blocks that are wrapped, by block.
  private var wraps: [Int: [Int]] = [:]
  private var wrapWidth = 0
  private var wrapMetrics = TextMetrics()
  private var wrapRevision = 0
  private var edited = Edited.nothing
  private var painted = Look()
  /// The column that vertical movements aim for.
  var goal: Int?
  /// Whether a caret between two rows of a line is shown at the end of the first.
  var standsAtRowEnd = false
  /// Whether Control+V was pressed, so that Tab inserts a tab.
  var isQuoting = false
  private var isDraggingBar = false

  @MainActor init(_ edited: EditedText, _ context: borrowing _MountContext) {
    super.init(edited, isMultiline: true, context)
  }

  override var metrics: TextMetrics {
    TextMetrics(ambiguousIsWide: graph.painting.pool.ambiguousIsWide, expandsTabs: true)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    Extent(proposal.replacingUnspecifiedDimensions(by: CellSize(width: 20, height: 4)))
  }

  override func placeContents() {
    scrollToCaret()
    damageAll()
  }

  override func textDidChange() {
    keepWraps()
    selectionWasSet()
  }

  override func selectionWasSet() {
    goal = nil
    standsAtRowEnd = false
  }

  /// Discards the rows of the blocks that an edit replaced, and renumbers those after them.
  private func keepWraps() {
    defer { wrapRevision = editing.revision }
    guard editing.revision == wrapRevision + 1, let change = editing.buffer.lastChange else {
      wraps.removeAll()
      edited = .all
      return
    }
    if change.blocks.count == 1, change.count == 1 {
      let block = change.blocks.lowerBound
      edited = .block(block, rows: wraps[block]?.count ?? 0)
      wraps[block] = nil
      return
    }
    edited = .all
    let delta = change.count - change.blocks.count
    var kept: [Int: [Int]] = [:]
    for (block, starts) in wraps where !change.blocks.contains(block) {
      kept[block < change.blocks.lowerBound ? block : block + delta] = starts
    }
    wraps = kept
  }

  // MARK: Rows

  /// The width of a row of text, in columns.
  private var textWidth: Int { max(1, Int(size.width) - 1) }

  private func rowStarts(_ block: Int) -> [Int] {
    if wrapWidth != textWidth || wrapMetrics != metrics || wraps.count > 512 {
      wraps.removeAll()
      wrapWidth = textWidth
      wrapMetrics = metrics
    }
    if let known = wraps[block] { return known }
    let made = editing.buffer.rowStarts(ofBlock: block, width: wrapWidth, wrapMetrics)
    wraps[block] = made
    return made
  }

  func bytes(of row: Row) -> Range<Int> {
    let starts = rowStarts(row.block)
    let content = editing.buffer.content(ofBlock: row.block)
    let start = content.lowerBound + starts[row.index]
    let isLast = row.index + 1 == starts.count
    return start..<(isLast ? content.upperBound : content.lowerBound + starts[row.index + 1])
  }

  private func row(of offset: Int) -> Row {
    let block = editing.buffer.block(at: offset)
    let inside = offset - editing.buffer.range(ofBlock: block).lowerBound
    return Row(block: block, index: (rowStarts(block).lastIndex { $0 <= inside }) ?? 0)
  }

  var caretRow: Row {
    let row = row(of: editing.caret)
    guard standsAtRowEnd, bytes(of: row).lowerBound == editing.caret, !beginsLine(row),
      let before = self.row(row, movedBy: -1)
    else { return row }
    return before
  }

  private func beginsLine(_ row: Row) -> Bool {
    row.index == 0 && editing.buffer.beginsLine(row.block)
  }

  /// Returns whether the row is the last of its line.
  func endsLine(_ row: Row) -> Bool {
    row.index + 1 == rowStarts(row.block).count && editing.buffer.endsLine(row.block)
  }

  /// Returns the row `count` rows away; `nil` beyond the ends of the text.
  func row(_ row: Row, movedBy count: Int) -> Row? {
    var row = row
    for _ in 0..<abs(count) {
      if count > 0 {
        row.index += 1
        if row.index == rowStarts(row.block).count { row = Row(block: row.block + 1, index: 0) }
        if row.block == editing.buffer.blockCount { return nil }
      } else {
        row.index -= 1
        if row.index < 0 {
          if row.block == 0 { return nil }
          row.block -= 1
          row.index = rowStarts(row.block).count - 1
        }
      }
    }
    return row
  }

  /// Returns the row `count` rows away, or the first or last row.
  func row(_ row: Row, movedAtMostBy count: Int) -> Row {
    var row = row
    var left = count
    while left != 0, let next = self.row(row, movedBy: left.signum()) {
      row = next
      left -= left.signum()
    }
    return row
  }

  // MARK: Scrolling

  var height: Int { max(1, Int(size.height)) }

  var topRow: Row { row(of: min(top, editing.buffer.count)) }

  /// The first visible row when the text is scrolled to its end.
  private var lowestTop: Row {
    row(row(of: editing.buffer.count), movedAtMostBy: 1 - height)
  }

  private func scrollToCaret() {
    guard size.width > 0 else { return }
    let caret = caretRow
    let start = bytes(of: caret).lowerBound
    var first = topRow
    if start < bytes(of: first).lowerBound {
      first = caret
    } else {
      let low = row(caret, movedAtMostBy: 1 - height)
      if bytes(of: low).lowerBound > bytes(of: first).lowerBound { first = low }
    }
    show(first)
  }

  /// Scrolls a row to the top, or less far if there would be empty rows after the end of the text.
  func show(_ row: Row) {
    top = bytes(of: row).lowerBound
    guard self.row(row, movedBy: height - 1) == nil else { return }
    top = bytes(of: lowestTop).lowerBound
  }

  override func showChange() {
    scrollToCaret()
    let look = look
    if look != painted { return damageAll() }
    switch edited {
    case .nothing: graph.requestFrame()
    case .block(let block, let rows) where rowStarts(block).count == rows: damageRows(of: block)
    default: return damageAll()
    }
    edited = .nothing
  }

  private var look: Look { Look(top: top, selection: editing.selection, thumb: thumb) }

  private func damageAll() {
    painted = look
    edited = .nothing
    damageFrame()
  }

  private func damageRows(of block: Int) {
    var y = 0
    var row: Row? = topRow
    while let current = row, y < height, current.block <= block {
      if current.block == block {
        let line = CellRect(x: 0, y: y, width: Int(size.width), height: 1)
        let origin = absoluteOrigin
        graph.damage.add(line.offset(x: origin.x, y: origin.y).intersection(absoluteFrame))
      }
      row = self.row(current, movedBy: 1)
      y += 1
    }
    graph.requestFrame()
  }

  /// Scrolls without moving the caret. Returns `false` if the text is already at that end.
  private func scroll(by count: Int) -> Bool {
    let before = top
    show(row(topRow, movedAtMostBy: count))
    if top == before { return false }
    damageAll()
    return true
  }

  /// The rows of the scrollbar's thumb; `nil` if all of the text is visible. It is computed from
  /// bytes, because the rows of the hidden text aren't known.
  var thumb: Range<Int>? {
    guard size.width > 1 else { return nil }
    let end = row(topRow, movedBy: height).map { bytes(of: $0).lowerBound }
    if top == 0, end == nil { return nil }
    let total = max(1, editing.buffer.count)
    let length = max(1, height * ((end ?? total) - top) / total)
    let room = height - length
    let hidden = max(1, total - ((end ?? total) - top))
    // The thumb reaches an end of the bar only at that end of the text.
    let start =
      end == nil ? room : top == 0 ? 0 : min(max(1, room * top / hidden), max(0, room - 1))
    return start..<(start + length)
  }

  // MARK: Places

  @MainActor override var caret: CellPoint? {
    guard size.width > 0 else { return nil }
    let row = caretRow
    let range = bytes(of: row)
    guard range.lowerBound >= top else { return nil }
    var y = 0
    var walked = topRow
    while walked != row {
      y += 1
      guard y < height, let next = self.row(walked, movedBy: 1) else { return nil }
      walked = next
    }
    let column = editing.buffer.columns(range.lowerBound..<editing.caret, metrics)
    let point = CellPoint(
      x: absoluteOrigin.x + min(column, Int(size.width) - 1), y: absoluteOrigin.y + y)
    return absoluteFrame.contains(point) ? point : nil
  }

  func place(atColumn column: Int, in row: Row) -> Int {
    let range = bytes(of: row)
    let place = editing.buffer.place(atColumn: column, in: range, metrics)
    standsAtRowEnd = place == range.upperBound && !endsLine(row)
    return place
  }

  override func place(at point: CellPoint) -> Int {
    goal = nil
    return place(atColumn: max(0, point.x), in: row(topRow, movedAtMostBy: point.y))
  }

  // MARK: Keys

  @MainActor override func outcome(of press: KeyPress) -> TextEditing.Outcome {
    let wasQuoting = isQuoting
    isQuoting = false
    if wasQuoting, press.key == .tab { return insert("\t", scope.values.textInputRules) }
    return super.outcome(of: press)
  }

  @MainActor override func perform(
    _ command: TextCommand, selecting: Bool, _ rules: TextInputRules
  ) -> TextEditing.Outcome { performInRows(command, selecting: selecting, rules) }

  @MainActor override func workOff(_ press: KeyPress, _ rules: TextInputRules)
    -> TextEditing.Outcome
  { workOffRows(press, rules) }

  /// Claims Return as well, which starts a line.
  override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    stroke.key == .return && stroke.modifiers.isEmpty
      || super.claims(stroke, isShortcut: isShortcut)
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    isQuoting = false
    super.focusWithinDidChange(isWithin)
  }

  // MARK: Pointer

  override var scrollsItself: Bool { true }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    let row = event.position.y - absoluteOrigin.y
    switch event.kind {
    case .scrolled(_, let y): return y != 0 && scroll(by: y * 3)
    case .down where event.button == .primary:
      guard thumb != nil, event.position.x == absoluteOrigin.x + Int(size.width) - 1 else { break }
      graph.pointer.capture(self)
      isDraggingBar = true
      dragBar(to: row)
      return true
    case .dragged where isDraggingBar:
      dragBar(to: row)
      return true
    case .up where isDraggingBar:
      isDraggingBar = false
      graph.pointer.release(from: self)
      return true
    default: break
    }
    return super.handle(event, in: graph)
  }

  private func dragBar(to row: Int) {
    let total = editing.buffer.count
    let offset = total * max(0, min(row, height)) / height
    let target =
      row >= height - 1 ? lowestTop : self.row(of: editing.buffer.boundary(atOrAfter: offset))
    show(target)
    damageAll()
  }

  override func paint(_ painter: inout Painter) {
    paintRows(painter)
    paintBar(painter)
  }

  @MainActor override var semantics: Semantics? {
    Semantics(
      role: .textField, value: editing.text, isEnabled: isEnabled,
      isFocused: graph.focus.current === self)
  }
}
