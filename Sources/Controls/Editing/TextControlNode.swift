// SPDX-License-Identifier: MIT
// Views: the keys, pointer and binding of text fields and text editors.

@_spi(Nodes) import CuriumEngine
import CuriumText
import CuriumViews
import CuriumEditing
import CuriumTerminal
import CuriumTokens

/// Edits text. The terminal's own cursor is at the caret, for input methods and magnifiers.
class TextControlNode: LayoutNode {
  final var editing: TextEditing
  private final var edited: EditedText
  /// The revision of the text that the binding contains.
  private final var writtenRevision = 0
  /// The last known selection of the binding.
  private final var knownSelection: TextSelection?
  /// `true` if a change of the text before the next frame is the response to an edit, for example
  /// from a formatter.
  private final var awaitsAnswer = false
  /// `true` from a submission to the next edit. Text from outside is then a new draft.
  private final var isSubmitted = false
  /// The suggestion of the views around the control.
  private(set) final var completion: TextInputCompletion?
  /// The position in the history.
  final var recall = InputRecall()
  private final var knownState: TextKeyState?
  /// The word or the line that the last press has selected. A drag selects more of them.
  private final var pressed: (unit: TextEditing.Unit, range: Range<Int>)?
  /// The time of the last key.
  private final var lastKey = Duration.zero
  /// A longer time between two keys begins a new step for undo.
  private static let pause = Duration.seconds(2)

  @MainActor init(
    _ edited: EditedText, isMultiline: Bool, _ context: borrowing _MountContext
  ) {
    self.edited = edited
    editing = TextEditing(edited.shown, isMultiline: isMultiline)
    super.init(context)
    let kills = graph.service(AppClipboard.self).kills
    editing.kills = isSecret ? KillRing(ofSecretBeside: kills) : kills
    noteInput()
    completion = availableCompletion
    if let selection = edited.shownSelection {
      editing.select(selection.range)
      knownSelection = selection
    }
  }

  // MARK: For subclasses

  /// The widths of graphemes in this control.
  var metrics: TextMetrics {
    TextMetrics(ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
  }

  /// `true` if the text is a secret, hidden or not: it isn't kept in a history or completed.
  var isSecret: Bool { false }

  /// `true` if the selected text has its own background.
  var showsSelection: Bool { true }

  /// Performs a command, except those for the clipboard.
  @MainActor func perform(_ command: TextCommand, selecting: Bool, _ rules: TextInputRules)
    -> TextEditing.Outcome
  { editing.perform(command, selecting: selecting, rules) }

  /// `true` if the Page keys scroll the text.
  var scrollsByPage: Bool { false }

  /// The groups of commands that the control has.
  var commandGroups: TextCommand.Groups { [] }

  /// Handles a key that has no command and doesn't submit.
  @MainActor func handlePlainKey(_ press: KeyPress, _ rules: TextInputRules) -> TextEditing.Outcome
  {
    editing.handlePlain(press, rules: rules)
  }

  /// The cell of the caret in the control; `nil` if the control has scrolled away from it.
  var caretCell: CellPoint? { nil }

  /// Scrolls the caret into view and damages the changed cells.
  func showChange() {}

  /// Called when the text was replaced or edited.
  func textDidChange() {}

  /// Called when the selection was set from outside.
  func selectionWasSet() {}

  /// Returns the offset in the text that is nearest to a cell of the control, or that of the
  /// grapheme in the cell if `roundsDown`. Called when the caret is about to move there.
  func aim(at point: CellPoint, roundsDown: Bool = false) -> Int { 0 }

  /// The offset of the first visible text.
  var firstVisible: Int { 0 }

  /// Receives the new offset of the first visible text after a change from outside; `nil` if that
  /// text was replaced.
  func firstVisibleDidMove(to place: Int?) {}

  /// Shows text that was changed from outside.
  @MainActor func showOutsideChange() { showChange() }

  // MARK: The bindings

  /// Receives the next values of the view. Returns whether the text or the selection differs.
  @MainActor final func receive(_ next: EditedText) -> Bool {
    edited = next
    let isOther = !editing.buffer.isSame(as: next.shown)
    if isOther {
      adopt(next.shown)
      writtenRevision = editing.revision
      textDidChange()
      noteKeyState()
    }
    let isMoved = next.shownSelection != knownSelection && next.shownSelection != nil
    if isMoved, let selection = next.shownSelection {
      editing.select(selection.range)
      selectionWasSet()
    }
    knownSelection = next.shownSelection
    guard isOther || isMoved else { return false }
    if isMoved { showChange() } else { showOutsideChange() }
    if next.selection != nil { graph.afterCommit { [weak self] in self?.writeSelection() } }
    return true
  }

  /// Adopts text that was changed from outside, which is a new draft for the recalled input. A
  /// formatter's change belongs to the edit that caused it. An editor that the user hasn't touched
  /// keeps showing its beginning.
  @MainActor private final func adopt(_ text: String) {
    if !awaitsAnswer || text.isEmpty { recall = InputRecall() }
    if awaitsAnswer { return editing.amend(to: text) }
    let isUntouched = editing.isMultiline && editing.caret == 0 && !isFocused
    firstVisibleDidMove(
      to: canUndoChange
        ? editing.change(to: text, keeping: firstVisible)
        : editing.replace(with: text, keeping: firstVisible))
    if isUntouched { editing.move(to: 0) }
  }

  /// `true` if a change from outside is a step for undo: a command for this text, from a key or a
  /// button. While the focus is elsewhere, it may be the text of another record, for example of the
  /// row that the user has just selected. A secret that was removed must not come back, text that
  /// was loaded must not go away, and a submission is final.
  @MainActor private final var canUndoChange: Bool {
    let isUnused = editing.buffer.count == 0 && !editing.canUndo && !editing.canRedo
    if isSecret || isSubmitted || isUnused { return false }
    let focused = graph.focus.current
    return focused === self || focused?.pressable?.role == .button
  }

  /// Writes an edit to the binding, unless that was already done, and shows the result.
  @MainActor final func finish() {
    if editing.revision != writtenRevision {
      isSubmitted = false
      graph.keys.textDidChange()
      let text = edited.text
      text.wrappedValue = editing.text
      // The binding decides: its setter may have rejected or changed the edit.
      let kept = text.wrappedValue
      if !editing.buffer.isSame(as: kept) {
        // Rows and tokens follow one change at a time.
        textDidChange()
        editing.amend(to: kept)
      }
      writtenRevision = editing.revision
      textDidChange()
      noteKeyState()
      if !awaitsAnswer {
        awaitsAnswer = true
        graph.beforeFrame { [weak self] in self?.awaitsAnswer = false }
      }
    } else {
      leaveCompletedPart()
    }
    caretDidMove()
  }

  @MainActor override final var caret: CellPoint? {
    guard isEnabled, let cell = caretCell else { return nil }
    let origin = absoluteOrigin
    let point = CellPoint(x: origin.x + cell.x, y: origin.y + cell.y)
    return absoluteFrame.contains(point) ? point : nil
  }

  /// Handles input, and shows the result. If the text, the caret or the selection changes, the
  /// views around the control scroll to the caret: the user may have scrolled away, or the control
  /// has grown.
  @MainActor final func handleInput(
    _ handle: (TextControlNode) -> TextEditing.Outcome
  ) -> Bool {
    let (revision, caret, selection) = (editing.revision, editing.caret, editing.selection)
    let outcome = handle(self)
    if outcome == .ignored { return false }
    finish()
    if (editing.revision, editing.caret) != (revision, caret) || editing.selection != selection {
      graph.afterCommit(for: self) { $0.scrollToCaret() }
    }
    return true
  }

  @MainActor private final func scrollToCaret() {
    guard !flags.contains(.unmounted), isFocused, let cell = caretCell else { return }
    scrollIntoView(CellRect(origin: cell, size: CellSize(width: 1, height: 1)))
  }

  /// Shows the caret at its new position, and writes the selection to its binding.
  @MainActor final func caretDidMove() {
    showChange()
    // The list of suggestions follows the row of the caret.
    if editing.isMultiline, completion?.acceptance.isOpen == true { setNeedsPlacement() }
    if edited.selection != nil { writeSelection() }
  }

  @MainActor private final func writeSelection() {
    guard !flags.contains(.unmounted), let binding = edited.selection else { return }
    let selection = TextSelection(range: editing.indices)
    if selection == knownSelection { return }
    knownSelection = selection
    binding.wrappedValue = selection
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    if !isEnabled { graph.focus.setNeedsOrder() }
    guard isWithin else { return }
    // A click places the caret. When a layer closes, the selection stays.
    if !graph.focus.isReturning, graph.pointer.captured !== self, !editing.isMultiline,
      scope.values.textInputOptions.selectsOnFocus == true
    {
      editing.selectAll()
    }
    meetSuggestions()
    writeSelection()
  }

  /// Makes this the field of the suggestions around it.
  @MainActor private final func meetSuggestions() {
    if !isSecret { completion?.acceptance.field = self }
  }

  // MARK: Focus

  final var isEnabled: Bool { scope.values.inherited.isEnabled }
  final var isReadOnly: Bool { scope.values.textInputOptions.isReadOnly }
  override var isFocusable: Bool { isEnabled || isFocused && scope.values.keepsFocusWhenDisabled }
  override var isControl: Bool { true }

  /// The frame that the style of the field draws.
  override var wholeControl: LayoutNode {
    sequence(first: self as LayoutNode, next: \.layoutAncestor).dropFirst()
      .first { $0.pressable != nil } ?? self
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.keyed) {
      adoptCompletion()
      noteKeyState()
    }
    if change.contains(.enabled) { graph.focus.setNeedsOrder() }
    // A disabled control that has kept the focus may have to give it up now.
    if !isEnabled, isFocused {
      graph.focus.setNeedsOrder()
      graph.focus.moveOff(self)
    }
  }

  /// The suggestion of the views around the control; none for text that can't be edited.
  private final var availableCompletion: TextInputCompletion? {
    isReadOnly ? nil : scope.values.textInputCompletion
  }

  @MainActor private final func adoptCompletion() {
    let next = availableCompletion
    if next == completion { return }
    // The list closes when the text becomes read-only.
    if next == nil { completion?.acceptance.query?.wrappedValue = nil }
    completion = next
    if isFocused { meetSuggestions() }
    graph.keys.directory.setNeedsUpdate()
    showChange()
  }

  /// Closes the list of suggestions: the user may now read the text below it.
  @MainActor override final func commandDidRun() {
    completion?.acceptance.query?.wrappedValue = nil
  }

  // MARK: Keys

  override final var takesText: Bool { !isReadOnly }

  @MainActor override final var hasTextSelection: Bool { editing.selection != nil }

  /// Claims text, and the keys that edit it. Read-only text only claims keys that move the caret.
  override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    let isUsed = takesText || Self.movesCaret(stroke.key)
    if isUsed, stroke.typesText || edits(stroke.key) { return true }
    let press = KeyPress(stroke.key, modifiers: stroke.modifiers)
    let command = command(of: press)?.command
    return command.map { !$0.passesOn(press) || changesHistory($0, press) } ?? false
      || scope.values.submit != nil && scope.values.submits(press, isMultiline: editing.isMultiline)
  }

  /// Returns whether a key that isn't a command moves the caret or deletes text. In an empty field,
  /// the arrows go to the views around the control.
  func edits(_ key: KeyEquivalent) -> Bool {
    switch key {
    case .home, .end, .delete, .deleteForward: true
    case .leftArrow, .rightArrow: editing.buffer.count > 0
    default: false
    }
  }

  /// Returns whether a key that isn't a command moves the caret in read-only text, or closes a bar.
  private static func movesCaret(_ key: KeyEquivalent) -> Bool {
    switch key {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .escape:
      true
    default: false
    }
  }

  /// Updates the hints when the arrows, the Page keys, the keys to undo, redo and submit, or those
  /// that type get another meaning.
  final func noteKeyState() {
    let values = scope.values
    let state = TextKeyState(
      of: editing, scrollsByPage: scrollsByPage, isReadOnly: isReadOnly,
      submitKey: values.submit == nil ? nil : values.submitKey)
    if state == knownState { return }
    knownState = state
    graph.keys.directory.setNeedsUpdate()
  }

  /// Returns whether a command with this key undoes or redoes an edit. A key that a message offers
  /// belongs to the message.
  @MainActor private final func changesHistory(_ command: TextCommand, _ press: KeyPress) -> Bool {
    switch command {
    case .undo: editing.canUndo && !graph.keys.offersUndo(with: press)
    case .redo: editing.canRedo
    default: false
    }
  }

  /// Returns the command of a key, and whether the key extends the selection.
  final func command(of press: KeyPress) -> (command: TextCommand, selects: Bool)? {
    // Avoids reading the environment for each key if there is no key map.
    let map = graph.keys.hasKeyMaps ? scope.values.keyMap : KeyMap()
    guard let found = map.textCommand(of: press, in: commandGroups),
      editing.isMultiline || !found.command.needsLines, takesText || !found.command.edits,
      found.command != .complete || completion != nil && !isSecret
    else { return nil }
    return found
  }

  private final var takesInput: Bool { isFocused && isEnabled }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard takesInput, press.phase != .up else { return false }
    let now = graph.now()
    if now - lastKey > Self.pause { editing.endStep() }
    lastKey = now
    if pasteClipboard(with: press) { return true }
    return handleInput { $0.arranging { $0.outcome(of: press) } }
  }

  /// Performs an edit, and formats its result with the mask of the field.
  @MainActor final func arranging<Result>(_ edit: (TextControlNode) -> Result) -> Result {
    guard !editing.isMultiline, let mask = scope.values.textInputOptions.mask else {
      return edit(self)
    }
    let earlier = editing
    let result = edit(self)
    if editing.revision != earlier.revision { editing.arrange(by: mask, from: earlier) }
    return result
  }

  /// Handles a key while the node has the focus.
  @MainActor private final func outcome(of press: KeyPress) -> TextEditing.Outcome {
    let values = scope.values
    if let submit = values.submit, values.submits(press, isMultiline: editing.isMultiline) {
      // A held key submits once.
      if press.phase != .repeat { send(submit) }
      return .moved
    }
    let rules = values.textInputOptions.rules
    guard let (command, selects) = command(of: press) else {
      guard takesText || Self.movesCaret(press.key) else { return .ignored }
      return acceptCompletion(press) ?? handlePlainKey(press, rules)
    }
    switch command {
    case .undo where !changesHistory(command, press), .redo where !changesHistory(command, press),
      .copy where editing.selection == nil, .cut where editing.selection == nil:
      return command.passesOn(press) ? .ignored : .moved
    case .copy, .cut:
      copySelection(cuts: command == .cut)
      return .edited
    case .complete:
      completion?.acceptance.requests?.wrappedValue += 1
      return .moved
    default: return perform(command, selecting: selects, rules)
    }
  }

  @MainActor override func handle(paste pasted: String) -> Bool {
    guard takesInput, takesText else { return false }
    let clean = TextSanitizer.cleaned(pasted, isMultiline: editing.isMultiline)
    let admitted = scope.values.textInputOptions.rules.admitted(clean, into: editing)
    return handleInput { node in
      if !admitted.isEmpty { node.arranging { $0.editing.insert(admitted) } }
      return .edited
    }
  }

  /// Replaces the whole text with the part of the new text that the input rules accept, and submits
  /// it: entering a line includes pressing Return.
  @MainActor override func perform(_ request: SemanticRequest) -> Bool {
    guard case .enter(let text) = request, isEnabled, takesText else { return false }
    let (acceptance, entry) = (completion?.acceptance, completion?.acceptance.entry)
    replaceText(with: entry?(text) ?? text)
    // A line replaces a choice, so it opens no list of choices.
    if entry != nil { acceptance?.note(editing.text, isEarlierInput: false) }
    if let submit = scope.values.submit { send(submit) }
    return true
  }

  /// Submits the text. If the action clears it, that is new text, not a response to the last edit.
  @MainActor private final func send(_ submit: @MainActor () -> Void) {
    awaitsAnswer = false
    isSubmitted = true
    rememberInput()
    submit()
  }

  /// Replaces the whole text, or the part in `range`, with the part of the new text that the input
  /// rules accept, as an edit of the user.
  @MainActor final func replaceText(in range: Range<Int>? = nil, with text: String) {
    let clean = TextSanitizer.cleaned(text, isMultiline: editing.isMultiline)
    let range = range ?? 0..<editing.buffer.count
    let rules = scope.values.textInputOptions.rules
    arranging {
      $0.editing.insert(
        rules.admitted(clean, into: $0.editing, replacing: range), replacing: range)
    }
    finish()
  }

  // MARK: Pointer

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard isEnabled else {
      if event.kind == .up, graph.pointer.captured === self { graph.pointer.release(from: self) }
      return false
    }
    let point = local(event.position)
    switch event.kind {
    case .down where event.button == .primary:
      graph.pointer.capture(self)
      // A field may scroll when it gets the focus.
      press(at: point, with: event)
      graph.focus.move(to: self)
    case .dragged where graph.pointer.captured === self:
      // The pointer is still in the cell of the press.
      if event.clickCount > 0 { return true }
      if let pressed {
        editing.select(from: pressed.range, to: part(pressed.unit, at: point))
      } else {
        editing.move(to: aim(at: point), selecting: true)
      }
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      return true
    default: return false
    }
    leaveCompletedPart()
    caretDidMove()
    return true
  }

  /// Places the caret. A second click in the same cell selects the word, a third one the line.
  @MainActor private final func press(at point: CellPoint, with event: PointerEvent) {
    editing.move(to: aim(at: point), selecting: event.modifiers.contains(.shift))
    let unit = TextEditing.Unit(clicks: event.clickCount)
    pressed = unit.map { ($0, part($0, at: point)) }
    if let pressed { editing.select(pressed.range) }
  }

  /// Returns the word or the line at a cell of the control.
  private final func part(_ unit: TextEditing.Unit, at point: CellPoint) -> Range<Int> {
    editing.range(of: unit, around: aim(at: point, roundsDown: unit == .word))
  }
}
