// SPDX-License-Identifier: MIT
// Page: previews of SectionContainer.

import Curium
import CuriumPreviews

enum SectionContainerPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      SectionContainer(title: "Recent") {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
        InfoRow(label: "swift-collections", value: "1.3.0")
      }
    }
    Preview("Playground") { knobs in
      SectionContainer(title: knobs.text("title", "Recent")) {
        Text(knobs.text("first", "swift-nio"))
        Text("swift-log")
      }
    }
  }
}
