// SPDX-License-Identifier: MIT
// Page: previews of FormInput.

import Curium
import CuriumPreviews

enum FormInputPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") {
        FormInput(label: "Email", placeholder: "you@example.org", text: $0)
      }
    }
    Preview("Filled") {
      StatefulPreview("ada@example.org") {
        FormInput(label: "Email", placeholder: "you@example.org", text: $0)
      }
    }
    Preview("Error") {
      StatefulPreview("ada@") {
        FormInput(
          label: "Email", placeholder: "you@example.org", text: $0,
          errorMessage: "Enter it as you@example.org.")
      }
    }
    Preview("Disabled") {
      StatefulPreview("ada@example.org") {
        FormInput(label: "Email", placeholder: "", text: $0)
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      FormInput(
        label: knobs.text("label", "Email"),
        placeholder: knobs.text("placeholder", "you@example.org"),
        text: knobs.binding("text", "ada@"),
        errorMessage: knobs.optionalText("errorMessage", "Enter it as you@example.org.")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
