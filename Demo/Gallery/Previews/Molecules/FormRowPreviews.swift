// SPDX-License-Identifier: MIT
// Page: previews of FormRow.

import Curium
import CuriumPreviews

enum FormRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(1) { choice in
        FormRow(label: "Plan") {
          Picker("Plan", selection: choice) {
            Text("Personal").tag(1)
            Text("Team").tag(2)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
      }
    }
    Preview("Invalid") {
      StatefulPreview(false) { isAccepted in
        FormRow(label: "", status: .invalid("Accept the terms to continue.")) {
          CheckBox(text: "I accept the terms", isSelected: isAccepted)
        }
      }
    }
    Preview("Checking") {
      StatefulPreview("ada") { name in
        FormRow(label: "User name", status: .checking("Checking the name…")) {
          StandardTextField(placeholder: "", text: name)
        }
      }
    }
    Preview("Playground") { knobs in
      FormRow(
        label: knobs.text("label", "User name"),
        status: knobs.choice(
          "status",
          of: [
            ".plain": FieldStatus.plain, ".checking(\"Checking…\")": .checking("Checking…"),
            ".invalid(\"Already taken.\")": .invalid("Already taken."),
          ])
      ) {
        StandardTextField(placeholder: "ada", text: knobs.binding("text", "jonas"))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
