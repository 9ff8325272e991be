// SPDX-License-Identifier: MIT
// Page: previews of TagList.

import Curium
import CuriumPreviews

enum TagListPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Labels") { TagList(tags: ["swift", "terminal", "linux"]) }
    Preview("Buttons") {
      StatefulPreview(["swift", "terminal", "linux", "design tokens", "themes", "widgets"]) {
        tags in
        TagList(tags: tags.wrappedValue) { tag in tags.wrappedValue.removeAll { $0 == tag } }
          .frame(maxWidth: 32, alignment: .leading)
      }
    }
    Preview("One row") {
      TagList(
        tags: ["swift", "terminal", "linux", "design tokens", "themes", "widgets"], scrolls: true
      )
      .frame(maxWidth: 32, alignment: .leading)
    }
    Preview("Disabled") { TagList(tags: ["swift", "terminal"]) { _ in }.disabled(true) }
    Preview("Playground") { knobs in
      TagList(
        tags: ["swift", knobs.text("second", "terminal"), knobs.text("third", "linux")],
        scrolls: knobs.flag("scrolls", false)
      ) { _ in }
      .frame(width: knobs.length("width", 32, in: 0...60), alignment: .leading)
      .disabled(knobs.flag("disabled", false))
    }
  }
}
