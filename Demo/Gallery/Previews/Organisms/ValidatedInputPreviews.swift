// SPDX-License-Identifier: MIT
// Page: previews of ValidatedInput.

import Curium
import CuriumPreviews

enum ValidatedInputPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(\.name, "Name", .required("Enter your name."))
        }
      ) { form in ValidatedInput(form.wrappedValue.name, placeholder: "Your name") }
    }
    Preview("Number") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(
            \.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
        }
      ) { form in ValidatedInput(form.wrappedValue.age) }
    }
    Preview("Error") {
      StatefulPreview(rejected()) { form in ValidatedInput(form.wrappedValue.name) }
    }
    Preview("Playground") { knobs in
      let form = knobs.state(
        "form",
        FormModel(PreviewAccount()) { FormField(\.name, "Name", .required("Enter your name.")) }
      ).wrappedValue
      ValidatedInput(
        form.name, placeholder: knobs.text("placeholder", "Your name"),
        isSecure: knobs.flag("isSecure", false)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }

  private static func rejected() -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount(name: "ada")) { FormField(\.name, "User name") }
    form.reject(\.name, "This name is taken.")
    return form
  }
}
