// SPDX-License-Identifier: MIT
// Page: previews of masks.

import Curium
import CuriumPreviews

/// A pattern for the text of a field. Its separators appear while the user types.
enum TextInputMaskPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("4505 1234") {
        StandardTextField(placeholder: "Card number", text: $0)
          .textInputMask("9999 9999 9999 9999")
          .fieldLine()
      }
    }
    Preview("Literals") {
      StatefulPreview("+49 (30) 1234") {
        StandardTextField(placeholder: "Phone", text: $0).textInputMask(#"+4\9 (99) 9999999"#)
          .fieldLine()
      }
    }
    Preview("Letters and digits") {
      StatefulPreview("EU-204") {
        StandardTextField(placeholder: "Order", text: $0).textInputMask("AA-9999").fieldLine()
      }
    }
    Preview("Playground") { knobs in
      StandardTextField(
        placeholder: knobs.text("placeholder", "Date"), text: knobs.binding("text", "24.12")
      )
      .textInputMask(knobs.text("mask", "99.99.9999"))
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
