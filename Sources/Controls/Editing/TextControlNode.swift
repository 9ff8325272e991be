// SPDX-License-Identifier: MIT
// Views: the keys, pointer, clipboard and binding of text fields and text editors.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumText
import CuriumTerminal
import CuriumTokens

/// Edits a text. The terminal's own cursor is at the caret, for input methods and magnifiers.
class TextControlNode: LayoutNode {
  final var editing: TextEditing
  final private(set) var text: Binding<String>
  private final var clicks = ClickCounter()

  init(
    _ text: Binding<String>, _ editing: TextEditing, _ context: borrowing _MountContext
  ) {
    self.text = text
    self.editing = editing
    super.init(context)
    noteInput()
  }

  // MARK: What subclasses define

  /// The widths of graphemes in this control.
  var metrics: TextMetrics {
    TextMetrics(ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
  }

  /// Handles a key other than those for the clipboard.
  @MainActor func workOff(_ press: KeyPress, _ rules: TextInputRules) -> TextEditing.Outcome {
    editing.handle(press, rules: rules)
  }

  /// Scrolls the caret into view and damages what has changed.
  func showChange() {}

  /// Called when the text was replaced or edited.
  func textDidChange() {}

  /// Returns the offset in the text that is nearest to a cell of the control.
  func place(at point: CellPoint) -> Int { 0 }

  // MARK: The binding

  /// Receives the next value of the view. Returns whether the text differs.
  final func receive(_ text: Binding<String>, _ shown: String) -> Bool {
    self.text = text
    if editing.buffer.isSame(as: shown) { return false }
    editing.replace(with: shown)
    textDidChange()
    showChange()
    return true
  }

  /// Writes an edit to the binding and shows the result.
  @MainActor private final func finish(from revision: Int) {
    if editing.revision != revision {
      text.wrappedValue = editing.text
      // The binding decides: its setter may have rejected or changed the edit.
      let kept = text.wrappedValue
      if !editing.buffer.isSame(as: kept) { editing.amend(to: kept) }
      textDidChange()
    }
    showChange()
  }

  // MARK: Focus

  final var isEnabled: Bool { scope.values.inherited.isEnabled }
  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    guard change.contains(.enabled) else { return }
    graph.focus.setNeedsOrder()
    if !isEnabled, graph.focus.current === self { graph.focus.moveOff(self) }
  }

  // MARK: Keys

  override final var takesText: Bool { true }

  @MainActor override final var hasTextSelection: Bool { editing.selection != nil }

  /// Claims text, and the keys that edit it.
  override final func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    if stroke.typesText { return true }
    return stroke.modifiers == .control && "abefhdwkuy_/".contains(stroke.key.character)
  }

  private final var takesInput: Bool { graph.focus.current === self && isEnabled }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard takesInput, press.phase != .up else { return false }
    let revision = editing.revision
    let isClipboard = press.modifiers == .control || press.modifiers == .command
    if isClipboard, press.key == "c" || press.key == "x", editing.selection != nil {
      copySelection(cuts: press.key == "x")
    } else if workOff(press, scope.values.textInputRules) == .ignored {
      return false
    }
    finish(from: revision)
    return true
  }

  /// Copies the selection, and removes it if `cuts` is true. A secret is neither copied nor cut.
  @MainActor private final func copySelection(cuts: Bool) {
    guard let selected = editing.selectedText, !metrics.isSecure else { return }
    scope.values.terminal.copy(selected)
    if cuts { editing.insert("") }
  }

  @MainActor override func handle(paste pasted: String) -> Bool {
    guard takesInput else { return false }
    let revision = editing.revision
    let clean = TextEditing.cleaned(pasted, isMultiline: editing.isMultiline)
    let admitted = scope.values.textInputRules.admitted(clean, into: editing)
    if !admitted.isEmpty { editing.insert(admitted) }
    finish(from: revision)
    return true
  }

  /// Replaces the whole text, as far as the input rules accept the new one, and submits it:
  /// entering a line includes pressing Return.
  @MainActor override func perform(_ request: SemanticRequest) -> Bool {
    guard case .enter(let text) = request, isEnabled else { return false }
    let revision = editing.revision
    let clean = TextEditing.cleaned(text, isMultiline: editing.isMultiline)
    editing.selectAll()
    editing.insert(scope.values.textInputRules.admitted(clean, into: editing))
    finish(from: revision)
    scope.values.submit?()
    return true
  }

  // MARK: Pointer

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard isEnabled else {
      if event.kind == .up, graph.pointer.captured === self { graph.pointer.release(from: self) }
      return false
    }
    let origin = absoluteOrigin
    let point = CellPoint(x: event.position.x - origin.x, y: event.position.y - origin.y)
    switch event.kind {
    case .down where event.button == .primary:
      graph.pointer.capture(self)
      graph.focus.move(to: self)
      press(at: point, extends: event.modifiers.contains(.shift))
    case .dragged where graph.pointer.captured === self:
      // A small movement of the pointer doesn't undo the selection of a word.
      if clicks.isStill(at: point) { return true }
      editing.move(to: place(at: point), selecting: true)
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      return true
    default: return false
    }
    showChange()
    return true
  }

  /// Places the caret. A second click at the same place selects the word, a third one the line.
  @MainActor private final func press(at point: CellPoint, extends: Bool) {
    editing.move(to: place(at: point), selecting: extends)
    switch clicks.count(at: point, now: graph.now()) {
    case 2: editing.select(editing.buffer.word(around: editing.caret))
    case 3: editing.select(editing.lineStart..<editing.lineEnd)
    default: break
    }
  }

  // MARK: Paint

  final var attributes: CellAttributes {
    let font = scope.values.inherited.textStyle(nil)
    graph.diagnostics.note(.font, font.tokenIndex)
    return font.resolve(in: theme).attributes
  }

  /// Paints graphemes of one row, with a background behind the selected ones.
  final func paintRow(_ row: Range<Int>, y: Int, _ painter: Painter) {
    let ink =
      ComponentTokens.Input.textColors[ControlState(isEnabled: isEnabled)]
    let metrics = metrics
    let attributes = attributes
    func draw(_ part: Range<Int>, x: Int) {
      painter.draw(drawn(part, from: x, metrics), x: x, y: y, ink, attributes, scope)
    }
    guard let selected = editing.selection?.clamped(to: row), !selected.isEmpty else {
      return draw(row, x: 0)
    }
    let buffer = editing.buffer
    let start = buffer.columns(row.lowerBound..<selected.lowerBound, metrics)
    let end = start + buffer.columns(selected, from: start, metrics)
    let area = CellRect(x: start, y: y, width: end - start, height: 1)
    painter.fill(area, ComponentTokens.Input.selectionColor, scope)
    draw(row.lowerBound..<selected.lowerBound, x: 0)
    draw(selected, x: start)
    draw(selected.upperBound..<row.upperBound, x: end)
    painter.mark(area)
  }

  /// Returns the graphemes as they are drawn: dots for a secret, spaces for a tab.
  private final func drawn(_ range: Range<Int>, from column: Int, _ metrics: TextMetrics) -> String
  {
    if metrics.isSecure {
      return String(repeating: "•", count: editing.buffer.columns(range, metrics))
    }
    let slice = editing.buffer.slice(range)
    guard metrics.expandsTabs, slice.utf8.contains(0x09) else { return String(slice) }
    var result = ""
    var reached = column
    for character in slice {
      let width = metrics.columns(of: character, at: reached)
      if character == "\t" {
        result += String(repeating: " ", count: width)
      } else {
        result.append(character)
      }
      reached += width
    }
    return result
  }
}
