// SPDX-License-Identifier: MIT
// Page: previews of ErrorSummary.

import Curium
import CuriumPreviews

enum ErrorSummaryPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Two errors") { StatefulPreview(submitted()) { ErrorSummary($0.wrappedValue) } }
    Preview("Playground") { knobs in
      ErrorSummary(
        submitted(
          name: knobs.text("name", "Enter your name."),
          terms: knobs.text("terms", "Accept them to go on.")))
    }
  }

  private static func submitted(
    name: String = "Enter your name.", terms: String = "Accept them to go on."
  ) -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required(name))
      FormField(\.accepts, "Terms", .accepted(terms))
    }
    form.requestSubmit()
    return form
  }
}
