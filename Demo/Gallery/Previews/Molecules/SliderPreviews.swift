// SPDX-License-Identifier: MIT
// Page: previews of Slider.

import Curium
import CuriumPreviews

/// A number in a range, selected on a line after its label.
enum SliderPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(0.4) { volume in
        Slider(value: volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
      }
      .frame(maxWidth: 44)
    }
    Preview("Disabled") {
      StatefulPreview(0.4) { volume in
        Slider(value: volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
      }
      .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      Slider(value: knobs.binding("value", 0.4, in: 0...1), in: 0...1, step: 0.1) {
        Text(knobs.text("label", "Volume"))
      }
      .frame(maxWidth: knobs.length("maxWidth", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
