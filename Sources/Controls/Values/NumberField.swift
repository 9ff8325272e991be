// SPDX-License-Identifier: MIT
// Views: a text field for a number.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// A text field for a number, with keys that step it up and down.
///
/// While the user types, each number within the bounds is written to the binding. Other text stays
/// in the field, and the binding keeps the last valid number. For a number out of bounds, the field
/// shows its bounds. For other text, it also says that it takes a number. While the text is
/// invalid, a `FormModel` can't be submitted. In a `Form`, its title is a label in the column of
/// labels.
///
/// *Sizing:* as wide as proposed; one row. If the width is unspecified, 20 columns plus the edge
/// bar and the unit.
/// *Keys:* those of `TextField`. ↑ and ↓ step up and down, with Shift by ten steps. While the field
/// has the focus, the wheel steps too. Unless a click gives it the focus, the number is selected,
/// so that typing replaces it.
/// *Tokens:* `numberField.*`, `input.*`.
///
///     struct ServerSettings: View {
///       @State private var port = 8080
///       var body: some View {
///         NumberField("Port", value: $port, in: 1...65535)
///       }
///     }
public struct NumberField<Value: Strideable & LosslessStringConvertible & Sendable>: View {
  private let title: String
  private let value: Binding<Value>
  private let bounds: ClosedRange<Value>?
  private let step: Value.Stride
  private let unit: String
  @State private var draft = TextDraft()
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.strings) private var strings
  @Environment(\.textDiscards) private var discards

  /// Creates a field that edits a `value`, in `bounds` if there are any, in steps of `step`. It
  /// shows `title` while it is empty, and `unit` after the number.
  public init(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, unit: String = ""
  ) {
    self.title = String(title)
    self.value = value
    self.bounds = bounds
    self.step = step
    self.unit = unit
  }

  /// The label in a form, the field, and the unit or the bounds.
  public var body: some View {
    TitledField(title: title) { _ in field }
  }

  private var field: some View {
    let shown = text.wrappedValue
    let isInvalid = number(in: shown) == nil
    let covered = GraphemeWidth.columns(of: shown.isEmpty ? title : shown)
    return ValueContent(
      content: FieldWithEnd(
        TextField(title, text: text).variant(.standard).hasError(isInvalid)
          .focused($isFocused)
          .onFocusedKeyPress { move(by: $0) }
          .fieldAdvice(
            isShown: Value(decimal: shown) == nil, beside: covered,
            isAtEnd: bounds == nil && unit.isEmpty
          ) {
            Text(bounds == nil ? strings.aNumber : "\(strings.aNumber),")
              .accessibilityLabel(strings.aNumber)
          }
          .selectsNumberOnFocus()
      ) {
        if isInvalid, let bounds {
          note("\(bounds.lowerBound)–\(bounds.upperBound)", ComponentTokens.NumberField.boundsColor)
        } else if !unit.isEmpty {
          note(
            unit,
            isEnabled
              ? ComponentTokens.NumberField.unitColor
              : ComponentTokens.NumberField.unitColorDisabled)
        }
      },
      value: isFocused && !isReadOnly ? stepping : nil, make: WheelStepsNode.init
    )
    .onChange(of: isFocused) { _, isFocused in
      if !isFocused { draft.end() }
    }
    .onChange(of: value.wrappedValue) { _, value in
      if !draft.belongs(to: value) { draft = TextDraft() }
    }
    .onChange(of: discards) { draft = TextDraft() }
    .preference(
      key: UnreadableTextKey.self, value: draft.isUnreadable ? UnreadableText(error: error) : nil)
  }

  /// The error for a form.
  private var error: String {
    guard let bounds else { return strings.enterNumber }
    return Strings.fill(
      strings.enterNumberInRange, "\(bounds.lowerBound)", "\(bounds.upperBound)")
  }

  /// The unit or the bounds after the number.
  private func note(_ text: String, _ color: Color) -> some View {
    Text(text).foregroundStyle(color).lineLimit(1)
      .padding(.horizontal, ComponentTokens.NumberField.padding)
  }

  private var text: Binding<String> {
    Binding(
      get: { draft.text(for: value.wrappedValue) },
      set: { text in
        let number = number(in: text)
        draft.type(text, readAs: number, previous: value.wrappedValue)
        if let number, number != value.wrappedValue { value.wrappedValue = number }
      })
  }

  /// Returns the number in a string; `nil` unless it is a number within the bounds.
  private func number(in text: String) -> Value? {
    guard let number = Value(decimal: text) else { return nil }
    return bounds.map { $0.contains(number) } ?? true ? number : nil
  }

  private var stepping: @MainActor (Int) -> Void { { move(by: $0) } }

  private func move(by press: KeyPress) -> KeyPress.Result {
    guard !isReadOnly, press.modifiers.isSubset(of: .shift) else { return .ignored }
    let steps = press.modifiers.isEmpty ? 1 : 10
    switch press.key {
    case .upArrow: move(by: steps)
    case .downArrow: move(by: -steps)
    default: return .ignored
    }
    return .handled
  }

  /// Steps the number. A number beyond the bounds changes to the nearest bound.
  private func move(by steps: Int) {
    let shown = text.wrappedValue
    if number(in: shown) == nil, let bounds, let number = Value(decimal: shown) {
      value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
    } else {
      value.wrappedValue = StepperAccess.moved(value.wrappedValue, by: steps, bounds, step)
    }
    draft = TextDraft()
  }

}

/// Steps with the wheel.
private final class WheelStepsNode: ValueWrapperNode<(@MainActor (Int) -> Void)?> {
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard case .scrolled(_, let y) = event.kind, y != 0, let move = value,
      scope.values.inherited.isEnabled
    else { return false }
    move(-y)
    return true
  }
}
