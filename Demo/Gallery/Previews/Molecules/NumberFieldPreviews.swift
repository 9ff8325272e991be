// SPDX-License-Identifier: MIT
// Page: previews of NumberField.

import Curium
import CuriumPreviews

/// A text field for a number. The arrow keys and the wheel change it in steps.
enum NumberFieldPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(8080) { port in NumberField("Port", value: port, in: 1...65535).fieldLine() }
    }
    Preview("Unit") {
      StatefulPreview(1.5) { timeout in
        NumberField("Timeout", value: timeout, in: 0...10, step: 0.5, unit: "s").fieldLine()
      }
    }
    Preview("Out of range") {
      StatefulPreview(70_000) { port in
        NumberField("Port", value: port, in: 1...65535).fieldLine()
      }
    }
    Preview("Disabled") {
      NumberField("Timeout", value: .constant(8), in: 1...99, unit: "s").fieldLine().disabled(true)
    }
    Preview("Playground") { knobs in
      NumberField(
        knobs.text("title", "Timeout"), value: knobs.binding("value", 3, in: 1...99), in: 1...99,
        unit: knobs.text("unit", "s")
      )
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
