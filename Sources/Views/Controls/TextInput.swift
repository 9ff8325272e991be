// SPDX-License-Identifier: MIT
// Views: the line of text inside a text field.

import CuriumTerminal
import CuriumTokens

/// Which characters a text field takes.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// All.
  case `default`
  /// Digits.
  case numberPad
  /// Digits, a sign and a decimal mark.
  case decimalPad
  /// Digits and the signs of telephone numbers.
  case phonePad
  /// What an e-mail address may hold: no spaces.
  case emailAddress
  /// What a URL may hold: no spaces.
  case url

  /// Whether the field takes `character`.
  public func accepts(_ character: Character) -> Bool {
    switch self {
    case .default: true
    case .numberPad: character.isASCII && character.isNumber
    case .decimalPad: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .phonePad: character.isASCII && (character.isNumber || "+-() */#".contains(character))
    case .emailAddress, .url: !character.isWhitespace
    }
  }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: KeyboardType { .default }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var keyboardType: KeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  var submit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Which characters the text fields in the view take.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Calls `action` when Return is pressed in a text field of the view.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.submit, action)
  }
}

/// One line of text that can be edited, without any decoration.
struct TextInput: _PrimitiveView {
  let text: Binding<String>
  let shown: String
  let placeholder: String
  let isSecure: Bool

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(TextInputNode(view, context))
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: TextInputNode.self).receive(view)
  }
}

/// Edits one line. The terminal's own cursor stands at the caret, for input methods and magnifiers.
final class TextInputNode: LayoutNode {
  private var view: TextInput
  private var editing: TextEditing
  /// The first column of the text that is shown.
  private var scroll = 0

  init(_ view: TextInput, _ context: borrowing _MountContext) {
    self.view = view
    editing = TextEditing(view.shown)
    super.init(context)
  }

  func receive(_ next: TextInput) {
    let old = view
    view = next
    if next.shown != editing.text { editing.replace(with: next.shown) }
    if next.shown != old.shown || next.placeholder != old.placeholder
      || next.isSecure != old.isSecure
    {
      scrollToCaret()
      damageFrame()
    }
  }

  private var isEnabled: Bool { scope.values.inherited.isEnabled }
  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    guard change.contains(.enabled) else { return }
    graph.focusOrderIsStale = true
    if !isEnabled, graph.focused === self { graph.moveFocusOff(self) }
  }

  /// As wide as offered; 20 columns where that is left open.
  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let width = proposal.packedWidth
    return Extent(width: width == ProposedViewSize.ideal ? 20 : min(width, 1_000), height: 1)
  }

  override func placeContents() { scrollToCaret() }

  // MARK: Columns

  private func shown(_ character: Character) -> Character {
    view.isSecure ? "•" : TextSanitizer.sanitized(character)
  }

  private func columns(of character: Character) -> Int {
    GraphemeWidth.columns(of: character, ambiguousIsWide: graph.pool.ambiguousIsWide)
  }

  private func columns(_ range: Range<Int>) -> Int {
    var width = 0
    for index in range { width += columns(of: shown(editing.characters[index])) }
    return width
  }

  private func scrollToCaret() {
    let width = Int(size.width)
    guard width > 0 else { return }
    let column = columns(0..<editing.caret)
    let total = columns(0..<editing.characters.count)
    // One column is kept free behind the text, where the caret stands at its end.
    scroll = min(scroll, max(0, total + 1 - width))
    if column < scroll { scroll = column }
    if column >= scroll + width { scroll = column - width + 1 }
  }

  @MainActor override var caret: CellPoint? {
    let column = columns(0..<editing.caret) - scroll
    let frame = absoluteFrame
    let point = CellPoint(x: absoluteOrigin.x + column, y: absoluteOrigin.y)
    return frame.contains(point) ? point : nil
  }

  private func place(atColumn column: Int) -> Int {
    var width = 0
    for (index, character) in editing.characters.enumerated() {
      let next = columns(of: shown(character))
      if width + (next + 1) / 2 > column + scroll { return index }
      width += next
    }
    return editing.characters.count
  }

  // MARK: Input

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard graph.focused === self, isEnabled, press.phase != .up else { return false }
    if press.key == .return, press.modifiers.isEmpty {
      guard let submit = scope.values.submit else { return false }
      submit()
      return true
    }
    let type = scope.values.keyboardType
    let before = editing.text
    let outcome = editing.handle(press, accepts: type.accepts)
    if outcome == .ignored { return false }
    finish(edited: outcome == .edited && editing.text != before)
    return true
  }

  @MainActor override func handle(paste text: String) -> Bool {
    guard graph.focused === self, isEnabled else { return false }
    let type = scope.values.keyboardType
    let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    editing.insert(line.filter(type.accepts))
    finish(edited: true)
    return true
  }

  @MainActor private func finish(edited: Bool) {
    if edited {
      view.text.wrappedValue = editing.text
      // Whoever keeps the text has the last word: it may have refused the edit, or changed it.
      let kept = view.text.wrappedValue
      if kept != editing.text { editing.replace(with: kept) }
    }
    scrollToCaret()
    damageFrame()
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard isEnabled else {
      if event.kind == .up, graph.captured === self { graph.captured = nil }
      return false
    }
    let column = event.position.x - absoluteOrigin.x
    switch event.kind {
    case .down where event.button == .primary:
      graph.captured = self
      graph.focus(self)
      editing.move(to: place(atColumn: column), selecting: event.modifiers.contains(.shift))
    case .dragged where graph.captured === self:
      editing.move(to: place(atColumn: column), selecting: true)
    case .up where graph.captured === self:
      graph.captured = nil
      return true
    default: return false
    }
    finish(edited: false)
    return true
  }

  // MARK: Paint

  override func paint(_ painter: inout Painter) {
    let attributes = (scope.values.inherited.font ?? .body).resolve(in: theme).attributes
    if editing.characters.isEmpty {
      let width = Int(size.width)
      let prompt = TextLayout(
        runs: [(view.placeholder, 0)], width: width, limit: 1, truncation: .tail,
        ellipsis: iconGlyph(named: "ellipsis", set: scope.values.inherited.iconSet) ?? "…",
        ambiguousIsWide: graph.pool.ambiguousIsWide)
      if let line = prompt.lines.first?.fragments.first {
        painter.draw(
          line.string, x: 0, y: 0, ComponentTokens.Input.placeholderColor, attributes, scope)
      }
      return
    }
    let ink =
      isEnabled ? ComponentTokens.Input.textColor : ComponentTokens.Input.textColorDisabled
    let selection = editing.selection
    var column = -scroll
    var run = ""
    var runStart = column
    var runIsSelected = false
    func flush(_ painter: Painter) {
      if run.isEmpty { return }
      if runIsSelected {
        let width = column - runStart
        painter.fill(
          CellRect(x: runStart, y: 0, width: width, height: 1),
          ComponentTokens.Input.selectionColor,
          scope)
      }
      painter.draw(run, x: runStart, y: 0, ink, attributes, scope)
      run = ""
    }
    for (index, character) in editing.characters.enumerated() {
      if column >= Int(size.width) { break }
      let isSelected = selection?.contains(index) ?? false
      let visible = shown(character)
      let width = columns(of: visible)
      if column + width > 0 {
        if isSelected != runIsSelected || run.isEmpty {
          flush(painter)
          runStart = column
          runIsSelected = isSelected
        }
        run.append(visible)
      }
      column += width
    }
    flush(painter)
  }

  @MainActor override var semantics: Semantics? {
    Semantics(
      role: view.isSecure ? .secureField : .textField, label: view.placeholder,
      value: view.isSecure ? String(repeating: "•", count: editing.characters.count) : editing.text,
      isEnabled: isEnabled, isFocused: graph.focused === self)
  }
}
