// SPDX-License-Identifier: MIT
// Page: previews of ValidatedField.

import Curium
import CuriumPreviews

enum ValidatedFieldPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }) { form in
        ValidatedField(form.wrappedValue.plan) { plan in
          Picker("Plan", selection: plan) {
            Text("Personal").tag("personal")
            Text("Team").tag("team")
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
      }
    }
    Preview("Choice") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(\.accepts, "I accept the terms", .accepted("Accept the terms to continue."))
        }
      ) { form in
        ValidatedField(form.wrappedValue.accepts, showsLabel: false) {
          CheckBox(text: form.wrappedValue.accepts.label, isSelected: $0)
        }
      }
    }
    Preview("Playground") { knobs in
      let form = knobs.state(
        "form", FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }
      ).wrappedValue
      ValidatedField(
        form.plan, showsLabel: knobs.flag("showsLabel", true),
        checkingText: knobs.text("checkingText", "Checking…")
      ) { plan in
        Picker("Plan", selection: plan) {
          Text("Personal").tag("personal")
          Text("Team").tag("team")
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
