// SPDX-License-Identifier: MIT
// Organism: any control for a field of a form, with validation.

import CuriumAtoms
import CuriumMolecules
public import CuriumControls

/// Any control for a field of a form, with its name above and its error message below.
///
/// The field is validated when the focus leaves the control. If it is the first invalid field of a
/// submission, it gets the focus. Return in a text field moves to the next field, as does
/// Option-Return in a text editor. While the text in a `NumberField`, a `DatePicker`, a
/// `TimePicker` or a `ComboBox` isn't a valid value, the field is invalid, and the form can't be
/// submitted, even if the control is hidden, for example in another tab. Its text is discarded if
/// it is removed.
///
/// *Sizing:* same as `FormRow`. *Keys:* those of the control. *Tokens:* `form.*`.
///
///     let form = FormModel(Account()) { FormField(\.plan, "Plan") }
///     ValidatedField(form.plan) { plan in
///       Picker("Plan", selection: plan) { Text("Team").tag("team") }.labelsHidden()
///     }
public struct ValidatedField<Values, Value, Content: View>: View {
  private let field: FieldBinding<Values, Value>
  private let checkingText: String?
  private let showsLabel: Bool
  private let content: (Binding<Value>) -> Content
  @FocusState private var isFocused: Bool
  /// Identifies the control among those for the same field.
  @Namespace private var control
  /// The number of times that the control had to discard its text.
  @State private var discards = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  /// Creates a control for `field`.
  ///
  /// - Parameters:
  ///   - field: The field of a form model.
  ///   - showsLabel: `false` if the control shows its own name.
  ///   - checkingText: The text below the control while its check is running; the default is in
  ///    `\.strings`.
  ///   - content: Returns the control for the value.
  public init(
    _ field: FieldBinding<Values, Value>, showsLabel: Bool = true,
    checkingText: String? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.field = field
    self.showsLabel = showsLabel
    self.checkingText = checkingText
    self.content = content
  }

  /// The name, the control and the message.
  public var body: some View {
    let state = field.field
    let number = state.checks
    let model = field.model
    let control = control
    FormRow(label: showsLabel ? field.label : "", status: status) { content(field.binding) }
      .focused($isFocused)
      .environment(\.textDiscards, discards)
      .onUnreadableText { model.report($0, by: control, of: state) }
      .counted(in: state.allControls) { model.discardUnreadableDraft(of: state) }
      .onSubmit { model.advance(from: state) }
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { model.blur(state) }
      }
      .onChange(of: state.focusRequests) { takeFocus() }
      .onChange(of: state.discards) {
        if state.unreadableControl != control { discards += 1 }
      }
      .onChange(of: strings.enterValid, initial: true) { _, text in
        state.defaultUnreadable = text
      }
      .onChange(of: isEnabled, initial: true) { _, isEnabled in state.isEnabled = isEnabled }
      .onAppear { state.controls += 1 }
      .onDisappear { state.controls -= 1 }
      .task(id: number) { await model.check(state, number: number) }
      // A field of another model is another view.
      .id(ObjectIdentifier(state))
  }

  /// Moves the focus to the control, after the update that may have enabled it.
  private func takeFocus() {
    let state = field.field
    let passesOn = state.passesFocusOn && !isEnabled
    state.passesFocusOn = false
    if passesOn { field.model.focusError(after: state) } else { isFocused = true }
  }

  private var status: FieldStatus {
    if let error = field.error { return .invalid(error) }
    return field.isChecking ? .checking(checkingText ?? strings.checking) : .plain
  }
}
