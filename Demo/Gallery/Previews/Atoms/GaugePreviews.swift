// SPDX-License-Identifier: MIT
// Page: previews of Gauge.

import Curium
import CuriumPreviews

enum GaugePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Gauge("Storage", value: 5.2, in: 0...16) }
    Preview("Ends") {
      VStack {
        Gauge("Queue", value: 0.0)
        Gauge("Backup", value: 1.0, color: .success)
      }
    }
    Preview("Colours") {
      VStack {
        Gauge("CPU 0", value: 0.31, color: .success)
        Gauge("CPU 1", value: 0.78, color: .warning)
        Gauge("CPU 2", value: 0.97, color: .error)
      }
    }
    Preview("Playground") { knobs in
      Gauge(
        knobs.text("title", "Memory"), value: knobs.number("value", 5.2, in: 0...16), in: 0...16,
        color: knobs.color("color", .brandPrimary)
      )
      .frame(width: knobs.length("width", 40, in: 0...60))
    }
  }
}
