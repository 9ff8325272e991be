// SPDX-License-Identifier: MIT
// Atom: what the link of the views looks like.

package import CuriumControls

/// Words that lead somewhere: a hyperlink of the terminal where it knows such.
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
