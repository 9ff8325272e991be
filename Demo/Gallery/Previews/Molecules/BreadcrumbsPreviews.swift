// SPDX-License-Identifier: MIT
// Page: previews of Breadcrumbs.

import Curium
import CuriumPreviews

enum BreadcrumbsPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { Breadcrumbs(path: ["Home", "Packages", "swift-nio"]) { _ in } }
    Preview("Narrow") {
      Breadcrumbs(path: ["Home", "Packages", "Networking", "swift-nio"]) { _ in }
        .frame(width: 26, alignment: .leading)
    }
    Preview("Disabled") { Breadcrumbs(path: ["Home", "Packages"]) { _ in }.disabled(true) }
    Preview("Playground") { knobs in
      Breadcrumbs(
        path: ["Home", knobs.text("second", "Packages"), knobs.text("third", "swift-nio")]
      ) { _ in }
      .frame(width: knobs.length("width", 36, in: 0...60), alignment: .leading)
      .disabled(knobs.flag("disabled", false))
    }
  }
}
