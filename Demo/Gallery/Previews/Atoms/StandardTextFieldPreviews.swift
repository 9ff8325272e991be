// SPDX-License-Identifier: MIT
// Page: previews of StandardTextField.

import Curium
import CuriumPreviews

enum StandardTextFieldPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") {
        StandardTextField(placeholder: "you@example.org", text: $0).fieldLine()
      }
    }
    Preview("Filled") {
      StatefulPreview("ada@example.org") {
        StandardTextField(placeholder: "you@example.org", text: $0, keyboardType: .emailAddress)
          .fieldLine()
      }
    }
    Preview("Number") {
      StatefulPreview("8080") {
        StandardTextField(placeholder: "Port", text: $0, keyboardType: .numberPad)
          .fieldLine()
      }
    }
    Preview("Disabled") {
      StatefulPreview("read only") { StandardTextField(placeholder: "Name", text: $0).fieldLine() }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      StandardTextField(
        placeholder: knobs.text("placeholder", "you@example.org"), text: knobs.binding("text", ""),
        keyboardType: knobs.choice("keyboardType", .default)
      )
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
