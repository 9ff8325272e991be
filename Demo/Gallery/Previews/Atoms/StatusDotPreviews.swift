// SPDX-License-Identifier: MIT
// Page: previews of StatusDot.

import Curium
import CuriumPreviews

enum StatusDotPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("States") {
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          StatusDot(color: .success, label: "Online")
          Text("build-7 online")
        }
        HStack(spacing: 1) {
          StatusDot(color: .error, label: "Offline")
          Text("build-8 offline")
        }
      }
    }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(PreviewService.all.prefix(4)) { service in
          HStack(spacing: 1) {
            StatusDot(color: service.state == "Slow" ? .warning : .success, label: service.state)
            Text(service.name).frame(width: 12, alignment: .leading)
            Text(service.version).foregroundStyle(.textMuted)
          }
        }
      }
      .lineLimit(1)
    }
    Preview("Playground") { knobs in
      HStack(spacing: 1) {
        StatusDot(color: knobs.color("color", .success), label: knobs.text("label", "Online"))
        Text(knobs.text("text", "build-7"))
      }
    }
  }
}
