// SPDX-License-Identifier: MIT
// Page: previews of Badge.

import Curium
import CuriumPreviews

enum BadgePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Badge(text: "New") }
    Preview("Intents") {
      FlowLayout(spacing: 2, lineSpacing: 1) {
        Badge(text: "Passed", color: .success)
        Badge(text: "Slow", color: .warning)
        Badge(text: "Failed", color: .error)
        Badge(text: "Queued", color: .info)
      }
    }
    Preview("Long text") { Badge(text: "Waiting for approval").frame(width: 14) }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(PreviewService.all.prefix(4)) { service in
          HStack(spacing: 2) {
            Text(service.name).frame(width: 12, alignment: .leading)
            Text(service.time).foregroundStyle(.textSecondary).frame(width: 7, alignment: .trailing)
            Badge(text: service.state, color: service.state == "Slow" ? .warning : .success)
          }
        }
      }
      .lineLimit(1)
    }
    Preview("Playground") { knobs in
      Badge(text: knobs.text("text", "New"), color: knobs.color("color", .brandPrimary))
    }
  }
}
