// SPDX-License-Identifier: MIT
// Page: previews of Stepper.

import Curium
import CuriumPreviews

/// A label with two buttons that increase and decrease a value.
enum StepperPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(3) { count in
        Stepper("Replicas: \(count.wrappedValue)", value: count, in: 1...9)
      }
    }
    Preview("At the limit") {
      StatefulPreview(1) { count in
        Stepper("Replicas: \(count.wrappedValue)", value: count, in: 1...9)
      }
    }
    Preview("Disabled") {
      StatefulPreview(3) { count in
        Stepper("Replicas: \(count.wrappedValue)", value: count, in: 1...9)
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Stepper(
        knobs.text("title", "Replicas"), value: knobs.binding("value", 3, in: 1...9), in: 1...9
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
