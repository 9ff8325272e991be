// SPDX-License-Identifier: MIT
// Page: previews of StandardPageTemplate.

import Curium
import CuriumPreviews

enum StandardPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("With a way back") {
      StandardPageTemplate(title: "About", onBack: {}) {
        Text("Curium draws components in terminal cells.")
        ForEach(1..<9) { Text("Line \($0) of the content") }
      }
    }
    Preview("Title alone") {
      StandardPageTemplate(title: "About") { Text("Curium draws components in terminal cells.") }
    }
    Preview("Playground") { knobs in
      StandardPageTemplate(title: knobs.text("title", "About"), onBack: knobs.action("onBack")) {
        Text(knobs.text("content", "Curium draws components in terminal cells."))
      }
    }
  }
}
