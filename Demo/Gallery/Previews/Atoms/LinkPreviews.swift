// SPDX-License-Identifier: MIT
// Page: previews of Link.

import Curium
import CuriumPreviews

/// A text with a link: a hyperlink in terminals that support them.
enum LinkPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Link("The manual", destination: "https://example.com/manual") }
    Preview("Disabled") {
      Link("The manual", destination: "https://example.com/manual").disabled(true)
    }
    Preview("Playground") { knobs in
      Link(
        knobs.text("title", "The manual"),
        destination: knobs.text("destination", "https://example.com/manual")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
