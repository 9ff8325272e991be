// SPDX-License-Identifier: MIT
// Page: previews of StatePill.

import Curium
import CuriumPreviews

enum StatePillPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("States") {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) {
          StatePill(text: "Running", color: .success)
          StatePill(text: "Waiting", color: .warning)
        }
        HStack(spacing: 2) {
          StatePill(text: "Failed", color: .error)
          StatePill(text: "Stopped", color: .textMuted)
        }
      }
    }
    Preview("Long text") {
      StatePill(text: "Waiting for approval", color: .warning).frame(width: 14)
    }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(PreviewService.all.dropFirst(3).prefix(4)) { service in
          HStack(spacing: 2) {
            Text(service.name).frame(width: 12, alignment: .leading)
            StatePill(text: service.state, color: service.latency == nil ? .textMuted : .success)
          }
        }
      }
      .lineLimit(1)
    }
    Preview("Playground") { knobs in
      StatePill(text: knobs.text("text", "Running"), color: knobs.color("color", .success))
    }
  }
}
