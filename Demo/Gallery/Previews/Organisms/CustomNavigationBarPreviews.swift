// SPDX-License-Identifier: MIT
// Page: previews of CustomNavigationBar.

import Curium
import CuriumPreviews

enum CustomNavigationBarPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Title") { CustomNavigationBar(title: "Packages") }
    Preview("Back") { CustomNavigationBar(title: "swift-nio", leftAction: {}) }
    Preview("Both actions") {
      CustomNavigationBar(title: "Packages", leftAction: {}, rightAction: {}, rightIcon: "gear")
    }
    Preview("Long title") {
      CustomNavigationBar(title: "Deployments in the last seven days", leftAction: {})
        .frame(width: 24)
    }
    Preview("Playground") { knobs in
      CustomNavigationBar(
        title: knobs.text("title", "Packages"), leftAction: knobs.action("leftAction"),
        rightAction: knobs.action("rightAction"),
        leftIcon: knobs.optionalIcon("leftIcon", "chevron.left"),
        rightIcon: knobs.optionalIcon("rightIcon", "gear")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
