// SPDX-License-Identifier: MIT
// Page: previews of Breadcrumbs.

import Curium
import CuriumPreviews

enum BreadcrumbsPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(["Home", "Packages", "swift-nio"]) { path in
        Breadcrumbs(path: path.wrappedValue) { path.wrappedValue.removeSubrange(($0 + 1)...) }
      }
    }
    Preview("Narrow") {
      StatefulPreview(["Home", "Packages", "Networking", "swift-nio"]) { path in
        Breadcrumbs(path: path.wrappedValue) { path.wrappedValue.removeSubrange(($0 + 1)...) }
      }
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
