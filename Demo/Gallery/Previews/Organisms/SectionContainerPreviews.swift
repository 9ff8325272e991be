// SPDX-License-Identifier: MIT
// Page: previews of SectionContainer.

import Curium
import CuriumPreviews

enum SectionContainerPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      SectionContainer(title: "Recent") {
        Text("swift-nio")
        Text("swift-log")
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
