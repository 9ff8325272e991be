// SPDX-License-Identifier: MIT
// Page: previews of ValidatedForm.

import Curium
import CuriumPreviews

enum ValidatedFormPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(newForm()) { form in sample(form.wrappedValue) }
    }
    Preview("Couldn't submit") {
      StatefulPreview(submitted()) { form in sample(form.wrappedValue) }
    }
    Preview("Playground") { knobs in
      let form = knobs.state("form", newForm()).wrappedValue
      ValidatedForm(
        form, submitButtonTitle: knobs.text("submitButtonTitle", "Create account"),
        onSubmit: { _ in }
      ) {
        ValidatedInput(form.name, placeholder: knobs.text("placeholder", "Your name"))
        ValidatedInput(form.age)
      }
      .disabled(knobs.flag("disabled", false))
    }
  }

  private static func newForm() -> FormModel<PreviewAccount> {
    FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.age, "Age", unreadable: "Enter a number.")
      FormField(\.accepts, "Terms", .accepted("Accept the terms to continue."))
    }
  }

  private static func submitted() -> FormModel<PreviewAccount> {
    let form = newForm()
    form.requestSubmit()
    return form
  }

  private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    ValidatedForm(form, submitButtonTitle: "Create account", onSubmit: { _ in }) {
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.age)
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }
}
