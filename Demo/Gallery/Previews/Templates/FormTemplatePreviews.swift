// SPDX-License-Identifier: MIT
// Page: previews of FormTemplate.

import Curium
import CuriumPreviews

enum FormTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      FormTemplate(title: "Account", submitButtonTitle: "Save") {
      } content: {
        StatefulPreview("Ada Okafor") {
          FormInput(label: "Name", placeholder: "Your name", text: $0)
        }
        StatefulPreview("ada@example.org") {
          FormInput(label: "Email", placeholder: "you@example.org", text: $0)
        }
        StatefulPreview("Weekly") { report in
          FormRow(label: "Report") {
            RadioGroup(title: "", selection: report, options: ["Daily", "Weekly", "Never"])
          }
        }
        StatefulPreview(true) { CheckBox(text: "Alert me about incidents", isSelected: $0) }
        StatefulPreview(false) { CheckBox(text: "Send product news", isSelected: $0) }
      }
    }
    Preview("Loading") {
      FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: true) {
      } content: {
        StatefulPreview("Ada Okafor") {
          FormInput(label: "Name", placeholder: "Your name", text: $0)
        }
        StatefulPreview("") {
          FormInput(label: "Email", placeholder: "you@example.org", text: $0)
        }
      }
    }
    Preview("Playground") { knobs in
      FormTemplate(
        title: knobs.text("title", "Account"),
        submitButtonTitle: knobs.text("submitButtonTitle", "Save"),
        isLoading: knobs.flag("isLoading", false), onSubmit: {}
      ) {
        FormInput(
          label: "Name", placeholder: "Your name", text: knobs.binding("name", "Ada Okafor"))
        FormInput(
          label: "Email", placeholder: "you@example.org", text: knobs.binding("address", ""))
      }
    }
  }
}
