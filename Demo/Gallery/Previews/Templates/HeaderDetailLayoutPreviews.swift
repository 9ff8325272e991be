// SPDX-License-Identifier: MIT
// Page: previews of HeaderDetailLayout.

import Curium
import CuriumPreviews

enum HeaderDetailLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      HeaderDetailLayout {
        Text("swift-nio").font(ComponentTokens.Page.titleFont)
        Text("Event-driven network applications").foregroundStyle(.textSecondary)
      } detail: {
        Text("Version 2.101.2, released three days ago.")
        Text("Apache License 2.0")
      }
    }
    Preview("Playground") { knobs in
      HeaderDetailLayout {
        Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Page.titleFont)
        Text(knobs.text("subtitle", "Event-driven networks")).foregroundStyle(.textSecondary)
      } detail: {
        Text(knobs.text("detail", "Version 2.101.2, released three days ago."))
      }
    }
  }
}
