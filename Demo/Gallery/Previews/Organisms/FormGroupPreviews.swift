// SPDX-License-Identifier: MIT
// Page: previews of FormGroup.

import Curium
import CuriumPreviews

enum FormGroupPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      FormGroup(title: "Address") {
        StatefulPreview("Lindenstraße 4") { LabeledInputField(label: "Street", text: $0) }
        StatefulPreview("Berlin") { LabeledInputField(label: "Town", text: $0) }
      }
    }
    Preview("Playground") { knobs in
      FormGroup(title: knobs.text("title", "Address")) {
        LabeledInputField(
          label: knobs.text("label", "Street"), text: knobs.binding("street", "Lindenstraße 4"))
        LabeledInputField(label: "Town", text: knobs.binding("town", "Berlin"))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
