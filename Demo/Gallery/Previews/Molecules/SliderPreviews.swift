// SPDX-License-Identifier: MIT
// Page: previews of Slider.

import Curium
import CuriumPreviews

/// A control for selecting a number by moving a knob along a line.
enum SliderPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(0.4) { traffic in
        Slider(value: traffic, in: 0...1, step: 0.1) {
          Text("Canary")
        } minimumValueLabel: {
          Text("0%")
        } maximumValueLabel: {
          Text("100%")
        }
      }
      .frame(maxWidth: 44)
    }
    Preview("Disabled") {
      StatefulPreview(0.4) { traffic in
        Slider(value: traffic, in: 0...1, step: 0.1) {
          Text("Canary")
        } minimumValueLabel: {
          Text("0%")
        } maximumValueLabel: {
          Text("100%")
        }
      }
      .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      Slider(value: knobs.binding("value", 0.4, in: 0...1), in: 0...1, step: 0.1) {
        Text(knobs.text("label", "Canary"))
      }
      .frame(maxWidth: knobs.length("maxWidth", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
