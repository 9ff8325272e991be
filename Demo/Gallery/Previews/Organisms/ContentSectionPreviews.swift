// SPDX-License-Identifier: MIT
// Page: previews of ContentSection.

import Curium
import CuriumPreviews

enum ContentSectionPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      ContentSection(title: "Recent", icon: "clock") {
        Text("swift-nio")
        Text("swift-log")
      }
    }
    Preview("With a subtitle") {
      ContentSection(
        title: "Dependencies", subtitle: "resolved two minutes ago", icon: "shippingbox",
        iconColor: .brandAccent
      ) {
        Text("swift-argument-parser 1.8.2")
      }
    }
    Preview("Disabled") {
      ContentSection(title: "Recent", icon: "clock") { Text("swift-nio") }.disabled(true)
    }
    Preview("Playground") { knobs in
      ContentSection(
        title: knobs.text("title", "Dependencies"),
        subtitle: knobs.optionalText("subtitle", "resolved two minutes ago"),
        icon: knobs.icon("icon", "shippingbox"), iconColor: knobs.color("iconColor", .brandAccent)
      ) {
        Text(knobs.text("content", "swift-argument-parser 1.8.2"))
      }
    }
  }
}
