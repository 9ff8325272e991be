// SPDX-License-Identifier: MIT
// Organism: the list of all keys, as the gallery shows it.

import CuriumTokens
package import CuriumViews

/// Keys and what they do, by section, beneath a field that searches them.
package enum HelpPanelPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      HelpPanel(bindings: [
        KeyBinding("Open", ["enter"], section: "File"),
        KeyBinding("Save", ["ctrl+s", "ctrl+x ctrl+s"], section: "File"),
        KeyBinding("Start", ["g s"], section: "Go"),
      ])
    }
  }
}
