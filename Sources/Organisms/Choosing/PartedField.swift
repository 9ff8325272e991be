// SPDX-License-Identifier: MIT
// Organism: a field for a date or a time, which is edited part by part.

import CuriumControls

/// A field for a value that users edit part by part, with a chevron if it has a calendar.
///
/// The current part is selected. While the entry isn't a value within the bounds, the field shows
/// an error, and the binding keeps the previous value.
struct PartedField<Form: EntryForm>: View {
  let title: String
  /// `true` if a label shows the title.
  let isTitled: Bool
  let selection: Binding<Form.Value?>
  let isOptional: Bool
  let bounds: ClosedRange<Form.Value>
  /// The value of an arrow key in the empty field.
  let start: Form.Value
  let form: Form
  /// The typed value; `nil` while it is the selected one.
  let entry: Binding<PartedEntry<Form>?>
  var openCalendar: (@MainActor () -> Void)?
  /// The part at the last position of the caret that the field has reported.
  @State private var pointed: Int?
  /// The number of reports.
  @State private var moves = 0
  @FocusState private var isFocused: Bool
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.strings) private var strings
  @Environment(\.textDiscards) private var discards

  var body: some View {
    face.onPointerEvent { event in
      guard isFocused, !isReadOnly, case .scrolled(_, let y) = event.kind, y != 0 else {
        return .ignored
      }
      edit { $0.step(by: -y, in: bounds, from: start) }
      return .handled
    }
  }

  @ViewBuilder private var face: some View {
    if let openCalendar {
      FieldWithChevron(content: field) { open(openCalendar) }
    } else {
      field
    }
  }

  private var field: some View {
    // After a report, the field selects the part again.
    _ = moves
    let showsForm = isTitled || isFocused
    return TextField(
      title, text: text, selection: caret, prompt: showsForm ? Text(form.blank) : nil
    )
    .variant(.standard)
    .hasError(isInvalid)
    .focused($isFocused)
    .onFocusedKeyPress { handle($0) }
    .simultaneousGesture(
      TapGesture().onEnded { _ in edit { $0.select(pointed ?? form.lastPart) } }
    )
    .onChange(of: isFocused) { _, isFocused in if !isFocused { leave() } }
    .onChange(of: discards) { entry.wrappedValue = nil }
    .accessibilityChoices(openCalendar == nil ? nil : [])
    .accessibilityHint(form.blank)
    .accessibilityInvalid(isInvalid)
    .controlKeyHint(strings.changeHint, "up", "down", isEnabled: !isReadOnly)
    .controlKeyHint(
      strings.calendarHint, "enter", isEnabled: openCalendar != nil && !isReadOnly
    )
    .fieldAdvice(
      isShown: problem != nil, beside: current.text.count, isAtEnd: openCalendar == nil
    ) {
      Text(problem?.note ?? "")
    }
    .preference(key: UnreadableTextKey.self, value: unreadable)
  }

  // MARK: The value

  /// The typed value, or the selected one.
  private var current: PartedEntry<Form> {
    entry.wrappedValue?.following(selection.wrappedValue, form)
      ?? PartedEntry(selection.wrappedValue, form)
  }

  /// `true` if the shown value can't be selected. One that is being typed may still become one that
  /// can.
  private var isInvalid: Bool {
    let entry = current
    guard entry.isComplete else { return !isFocused && !entry.isEmpty }
    return entry.value.map { !bounds.contains($0) } ?? true
  }

  /// Changes the entry, and selects its value if there is one within the bounds.
  private func edit(_ change: (inout PartedEntry<Form>) -> Void) {
    if isReadOnly { return }
    var next = current
    change(&next)
    if let value = next.value, bounds.contains(value) {
      if value != selection.wrappedValue { selection.wrappedValue = value }
      next = PartedEntry(selection.wrappedValue, form, part: next.part)
    } else if next.isEmpty {
      if isOptional, selection.wrappedValue != nil { selection.wrappedValue = nil }
      next = PartedEntry(selection.wrappedValue, form, part: next.part)
    }
    entry.wrappedValue = next
  }

  private func open(_ openCalendar: @MainActor () -> Void) {
    edit { $0.finish() }
    if !isFocused { isFocused = true }
    openCalendar()
  }

  // MARK: The field

  private var text: Binding<String> {
    Binding(
      get: { current.text },
      set: { text in edit { $0.edit(to: text) } })
  }

  /// The selection in the field: the current part. The field reports other positions of the caret,
  /// for example after a click.
  private var caret: Binding<TextSelection?> {
    Binding(
      get: {
        if isReadOnly { return nil }
        let entry = current
        return isFocused
          ? TextSelection(range: entry.range)
          : TextSelection(insertionPoint: entry.text.endIndex)
      },
      set: { report in
        guard !isReadOnly, let report else { return }
        pointed = current.part(at: report.range.lowerBound)
        moves += 1
      })
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard !isReadOnly, press.modifiers.isSubset(of: .shift) else { return .ignored }
    let isPlain = press.modifiers.isEmpty
    switch press.key {
    case .upArrow where isPlain: edit { $0.step(by: 1, in: bounds, from: start) }
    case .downArrow where isPlain: edit { $0.step(by: -1, in: bounds, from: start) }
    case .upArrow: edit { $0.stepFar(by: 1, in: bounds, from: start) }
    case .downArrow: edit { $0.stepFar(by: -1, in: bounds, from: start) }
    case _ where !isPlain: return .ignored
    case .pageUp: edit { $0.stepFar(by: 1, in: bounds, from: start) }
    case .pageDown: edit { $0.stepFar(by: -1, in: bounds, from: start) }
    case .leftArrow: edit { $0.select($0.part - 1) }
    case .rightArrow: edit { $0.select($0.part + 1) }
    case .home: edit { $0.select(0) }
    case .end: edit { $0.select(form.lastPart) }
    case .return, .space:
      guard let openCalendar else { return .ignored }
      open(openCalendar)
    default: return .ignored
    }
    return .handled
  }

  /// Ends the typed part after the focus has left the field, and begins with the first part next
  /// time.
  private func leave() {
    edit { $0.select(0) }
    // The caret is then at the end, and a click there reports nothing.
    pointed = nil
  }

  // MARK: The error

  /// The problem with a complete value: the note beside it, and the error for a form.
  private var problem: (note: String, error: String)? {
    let entry = current
    guard isInvalid, entry.isComplete else { return nil }
    guard let value = entry.value else {
      let words = form.words(strings)
      return (words.impossibleNote, words.impossible)
    }
    let isEarly = value < bounds.lowerBound
    let bound = PartedEntry(isEarly ? bounds.lowerBound : bounds.upperBound, form).text
    return (
      Strings.fill(isEarly ? strings.earliestDay : strings.latestDay, bound),
      Strings.fill(isEarly ? strings.enterEarliestDay : strings.enterLatestDay, bound)
    )
  }

  /// The text for a form while the field shows another value than the selected one.
  private var unreadable: UnreadableText? {
    let entry = current
    if entry.isEmpty || entry.value != nil && entry.value == selection.wrappedValue { return nil }
    return UnreadableText(
      error: problem?.error ?? form.words(strings).incomplete, isPartial: !isInvalid)
  }
}
