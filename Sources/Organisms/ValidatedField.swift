// SPDX-License-Identifier: MIT
// Organism: any control for a field of a form, with what is said of it.

import CuriumAtoms
import CuriumMolecules
public import CuriumControls

/// Any control for a field of a form, under the field's name and above what is said of it.
///
/// The field is judged when the focus leaves the control, and takes the focus where it is the first that is
/// wrong. Return in a text field goes on to the next field.
///
/// *Sizing:* as `FormRow`. *Keys:* those of the control. *Tokens:* `form.*`.
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
  @Environment(\.strings) private var strings

  /// A control for `field`; `showsLabel` is false where the control says its name itself. The words, those
  /// of `\.strings` where none are given, stand beneath it while its check has not answered.
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

  /// The name, the control and the words.
  public var body: some View {
    let state = field.field
    let number = state.checks
    let model = field.model
    FormRow(label: showsLabel ? field.label : "", status: status) { content(field.binding) }
      .focused($isFocused)
      .onSubmit { model.goOn(from: state) }
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { model.blur(state) }
      }
      .onChange(of: state.focusRequests) { isFocused = true }
      .onAppear { state.controls += 1 }
      .onDisappear { state.controls -= 1 }
      .task(id: number) { await model.check(state, number: number) }
  }

  private var status: FieldStatus {
    if let error = field.error { return .invalid(error) }
    return field.isChecking ? .checking(checkingText ?? strings.checking) : .plain
  }
}

/// What the previews of forms fill in.
struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}

package enum ValidatedFieldPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }) { form in
        ValidatedField(form.wrappedValue.plan) { plan in
          Picker("Plan", selection: plan) {
            Text("Personal").tag("personal")
            Text("Team").tag("team")
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
      }
    }
    Preview("Choice") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(\.accepts, "I accept the terms", .accepted("Accept them to go on."))
        }
      ) { form in
        ValidatedField(form.wrappedValue.accepts, showsLabel: false) {
          CheckBox(text: form.wrappedValue.accepts.label, isSelected: $0)
        }
      }
    }
    Preview("Playground") { knobs in
      let form = knobs.state(
        "form", FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }
      ).wrappedValue
      ValidatedField(
        form.plan, showsLabel: knobs.flag("showsLabel", true),
        checkingText: knobs.text("checkingText", "Checking…")
      ) { plan in
        Picker("Plan", selection: plan) {
          Text("Personal").tag("personal")
          Text("Team").tag("team")
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
