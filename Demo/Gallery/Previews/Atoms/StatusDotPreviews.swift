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
    Preview("Playground") { knobs in
      HStack(spacing: 1) {
        StatusDot(color: knobs.color("color", .success), label: knobs.text("label", "Online"))
        Text(knobs.text("text", "build-7"))
      }
    }
  }
}
