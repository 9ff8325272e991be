// SPDX-License-Identifier: MIT
// Views: the line of text inside a text field.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumEditing
import CuriumTerminal
import CuriumTokens

/// How a field shows a secret.
enum TextSecrecy {
  /// As dots. The text can't be copied.
  case hidden
  /// As text, while the user reveals it.
  case revealed
}

/// One editable line of text, without decoration.
struct TextInput: LeafView {
  let edited: EditedText
  /// The name for screen readers.
  let name: String
  let placeholder: String
  let secrecy: TextSecrecy?

  func makeNode(_ context: borrowing _MountContext) -> TextInputNode {
    TextInputNode(self, context)
  }
  func update(_ node: TextInputNode) { node.receive(self) }
}

/// Edits one line. Its costs depend only on the visible part of the text.
final class TextInputNode: TextControlNode {
  private var name: String
  private var placeholder: String
  private var secrecy: TextSecrecy?
  /// The offset of the first visible grapheme.
  private var scroll = 0

  @MainActor init(_ view: TextInput, _ context: borrowing _MountContext) {
    name = view.name
    placeholder = view.placeholder
    secrecy = view.secrecy
    super.init(view.edited, isMultiline: false, context)
    editing.hidesWords = metrics.isSecure
  }

  @MainActor func receive(_ next: TextInput) {
    let isOther =
      next.name != name || next.placeholder != placeholder || next.secrecy != secrecy
    name = next.name
    placeholder = next.placeholder
    secrecy = next.secrecy
    editing.hidesWords = metrics.isSecure
    if !receive(next.edited), isOther { showChange() }
  }

  override var metrics: TextMetrics {
    TextMetrics(ambiguousIsWide: graph.painting.pool.ambiguousIsWide, isSecure: secrecy == .hidden)
  }

  override var isSecret: Bool { secrecy != nil }

  /// Without the focus, the selection would look like a second one. A layer that has taken the
  /// focus from the field keeps it visible.
  override var showsSelection: Bool { isFocused || graph.layers.tookFocus(from: self) }

  /// As wide as proposed, or 20 columns if the width is unspecified.
  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filledRow(ideal: 20)
  }

  override func placeContents() { scrollToCaret() }

  // MARK: Columns

  override func showChange() {
    scrollToCaret()
    damageFrame()
  }

  /// Scrolls to the start of the selection. If its end doesn't fit too, the field then scrolls to
  /// the caret there.
  override func selectionWasSet() {
    if let selection = editing.selection { scroll = min(scroll, selection.lowerBound) }
  }

  /// Scrolls to the caret, or to the start of the text while the field doesn't have the focus.
  private func scrollToCaret() {
    let width = Int(size.width)
    guard width > 0, isFocused else {
      scroll = 0
      return
    }
    let buffer = editing.buffer
    scroll = buffer.boundary(atOrAfter: scroll)
    if editing.caret < scroll {
      scroll = editing.caret
    } else if buffer.columns(scroll..<editing.caret, metrics, limit: width) >= width {
      scroll = place(columns: width - 1, before: editing.caret)
    }
    // One column after the text stays empty for the caret, but no more.
    let rest = buffer.columns(scroll..<buffer.count, metrics, limit: width)
    if rest < width - 1 { scroll = place(columns: width - 1 - rest, before: scroll) }
  }

  /// Returns the offset that many columns before another one, or fewer if a wide grapheme crosses
  /// that column.
  private func place(columns: Int, before offset: Int) -> Int {
    var place = offset
    var left = columns
    editing.buffer.forEachGraphemeBackward(in: 0..<offset) { range, ascii in
      left -=
        ascii != 0
        ? 1 : metrics.columns(of: editing.buffer.character(at: range.lowerBound), at: 0)
      if left < 0 { return false }
      place = range.lowerBound
      return true
    }
    return place
  }

  override var caretCell: CellPoint? {
    let column = editing.buffer.columns(scroll..<max(scroll, editing.caret), metrics)
    return CellPoint(x: inset + column, y: 0)
  }

  override func aim(at point: CellPoint, roundsDown: Bool) -> Int {
    let column = point.x - inset
    if column < 0 { return place(columns: -column, before: scroll) }
    return editing.buffer.place(
      atColumn: column, in: scroll..<editing.buffer.count, metrics, roundsDown: roundsDown)
  }

  /// The empty columns before the visible text and the rest of its suggestion.
  private var inset: Int {
    if scope.values.inherited.textAlignment == .leading { return 0 }
    let (buffer, width) = (editing.buffer, Int(size.width))
    let visible = min(scroll, buffer.count)..<buffer.count
    let rest = restOfCompletion.map {
      GraphemeWidth.columns(of: String($0), ambiguousIsWide: metrics.ambiguousIsWide)
    }
    return inset(of: buffer.columns(visible, metrics, limit: width) + (rest ?? 0))
  }

  /// Returns the empty columns before text that is `columns` wide. While the field has the focus,
  /// the column after the text stays empty for the caret.
  private func inset(of columns: Int) -> Int {
    let room = Int(size.width) - columns
    let free = isFocused ? room - 1 : room
    switch scope.values.inherited.textAlignment {
    case .leading: return 0
    case .center: return max(0, min(room / 2, free))
    case .trailing: return max(0, free)
    }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.textLayout) { damageFrame() }
  }

  /// The end of the part of the text that fits in the field with an ellipsis; `nil` if the whole
  /// text fits.
  private var truncatedEnd: Int? {
    let buffer = editing.buffer
    let all = 0..<buffer.count
    let width = Int(size.width)
    guard buffer.columns(all, metrics, limit: width) > width else { return nil }
    let mark = GraphemeWidth.columns(of: ellipsis, ambiguousIsWide: metrics.ambiguousIsWide)
    let room = max(0, width - mark)
    let end = buffer.place(atColumn: room, in: all, metrics)
    // Half of a wide grapheme doesn't fit.
    return buffer.columns(0..<end, metrics) > room
      ? buffer.place(atColumn: room - 1, in: all, metrics) : end
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    super.focusWithinDidChange(isWithin)
    showChange()
  }

  // MARK: Keys

  /// Handles the keys that an editable line doesn't use: ↑ and ↓ show earlier inputs.
  @MainActor override func handlePlainKey(_ press: KeyPress, _ rules: TextInputRules)
    -> TextEditing.Outcome
  {
    let outcome = super.handlePlainKey(press, rules)
    guard outcome == .ignored, press.modifiers.isEmpty else { return outcome }
    switch press.key {
    case .upArrow: return recallInput(-1)
    case .downArrow: return recallInput(1)
    default: return .ignored
    }
  }

  // MARK: Paint

  /// Paints graphemes of the text, with selected ones in the colours of a field.
  private func paintRow(_ row: Range<Int>, x: Int = 0, _ painter: Painter) {
    typealias Tokens = ComponentTokens.Input
    paintRow(
      row, x: x, y: 0, selection: (Tokens.selectionColor, Tokens.selectionTextColor), painter)
  }

  override func paint(_ painter: inout Painter) {
    if editing.buffer.count == 0 {
      return paint(
        placeholder: placeholder, x: 0, width: Int(size.width), rows: 1, inset: inset(of:), painter)
    }
    if !isFocused, let end = truncatedEnd {
      paintRow(0..<end, painter)
      painter.draw(
        ellipsis, x: editing.buffer.columns(0..<end, metrics), y: 0,
        ComponentTokens.Input.textColors[ControlState(isEnabled: isEnabled)], attributes, scope)
      return
    }
    let row =
      scroll..<editing.buffer.place(
        atColumn: Int(size.width) + 1, in: scroll..<editing.buffer.count, metrics)
    let start = inset
    paintRow(row, x: start, painter)
    if let rest = restOfCompletion {
      let end = start + editing.buffer.columns(row, metrics)
      painter.draw(
        String(rest), x: end, y: 0, ComponentTokens.Input.completionColor, attributes, scope)
    }
  }

  @MainActor override var semantics: Semantics? {
    let value =
      secrecy == .hidden ? String(repeating: "•", count: editing.text.count) : editing.text
    var semantics = Semantics(
      role: secrecy == .hidden ? .secureField : .textField, label: name, value: value,
      isEnabled: isEnabled, isFocused: isFocused)
    semantics.isReadOnly = isReadOnly
    return semantics
  }
}
