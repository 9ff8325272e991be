// SPDX-License-Identifier: MIT
// Organism: actions behind a button, and behind any view, as the gallery shows them.

import CuriumAtoms
import CuriumTokens
package import CuriumControls

/// Actions behind one button, or behind any view at the second button of the pointer and at the menu key.
package enum MenuPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Button") {
      Menu("Route") {
        Button("Open") {}
        Button("Rename") {}.keyboardShortcut("r")
        Menu("Share") {
          Button("With the crew") {}
          Button("With the harbour") {}
        }
        Button("Remove", role: .destructive) {}
      }
      .buttonStyle(.variant(.secondary))
    }
    Preview("Context menu") {
      SecondaryButton(title: "Press the menu key") {}
        .contextMenu {
          Button("Open") {}
          Button("Remove", role: .destructive) {}
        }
    }
    Preview("Disabled") {
      Menu("Route") { Button("Open") {} }.buttonStyle(.variant(.secondary)).disabled(true)
    }
    Preview("Playground") { knobs in
      let item = knobs.text("item", "Open")
      Menu(knobs.text("title", "Route")) {
        Button(item) {}
        Button("Remove", role: .destructive) {}
      }
      .buttonStyle(.variant(.secondary))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
