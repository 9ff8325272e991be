// SPDX-License-Identifier: MIT
// Page: previews of FormGroup.

import Curium
import CuriumPreviews

enum FormGroupPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      FormGroup(title: "Address") {
        StatefulPreview("Quay 4") { LabeledInputField(label: "Street", text: $0) }
        StatefulPreview("Bergen") { LabeledInputField(label: "Town", text: $0) }
      }
    }
    Preview("Playground") { knobs in
      FormGroup(title: knobs.text("title", "Address")) {
        LabeledInputField(
          label: knobs.text("label", "Street"), text: knobs.binding("street", "Quay 4"))
        LabeledInputField(label: "Town", text: knobs.binding("town", "Bergen"))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
