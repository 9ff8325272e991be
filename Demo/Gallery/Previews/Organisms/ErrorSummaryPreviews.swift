// SPDX-License-Identifier: MIT
// Page: previews of ErrorSummary.

import Curium
import CuriumPreviews

enum ErrorSummaryPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Two errors") {
      StatefulPreview(submitted()) { form in sample(form.wrappedValue) }
    }
    Preview("Fields on another page") {
      StatefulPreview(submitted()) { form in ErrorSummary(form.wrappedValue) }
    }
    Preview("Playground") { knobs in
      sample(
        submitted(
          name: knobs.text("name", "Enter your name."),
          terms: knobs.text("terms", "Accept the terms to continue.")))
    }
  }

  /// The summary above the fields that it leads to.
  @MainActor private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ErrorSummary(form)
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }

  private static func submitted(
    name: String = "Enter your name.", terms: String = "Accept the terms to continue."
  ) -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required(name))
      FormField(\.accepts, "Terms", .accepted(terms))
    }
    form.requestSubmit()
    return form
  }
}
