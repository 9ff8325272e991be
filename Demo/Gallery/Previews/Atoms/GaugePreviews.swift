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
      .labelsAligned()
    }
    Preview("Colours") {
      VStack {
        Gauge("CPU 0", value: 0.31, color: .success)
        Gauge("CPU 1", value: 0.78, color: .warning)
        Gauge("CPU 2", value: 0.97, color: .error)
      }
    }
    Preview("Thresholds") {
      VStack {
        Gauge("Cache", value: 0.42)
        Gauge("Queue", value: 0.78)
        Gauge("Disk", value: 0.94)
      }
      .labelsAligned()
      .meterFill(.thresholds(warning: 0.7, danger: 0.9))
    }
    Preview("Heat") {
      VStack {
        Gauge("Core 1", value: 0.31)
        Gauge("Core 2", value: 0.64)
        Gauge("Core 3", value: 1.0)
      }
      .meterFill(.gradient(.heat))
    }
    Preview("Vertical") {
      HStack(spacing: 2) {
        Gauge("CPU", value: 0.31, axis: .vertical)
        Gauge("Cache", value: 0.78, axis: .vertical)
        Gauge("Disk", value: 0.94, axis: .vertical)
      }
      .meterFill(.thresholds(warning: 0.7, danger: 0.9))
      .frame(width: 22, height: 6)
    }
    Preview("In use") {
      Card {
        TitleLabel(text: "db-primary", style: .small)
        Gauge("Processor", value: 0.42)
        Gauge("Disk", value: 0.94)
      }
      .labelsAligned()
      .meterFill(.thresholds(warning: 0.7, danger: 0.9))
      .frame(width: 40)
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
