// SPDX-License-Identifier: MIT
// Page: previews of LabeledInputField.

import Curium
import CuriumPreviews

enum LabeledInputFieldPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Ada Okafor") { LabeledInputField(label: "Name", text: $0) }
    }
    Preview("Secure") {
      StatefulPreview("correct horse") {
        LabeledInputField(label: "Password", text: $0, isSecure: true)
      }
    }
    Preview("Playground") { knobs in
      LabeledInputField(
        label: knobs.text("label", "Name"), text: knobs.binding("text", "Ada Okafor"),
        isSecure: knobs.flag("isSecure", false)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
