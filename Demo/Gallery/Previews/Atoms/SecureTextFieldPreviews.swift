// SPDX-License-Identifier: MIT
// Page: previews of SecureTextField.

import Curium
import CuriumPreviews

enum SecureTextFieldPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") { SecureTextField(placeholder: "Password", text: $0).fieldLine() }
    }
    Preview("Filled") {
      StatefulPreview("correct horse") {
        SecureTextField(placeholder: "Password", text: $0).fieldLine()
      }
    }
    Preview("Disabled") {
      StatefulPreview("correct horse") {
        SecureTextField(placeholder: "Password", text: $0).fieldLine()
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      SecureTextField(
        placeholder: knobs.text("placeholder", "Password"),
        text: knobs.binding("text", "correct horse")
      )
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
