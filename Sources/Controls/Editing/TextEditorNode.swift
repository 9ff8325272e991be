// SPDX-License-Identifier: MIT
// Views: the rows inside a text editor.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumEditing
import CuriumTerminal
import CuriumTokens

/// Edits multiline text. A block is wrapped when it becomes visible.
final class TextEditorNode: TextControlNode {
  typealias Row = TextRows.Row

  /// Everything except the text that determines how the visible rows look.
  private struct Look: Equatable {
    var top = 0
    var left = 0
    var selection: Range<Int>?
    var thumb: Range<Int>?
    var gutter = EditorGutter()
    var line: Int?
    var brackets: [Int] = []
    var isEmpty = false
    var matches: ArraySlice<Range<Int>> = []
    var match: Range<Int>?
    var completion: Substring?
    var diagnostics: [TextDiagnostic] = []
  }

  /// The options of the environment.
  private(set) var options = EditorOptions()
  /// The text that is shown while the editor is empty.
  private var prompt: String
  /// The bar below the text.
  private(set) var bar: EditorBar.Link
  /// The offset of the first visible row.
  private(set) var top = 0
  /// The first visible column of the text, if lines aren't wrapped.
  private(set) var left = 0
  /// `true` while the user has scrolled the caret out of view.
  private var isScrolledAway = false
  /// The rows of the text that were visible.
  var rows = TextRows()
  private var edited = TextRows.Edited.nothing
  private var painted = Look()
  /// The column that vertical movements aim for.
  var goal: Int?
  /// `true` if a caret between two rows of a line is shown at the end of the first.
  var isAtRowEnd = false
  /// The tokens of the text, if it is shown with syntax highlighting.
  var code = CodeStates()
  /// The search that the bar has started.
  var find: EditorFind?
  /// The diagnostics of the environment.
  var diagnostics = LineDiagnostics()
  /// The line in whose gutter a drag began.
  var gutterDragLine: Int?
  private var isDraggingBar = false
  /// The scrolling of a drag that selects text.
  var dragScroll = DragScroll(from: .zero)

  @MainActor init(_ view: TextArea, _ context: borrowing _MountContext) {
    prompt = view.prompt
    bar = view.bar
    super.init(view.edited, isMultiline: true, context)
    adoptOptions()
    bar.editor.node = self
    adoptQuery()
  }

  /// Starts the search that the bar requests, after the current update.
  @MainActor private func adoptQuery() {
    if bar.query == find?.query { return }
    graph.afterCommit { [weak self] in
      guard let self, !flags.contains(.unmounted) else { return }
      receive(bar.query)
    }
  }

  override var metrics: TextMetrics {
    TextMetrics(
      ambiguousIsWide: graph.painting.pool.ambiguousIsWide,
      tabWidth: options.indentation.width)
  }

  @MainActor func receive(_ view: TextArea) {
    if view.prompt != prompt {
      prompt = view.prompt
      damageFrame()
    }
    bar = view.bar
    bar.editor.node = self
    _ = receive(view.edited)
    adoptQuery()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    guard change.contains(.keyed) else { return }
    let groups = commandGroups
    adoptOptions()
    if commandGroups != groups { graph.keys.directory.setNeedsUpdate() }
    growIfNeeded()
    setNeedsPlacement()
  }

  private func adoptOptions() {
    options = scope.values.editorOptions
    if options.wrapping != .disabled { left = 0 }
    code.setLanguage(options.language)
    diagnostics.set(options.diagnostics ?? [])
  }

  // MARK: Size

  /// As large as proposed, or as tall as the rows of the text within the line limit and the row of
  /// the message. In a layer that scrolls, the minimum stays without room for it.
  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    var size = proposal.replacingUnspecifiedDimensions(by: CellSize(width: 20, height: 4))
    guard let limits = lineLimits else { return Extent(size) }
    let count = rowCount(inWidth: size.width, upTo: limits.upperBound)
    let height = max(limits.lowerBound, count) + messageRow
    let keepsRows = scope.values.inherited.paragraph.keepsRows
    let minimum = keepsRows ? limits.lowerBound + messageRow : 0
    size.height = proposal.height.map { max(minimum, min($0, height)) } ?? height
    return Extent(size)
  }

  override func placeContents() {
    if isScrolledAway { show(topRow) } else { scrollToCaret() }
    damageAll()
    noteKeyState()
  }

  override func textDidChange() {
    let change = rows.follow(editing)
    let changesLater = code.follow(editing)
    // An edit can move the place of a diagnostic in a later part of its line.
    let isLocal = edited == .nothing && !changesLater && diagnostics.isEmpty
    edited = isLocal ? change : .all
    if find != nil {
      find?.follow(editing)
      if find?.isSearching == true { startTicking() }
    }
    selectionWasSet()
    growIfNeeded()
  }

  /// Scrolls sideways to the start of a selection in one row. If its end doesn't fit too, the
  /// editor then scrolls to the caret there.
  override func selectionWasSet() {
    goal = nil
    isAtRowEnd = false
    guard left > 0, let selection = editing.selection else { return }
    let row = bytes(of: caretRow)
    if selection.lowerBound < row.lowerBound { return }
    let column = editing.buffer.columns(row.lowerBound..<selection.lowerBound, metrics)
    left = min(left, column)
  }

  // MARK: Scrolling

  /// The rows of the text. The row of the message is below them if there are at least two rows.
  var height: Int { max(1, Int(size.height) - messageRow) }

  var topRow: Row { row(of: min(top, editing.buffer.count)) }

  /// The first visible row when the text is scrolled to its end.
  private var lowestTop: Row {
    row(row(of: editing.buffer.count), movedAtMostBy: 1 - height)
  }

  private func scrollToCaret() {
    isScrolledAway = false
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
    scrollSideways(to: caret)
  }

  /// Scrolls to the column of the caret, if lines aren't wrapped.
  private func scrollSideways(to row: Row) {
    guard options.wrapping == .disabled else { return }
    let column = editing.buffer.columns(bytes(of: row).lowerBound..<editing.caret, metrics)
    left = max(min(left, column), column - textWidth)
    // A text that became shorter may end before the first visible column.
    if left > 0 { left = min(left, max(0, widestRow(limit: left + textWidth) - textWidth)) }
  }

  /// Returns the width of the widest visible row. Stops counting after exceeding `limit`.
  private func widestRow(limit: Int = .max) -> Int {
    var widest = 0
    var row: Row? = topRow
    for _ in 0..<height {
      guard let current = row else { break }
      widest = max(widest, editing.buffer.columns(bytes(of: current), metrics, limit: limit))
      row = self.row(current, movedBy: 1)
    }
    return widest
  }

  /// Scrolls a row to the top, or less far if there would be empty rows after the end of the text.
  func show(_ row: Row) {
    top = bytes(of: row).lowerBound
    guard self.row(row, movedBy: height - 1) == nil else { return }
    top = bytes(of: lowestTop).lowerBound
  }

  /// `false` if the editor grows with its text, and the caret and all rows are visible. The Page
  /// keys then scroll the views around it, such as the messages of a chat above its prompt.
  override var scrollsByPage: Bool {
    if size.width == 0 { return false }
    return lineLimits == nil || isScrolledAway || top > 0 || row(topRow, movedBy: height) != nil
  }

  override var firstVisible: Int { top }

  /// Returns to the caret in a different text, such as that of another record.
  override func firstVisibleDidMove(to place: Int?) {
    top = place ?? 0
    if place == nil { isScrolledAway = false }
  }

  /// Keeps the visible rows if the user has scrolled away from the caret.
  @MainActor override func showOutsideChange() {
    guard isScrolledAway else { return showChange() }
    show(topRow)
    isScrolledAway = caret == nil
    showEdit()
  }

  override func showChange() {
    scrollToCaret()
    showEdit()
  }

  private func showEdit() {
    noteKeyState()
    if find != nil { publishStatus() }
    let look = look
    if edited == .nothing, look.diagnostics != painted.diagnostics { announce(look.diagnostics) }
    if look != painted { return damageAll() }
    switch edited {
    case .nothing: graph.requestFrame()
    case .block(let block, let rows) where rowCount(ofBlock: block) == rows: damageRows(of: block)
    default: return damageAll()
    }
    edited = .nothing
  }

  private var look: Look {
    Look(
      top: top, left: left, selection: editing.selection, thumb: thumb, gutter: gutter,
      line: currentLine, brackets: brackets,
      isEmpty: !prompt.isEmpty && editing.buffer.count == 0, matches: visibleMatches,
      match: selectedMatch,
      completion: restOfCompletion, diagnostics: shownDiagnostics)
  }

  /// The offsets of the bracket at the caret and its matching bracket, if they are highlighted.
  var brackets: [Int] {
    guard options.matchesBrackets, editing.selection == nil,
      let pair = editing.buffer.brackets(at: editing.caret)
    else { return [] }
    return [pair.0, pair.1]
  }

  /// The line with the caret, if it is highlighted.
  var currentLine: Int? {
    guard options.highlightsCurrentLine || options.showsLineNumbers else { return nil }
    return editing.buffer.line(at: editing.caret)
  }

  private func damageAll() {
    painted = look
    edited = .nothing
    damageFrame()
  }

  /// Scrolls sideways without moving the caret, up to the widest visible row.
  @MainActor private func scrollSideways(by count: Int) -> Bool {
    guard options.wrapping == .disabled else { return false }
    let next = max(0, min(left + count, max(left, widestRow() - textWidth)))
    if next == left { return false }
    left = next
    isScrolledAway = caret == nil
    damageAll()
    return true
  }

  /// Scrolls without moving the caret. Returns `false` if the text is already at that end.
  @MainActor func scroll(by count: Int) -> Bool {
    let before = top
    show(row(topRow, movedAtMostBy: count))
    if top == before { return false }
    isScrolledAway = caret == nil
    damageAll()
    return true
  }

  // MARK: Places

  override var caretCell: CellPoint? {
    guard let y = caretY else { return nil }
    let start = bytes(of: caretRow).lowerBound
    let column = editing.buffer.columns(start..<editing.caret, metrics) - left
    if column < 0 || options.wrapping == .disabled && column > textWidth { return nil }
    // The spaces at the end of a wrapped row take no room.
    return CellPoint(x: min(gutter.width + column, Int(size.width) - 1), y: y)
  }

  @MainActor override var caretAnchor: CellPoint? { caret.map(startOfCompletedPart) }

  /// Returns the offset at a column of a row, to which the caret is about to move. Notes whether it
  /// is the end of the row: the next row can begin at the same offset.
  func aim(atColumn column: Int, in row: Row, roundsDown: Bool = false) -> Int {
    let range = bytes(of: row)
    let place = editing.buffer.place(
      atColumn: column, in: range, metrics, roundsDown: roundsDown)
    isAtRowEnd = place == range.upperBound && !endsLine(row)
    return place
  }

  /// Forgets the column that the arrows keep. Left of the text, a drag reaches the columns that
  /// have scrolled out of view.
  override func aim(at point: CellPoint, roundsDown: Bool) -> Int {
    goal = nil
    return aim(
      atColumn: max(0, point.x - gutter.width + left), in: visibleRow(nearest: point.y),
      roundsDown: roundsDown)
  }

  // MARK: Finding

  override var commandGroups: TextCommand.Groups { options.commandGroups }

  override var nextTick: Duration? {
    find?.isSearching == true || isScanningCode ? .zero : dragScroll.due
  }

  @MainActor override func tick(at now: Duration) {
    continueDrag(at: now)
    if isScanningCode { scanCode() }
    if find == nil { return }
    find?.proceed(in: editing.buffer)
    findDidProceed()
    if look != painted { damageAll() }
  }

  // MARK: Keys

  @MainActor override func perform(
    _ command: TextCommand, selecting: Bool, _ rules: TextInputRules
  ) -> TextEditing.Outcome { performInRows(command, selecting: selecting, rules) }

  @MainActor override func handlePlainKey(_ press: KeyPress, _ rules: TextInputRules)
    -> TextEditing.Outcome
  { handlePlainKeyInRows(press, rules) }

  /// Claims Return as well, which starts a line.
  override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    takesText && stroke.key == .return && stroke.modifiers.isEmpty
      || super.claims(stroke, isShortcut: isShortcut)
  }

  override func edits(_ key: KeyEquivalent) -> Bool {
    switch key {
    case .upArrow:
      editing.buffer.count > 0
        || scope.values.textInputOptions.history?.wrappedValue.isEmpty == false
    case .downArrow: editing.buffer.count > 0
    case .pageUp, .pageDown: editing.buffer.count > 0 && scrollsByPage
    default: super.edits(key)
    }
  }

  override var keepsArrows: Bool { true }

  @MainActor override func focusDidMove() {
    super.focusDidMove()
    // The suggestions close, even if the focus is in the bar below the text.
    if !isFocused { completion?.acceptance.query?.wrappedValue = nil }
  }

  // MARK: Pointer

  override var scrollsItself: Bool { scrollsByPage }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    let row = event.position.y - absoluteOrigin.y
    switch event.kind {
    case .scrolled(let x, let y):
      let movesDown = y != 0 && scroll(by: event.wheelDistance(y, in: height))
      return x != 0 && scrollSideways(by: event.wheelDistance(x, in: textWidth)) || movesDown
    case .down where event.button == .primary:
      dragScroll = DragScroll(from: event.position)
      if pressMessage(event) || pressGutter(event, in: graph) { return true }
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
    case .dragged where graph.pointer.captured === self: return drag(event)
    case .up where graph.pointer.captured === self:
      dragScroll.stop()
      return select(upTo: event)
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

  // MARK: Paint

  override func paint(_ painter: inout Painter) {
    // Used only on the main actor, though painting isn't isolated.
    nonisolated(unsafe) let (node, painter) = (self, painter)
    MainActor.assumeIsolated { node.draw(with: painter) }
  }

  /// Paints on the main actor. When a value changes that the app's marks have read, the editor is
  /// damaged.
  @MainActor private func draw(with painter: Painter) {
    if options.gutter == nil {
      paintRows(painter)
    } else if graph.observingPart(for: self, { paintRows(painter) }) {
      graph.beforeFrame { [weak self] in self?.damageFrame() }
    }
    if editing.buffer.count == 0, !prompt.isEmpty {
      paint(placeholder: prompt, x: gutter.width, width: textWidth, rows: height, painter)
    }
    paintBar(painter)
    paintMessage(painter)
  }

  override var hasContent: Bool { true }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    damageFrame()
  }

  @MainActor override var semantics: Semantics? {
    var semantics = Semantics(
      role: .textField, label: prompt, value: editing.text, isEnabled: isEnabled,
      isFocused: isFocused)
    semantics.isReadOnly = isReadOnly
    semantics.isInvalid = diagnostics.hasErrors
    semantics.hint = spoken(shownDiagnostics)
    return semantics
  }
}
