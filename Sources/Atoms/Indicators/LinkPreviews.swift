// SPDX-License-Identifier: MIT
// Atom: previews of `Link`.

package import CuriumControls

/// A text with a link: a hyperlink in terminals that support them.
package enum LinkPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
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
