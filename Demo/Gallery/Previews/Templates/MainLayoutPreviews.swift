// SPDX-License-Identifier: MIT
// Page: previews of MainLayout.

import Curium
import CuriumPreviews

enum MainLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      MainLayout(title: "Packages", onBack: {}, onSettings: {}) {
        Text("The content of the screen stands here.")
      }
    }
    Preview("Title alone") {
      MainLayout(title: "Packages") { Text("The content of the screen stands here.") }
    }
    Preview("Playground") { knobs in
      MainLayout(
        title: knobs.text("title", "Packages"), onBack: knobs.action("onBack"),
        onSettings: knobs.action("onSettings")
      ) {
        Text(knobs.text("content", "The content of the screen stands here."))
      }
    }
  }
}
