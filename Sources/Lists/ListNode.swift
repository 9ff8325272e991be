// SPDX-License-Identifier: MIT
// Views: focus, selection and keys of a list.

@_spi(Nodes) import CuriumEngine
import CuriumTokens
import CuriumTerminal
@_spi(Nodes) import CuriumViews

/// Takes the focus for all rows of a list and moves the selection. Rows out of view are scrolled
/// into view before they are selected, so that moving costs the same in a list of any length.
final class ListNode: WrapperNode, RowHost {
  override var rowHost: (any RowHost)? { self }
  override var paintsEvenly: Bool { moves.insertion == nil }

  private(set) var selection: (any ListSelection)?
  private(set) var choice = ListChoice.none
  /// The row that keys move from.
  private(set) var lead: AnyHashable? { didSet { if lead != oldValue { leadCollection = nil } } }
  /// The collection of that row, if the user chose it.
  private(set) var leadCollection: LazyCollectionNode?
  /// The row that the first key selects, while the list has the focus and no selected row exists.
  private(set) var markedID: AnyHashable?
  /// `true` if that row was in view before the rows changed.
  private var markWasInView = false
  /// If the row that keys move from isn't in the data: its id, and the number of rows at that time.
  /// Another search would take time proportional to that number.
  private var goneLead: (id: AnyHashable, count: Int)?
  /// The row from which Shift extends the selection, while it is selected or keys move from it.
  private var selectionAnchor: RowPlace?
  /// `true` after Space, Control-click and Control with an arrow, in a multiple selection: keys
  /// move without selecting.
  var movesWithoutSelecting = false
  /// `true` if there was a selected row near the view when the selection or the mark last changed.
  private(set) var showsSelection = false
  /// `true` while the list itself changes the selection.
  private(set) var isChoosing = false
  /// The position in the content of the row that was chosen last.
  private(set) var leadTop: Int?
  /// `true` until a row exists.
  var awaitsRows = true
  /// The rows that can take the place of the one that keys move from.
  var successors: RowSuccessors?
  /// The height at the last placement.
  private var knownHeight: Int32 = 0
  /// `firstColumn` in the last frame; `nil` if the rows have changed since.
  private(set) var shownColumn: Int?
  var search: ListSearch?
  /// The last click on a row.
  var lastClick: RowClick?
  var moves = RowMoves()
  var cellDrag: CellDrag?
  var exclusion = RowExclusion()
  var rowLook = RowLook()
  /// `true` if a view in the list has set its own lines at any time.
  var hasOwnSeparators = false

  @MainActor init(_ selection: (any ListSelection)?, _ context: borrowing _MountContext) {
    self.selection = selection
    super.init(context)
    noteInput()
    adoptRowLook()
    evaluate()
  }

  override var viewName: String { "List" }
  override var hasContent: Bool { true }
  override var layoutPriority: Double { 0 }
  override var isFocusable: Bool { selection != nil && scope.values.inherited.isEnabled }
  /// A click beside the rows moves the focus to the list.
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if graph.pointer.captured === self, event.kind != .down { return dragCells(with: event) }
    if event.kind == .down, event.button == .secondary {
      if selection == nil { warnOfMenus() }
      return isFocusable && openMenu(with: event)
    }
    guard event.kind == .down, event.button == .primary, isFocusable else { return false }
    graph.focus.move(to: self)
    return true
  }

  override var isControl: Bool { selection != nil }
  override var wholeControl: LayoutNode { table ?? self }
  var hasSolidRows: Bool { selection != nil || moves.count > 0 }

  func isSelected(_ id: AnyHashable) -> Bool { choice.contains(id) }
  func isLead(_ id: AnyHashable) -> Bool {
    (markedID ?? lead) == id && (movesWithoutSelecting || !choice.contains(id))
  }

  @MainActor func receive(_ selection: (any ListSelection)?) {
    if (self.selection == nil) != (selection == nil) { graph.focus.setNeedsOrder() }
    self.selection = selection
    evaluate()
    reviewCells()
  }

  override var selectsText: Bool { true }

  /// Reads the selection. The views around the rows update their contents.
  @MainActor override func evaluate() {
    flags.remove(.invalid)
    let old = choice
    let next: ListChoice = graph.observing(for: self) { selection?.read(after: old) ?? .none }
    if !isChoosing, lead == nil, next.first == nil, old.first != nil, let row = leadRow {
      findSuccessors(of: row)
    }
    choice = next
    let isMoved = choice.column.map { selection?.columns?.receive(cursor: $0) == true } ?? false
    selection?.columns?.receive(selected: choice.cells?.columns ?? [])
    repaintCells(after: old)
    reviewCells(after: old)
    // The app has cleared the selection. If the user did it with Space, keys still don't select.
    if choice.first == nil, old.first != nil, !isChoosing { movesWithoutSelecting = false }
    if let id = choice.only, id != old.only || isMoved {
      if let before = old.only { fadeSelection(from: before, to: id) }
      if !isChoosing { follow(id) }
    }
    if !isChoosing, choice.addsTo(old) { follow(additionsTo: old) }
    // The app has selected other rows, and keys act on those.
    if !isChoosing, !movesWithoutSelecting, selection?.isMultiple == true, choice.first != nil,
      let lead, !choice.contains(lead)
    {
      self.lead = nil
    }
    // Before the rows are refreshed, so that the current row is reported with the new mark.
    if isFocused, !isChoosing { whenSettled { [self] in updateMark() } }
    refreshRows()
    // Space and Return can be keys of the list, or of commands around it.
    graph.keys.directory.setNeedsUpdate()
  }

  /// Shows a row that was selected elsewhere. Keys continue from it.
  @MainActor private func follow(_ id: AnyHashable) {
    if lead != id { lead = nil }
    graph.afterCommit { [self] in reveal(id) }
  }

  /// Shows the first of several rows that the app has added to the selection, unless a selected row
  /// is in view. Keys continue from it.
  @MainActor private func follow(additionsTo before: ListChoice) {
    whenSettled { [self] in
      guard let id = firstAddition(to: before) else { return }
      lead = id
      refreshRows()
      graph.keys.directory.setNeedsUpdate()
      reveal(id)
    }
  }

  /// Shows the rows that the app selected before they were loaded.
  @MainActor private func followSelection() {
    if let id = choice.only { follow(id) } else { follow(additionsTo: .none) }
  }

  @MainActor private func refreshRows() {
    let before = showsSelection
    for row in rows { row.refresh() }
    showsSelection = rows.contains { $0.isSelected }
    // The mark of the row that keys move from depends on it.
    if showsSelection != before { for row in rows where row.isLead { row.damageFrame() } }
    reportCurrentRow()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.enabled) {
      if !isFocusable, isFocused { graph.focus.moveOff(self) }
      graph.focus.setNeedsOrder()
    }
    if change.contains(.keyed) {
      adoptRowLook()
      if isFocused, rows.isEmpty { damageFrame() }
    }
  }

  @MainActor override func willUnmount() { reportRemoval() }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    markedID = nil
    goneLead = nil
    // A list that gets the focus as it appears has no rows yet.
    if isWithin {
      attractRenaming()
      whenSettled { [self] in updateMark() }
    }
    refreshRows()
    damageFrame()
  }

  @MainActor func updateMark() {
    let next = isFocused && !hasLead ? (keptMark ?? nearestToLead?.identifier) : nil
    markWasInView = false
    if next == markedID { return }
    // A list without rows has a mark of its own.
    if next == nil || markedID == nil { damageFrame() }
    markedID = next
    refreshRows()
    graph.keys.directory.setNeedsUpdate()
  }

  /// The marked row, if the mark stays there: rows that come and go don't move it, unless they move
  /// its row out of view. At the end of a list that follows it, the mark follows too.
  @MainActor private var keptMark: AnyHashable? {
    guard let markedID, !followsEnd else { return nil }
    if let row = existingRow(markedID) {
      if !canSelect(row) { return nil }
      if isOnScreen(row) { return markedID }
    }
    let isThere = !markWasInView && place(of: RowPlace(id: markedID), in: leafCollections) != nil
    return isThere ? markedID : nil
  }

  /// `true` if the row that keys move from is in the data. A row that is gone counts as gone until
  /// it exists again or there are more rows.
  @MainActor var hasLead: Bool {
    guard let id = leadID else { return false }
    let count = collections.reduce(0) { $0 + $1.extents.count }
    let isGone = goneLead.map { $0.id == id && count <= $0.count } ?? false
    let isFound = rows.contains { $0.identifier == id } || !isGone && findRow(id) != nil
    goneLead = isFound ? nil : (id, count)
    return isFound
  }

  /// Marks an empty list that has the focus, because it has no row to mark.
  override func paint(_ painter: inout Painter) {
    shownColumn = firstColumn
    super.paint(&painter)
    paintColumnLines(painter)
    paintInsertion(painter)
    guard isFocused, rows.isEmpty, scope.values.isFocusEffectEnabled else { return }
    let mark = scope.values.inherited.glyph("curium.row.marker") ?? ">"
    painter.draw(mark, x: 0, y: 0, ComponentTokens.Sidebar.markerColor, [], scope)
  }

  @MainActor override var semantics: Semantics? {
    Semantics(
      role: .list, isEnabled: scope.values.inherited.isEnabled, isFocused: isFocused)
  }

  /// A long search continues between frames.
  // `.zero` means immediately: the clock is already past it.
  override var nextTick: Duration? { search?.isRunning == true ? .zero : cellDrag?.due }
  @MainActor override func tick(at now: Duration) {
    continueSearch()
    continueDrag(at: now)
  }

  // MARK: Rows

  var scroller: ScrollNode? { firstChild?.scrollArea }

  /// Returns the position of a row in the content.
  func top(of row: ListRowNode) -> Int {
    scroller?.position(of: row, along: .vertical) ?? 0
  }

  /// Keeps the selected row visible when the list becomes shorter.
  override func placeContents() {
    if let scroller, scroller.flags.contains(.placed), size.height < knownHeight,
      let row = leadRow, isInView(row), !staysOnScreen(row)
    {
      scroller.scrollAfterLayout(
        to: ScrollTarget(place: .row(row.collection, row.index), anchor: nil))
    }
    knownHeight = size.height
    super.placeContents()
  }

  /// Returns whether the anchor of the content keeps a row in view at the new height.
  private func staysOnScreen(_ row: ListRowNode) -> Bool {
    guard let scroller, scroller.isAnchored else { return false }
    guard scope.values.defaultScrollAnchor == .bottom, let last = rows.last else { return true }
    return top(of: last) - top(of: row) < Int(size.height)
  }

  /// Keeps the selected row in view when rows around it are added, removed or moved.
  @MainActor func rowsWillChange() {
    shownColumn = nil
    choice.cells?.rows.forgetPlaces()
    graph.service(ScreenFade.self).end(for: self)
    indicesWillChange()
    if isFocused {
      if let row = markedID.flatMap(existingRow), isOnScreen(row) { markWasInView = true }
      whenSettled { [self] in updateMark() }
    }
    reportCurrentRow()
    guard let row = leadRow else {
      if awaitsRows { followSelection() }
      return
    }
    let id = row.identifier
    findSuccessors(of: row)
    guard scroller?.isAnchored != true, isOnScreen(row) else { return }
    whenSettled { [self] in reveal(id) }
  }

  /// Scrolls the row that keys move from into view, and the column of the cell cursor.
  @MainActor private func reveal(_ id: AnyHashable) {
    guard !flags.contains(.unmounted), leadID == id else { return }
    revealCursor()
    if let row = rows.first(where: { $0.identifier == id }), isOnScreen(row) { return }
    _ = scroll(toRow: id)
  }

  /// If the list is taller than a view around it, scrolls the views around it to the row that keys
  /// move from. A click doesn't scroll them, so that the row stays under the pointer.
  @MainActor override func scrollIntoView(_ area: CellRect?) {
    guard area == nil, let outerHeight, outerHeight < Int(size.height) else {
      return super.scrollIntoView(area)
    }
    if graph.pointer.isRouting, !absoluteFrame.isEmpty { return }
    let row = leadRow.flatMap { isInView($0) ? $0 : nil }
    super.scrollIntoView(row.map { self.area(of: $0) })
  }

  // MARK: Choosing

  /// Selects an existing row and scrolls it into view.
  @MainActor func choose(
    _ row: ListRowNode, extending: Bool = false, toggling: Bool = false
  ) {
    guard let selection, canSelect(row) else { return }
    let id = row.identifier
    warnIfUnknown(id)
    let anchor =
      choice.cells.map { anchorPlace(of: $0) }
      ?? selectionAnchor.flatMap { $0.id == lead || choice.contains($0.id) ? $0 : nil }
      ?? (choice.only ?? leadID.flatMap { choice.contains($0) ? $0 : nil }).map(rowPlace)
    if extending, let anchor, extendToLimit(from: anchor, to: row) { return }
    moveLead(to: row)
    movesWithoutSelecting = selection.isMultiple && toggling
    select {
      if selection.isExtensible, extending, let anchor {
        selectionAnchor = anchor
        selection.extend(over: selectable(rowRanges(from: anchor, to: row)), current: id, in: self)
      } else {
        selectionAnchor = RowPlace(id: id, collection: row.collection, index: row.index)
        if selection.isMultiple, toggling {
          selection.toggle(id, limit: scope.values.selectionLimit)
        } else {
          selection.write([id])
        }
      }
    }
    arrive(at: row)
    // The app can pass its new selection to the list in the next update.
    if !selection.isMultiple, choice.only != id, selection.accepts(id) {
      graph.afterCommit(for: self) { $0.returnToSelection() }
    }
  }

  /// Moves back to the selected row if the binding has refused another one.
  @MainActor private func returnToSelection() {
    guard !flags.contains(.unmounted), let lead, let kept = choice.only, kept != lead,
      findRow(kept) != nil
    else { return }
    self.lead = nil
    refreshRows()
    graph.keys.directory.setNeedsUpdate()
    // The control with the focus stays in view, even if its row isn't selected.
    if controlRow == nil { reveal(kept) }
  }

  /// Moves to a row with a key: selects it, or leaves the selection as it is after Space.
  @MainActor func go(to row: ListRowNode, extending: Bool = false) {
    if !movesWithoutSelecting || extending { return choose(row, extending: extending) }
    moveLead(to: row)
    refreshRows()
    graph.keys.directory.setNeedsUpdate()
    arrive(at: row)
  }

  @MainActor private func moveLead(to row: ListRowNode) {
    lead = row.identifier
    leadCollection = row.collection
    row.collection.searchStart = row.index
    markedID = nil
  }

  /// Scrolls the row that keys move from into view, also in the views around the list, and moves
  /// the focus there from other rows.
  @MainActor func arrive(at row: ListRowNode) {
    leadTop = top(of: row)
    scroller?.reveal(row)
    revealCursor()
    takeFocus(unlessIn: row)
    scrollIntoView(area(of: row))
  }

  /// Selects all rows up to the limit, if several can be selected, or all cells. Keys move from the
  /// same row.
  @MainActor private func selectAll() -> Bool {
    guard let selection, selection.isExtensible else { return false }
    lead = markedID ?? leadID ?? entrance?.identifier
    markedID = nil
    let rows = selectable(allLeafCollections().map { ($0, 0..<$0.extents.count) })
    select { selection.selectAll(limited(rows), current: lead) }
    lead = choice.only ?? lead
    return true
  }

  /// Calls `change`, which writes the selection, reads it, and announces several selected cells.
  @MainActor func select(_ change: () -> Void) {
    let old = choice
    isChoosing = true
    change()
    evaluate()
    isChoosing = false
    announceCells(after: old)
  }

  // MARK: Keys

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard isFocusable, press.phase != .up else { return false }
    if press.key.opensMenu(with: press.modifiers) { return openMenu() }
    if moveCursor(with: press) || pressRowKey(press) { return true }
    if press.key == "a", press.modifiers == .control {
      return !hasCommandAround(for: press) && selectAll()
    }
    if press.modifiers == .control, let step = Self.arrowStep(press.key),
      selection?.isMultiple == true
    {
      if hasCommandAround(for: press) { return false }
      movesWithoutSelecting = true
      fromLead { $0.move(by: step, from: $1, false) }
      return true
    }
    guard press.modifiers.isDisjoint(with: .commandModifiers) else { return false }
    let extending = press.modifiers.contains(.shift)
    if press.key.isSpecial || hasCommandAround(for: press) { search = nil }
    if let step = Self.arrowStep(press.key), let heading = focusedHeading {
      return move(by: step, fromHeading: heading, extending)
    }
    switch press.key {
    case .downArrow: fromLead { $0.move(by: 1, from: $1, extending) }
    case .upArrow: fromLead { $0.move(by: -1, from: $1, extending) }
    case .pageDown: fromLead { $0.page(by: 1, from: $1, extending) }
    case .pageUp: fromLead { $0.page(by: -1, from: $1, extending) }
    case .home: goToEnd(by: -1, extending)
    case .end: goToEnd(by: 1, extending)
    case .return where press.modifiers.isEmpty:
      // A held key acts once.
      if press.phase == .repeat { return takesReturn }
      if activateLead() || pressInLead() { return true }
      guard returnSelects else { return false }
      chooseMarkedRow()
    case .tab: return isFocused && press.modifiers.isEmpty && enterLead()
    case .escape where isFocused && press.modifiers.isEmpty && collapseCells(): break
    case .escape:
      // From a control in a row.
      if isFocused || !press.modifiers.isEmpty || hasCommandAround(for: press) { return false }
      graph.focus.move(to: self)
    case .space where !isFinding:
      guard spaceSelects else { return false }
      guard !hasLead, let row = nearestToLead else {
        fromLead { $0.choose($1, toggling: true) }
        return true
      }
      // If the only selected row is gone, the marked one takes its place.
      choose(row, toggling: choice.only != leadID)
      movesWithoutSelecting = selection?.isMultiple == true
    default:
      if !typeSelects || hasCommandAround(for: press) { return false }
      if press.modifiers.isEmpty, !isFinding, let step = Self.rowStep(press.key) {
        fromLead { $0.move(by: step, from: $1, false) }
        return true
      }
      return find(press)
    }
    return true
  }

  /// Letters search for a row before shortcuts apply. Keys that move in the list, or change the
  /// selection, don't reach the commands around it.
  override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    if isShortcut, typeSelects, stroke.typesText { return true }
    guard stroke.modifiers.isDisjoint(with: .commandModifiers) else { return false }
    switch stroke.key {
    case .downArrow, .upArrow, .pageDown, .pageUp, .home, .end: return true
    case .space: return spaceSelects
    case .escape: return stroke.modifiers.isEmpty && choice.cells?.hasSeveral == true
    case .return: return stroke.modifiers.isEmpty && (takesReturn || returnSelects)
    default: return false
    }
  }
}

extension RowHost {
  var asListNode: ListNode? { self as? ListNode }
}
