// SPDX-License-Identifier: MIT
// Page: previews of Link.

import Curium
import CuriumPreviews

/// Text with a link, which is a hyperlink in terminals that support it.
enum LinkPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Link("Read the docs", destination: "https://example.com/docs") }
    Preview("Disabled") {
      Link("Read the docs", destination: "https://example.com/docs").disabled(true)
    }
    Preview("Playground") { knobs in
      Link(
        knobs.text("title", "Read the docs"),
        destination: knobs.text("destination", "https://example.com/docs")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
