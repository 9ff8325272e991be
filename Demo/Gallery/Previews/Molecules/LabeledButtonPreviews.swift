// SPDX-License-Identifier: MIT
// Page: previews of LabeledButton.

import Curium
import CuriumPreviews

enum LabeledButtonPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(false) { isOn in
        LabeledButton(
          label: "Sign-in alerts", title: isOn.wrappedValue ? "Turn off" : "Turn on"
        ) {
          isOn.wrappedValue.toggle()
        }
        .frame(maxWidth: 44)
      }
    }
    Preview("Narrow") {
      LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") {}.frame(width: 28)
    }
    Preview("Disabled") {
      LabeledButton(label: "Nothing to update", title: "Update") {}
        .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      LabeledButton(
        label: knobs.text("label", "Sign-in alerts"),
        title: knobs.text("title", "Turn on")
      ) {}
      .frame(width: knobs.length("width", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
