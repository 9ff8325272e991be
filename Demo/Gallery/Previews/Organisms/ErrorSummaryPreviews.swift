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
          terms: knobs.text("terms", "Accept the terms to continue.")))
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
