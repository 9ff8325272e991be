// SPDX-License-Identifier: MIT
// Page: previews of FormTemplate.

import Curium
import CuriumPreviews

enum FormTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func form(isLoading: Bool) -> some View {
    FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: isLoading) {
    } content: {
      StatefulPreview("Ada Lovelace") { StandardTextField(placeholder: "Name", text: $0) }
      StatefulPreview("") { StandardTextField(placeholder: "you@example.org", text: $0) }
    }
  }

  static var previews: [Preview] {
    Preview("Default") { form(isLoading: false) }
    Preview("Loading") { form(isLoading: true) }
    Preview("Playground") { knobs in
      FormTemplate(
        title: knobs.text("title", "Account"),
        submitButtonTitle: knobs.text("submitButtonTitle", "Save"),
        isLoading: knobs.flag("isLoading", false), onSubmit: {}
      ) {
        StandardTextField(placeholder: "Name", text: knobs.binding("name", "Ada Lovelace"))
        StandardTextField(placeholder: "you@example.org", text: knobs.binding("address", ""))
      }
    }
  }
}
