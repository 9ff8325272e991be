// SPDX-License-Identifier: MIT
// Page: previews of MainLayout.

import Curium
import CuriumPreviews

enum MainLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      MainLayout(title: "Packages", onBack: {}, onSettings: {}) {
        Text("Screen content")
      }
    }
    Preview("Title alone") {
      MainLayout(title: "Packages") { Text("Screen content") }
    }
    Preview("Playground") { knobs in
      MainLayout(
        title: knobs.text("title", "Packages"), onBack: knobs.action("onBack"),
        onSettings: knobs.action("onSettings")
      ) {
        Text(knobs.text("content", "Screen content"))
      }
    }
  }
}
