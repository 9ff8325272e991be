// SPDX-License-Identifier: MIT
// Page: previews of HelpPanel.

import Curium
import CuriumPreviews

enum HelpPanelPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      HelpPanel(
        bindings: [
          KeyBinding("Open", ["enter"], section: "File"),
          KeyBinding("Save", ["ctrl+s", "ctrl+x ctrl+s"], section: "File"),
          KeyBinding("Start", ["g s"], section: "Go"),
        ], height: 14)
    }
    Preview("With help texts") {
      HelpPanel(
        bindings: [
          KeyBinding("Archive", ["a"], help: "Moves the message out of the inbox."),
          KeyBinding("Snooze", ["z"], help: "Hides the message until tomorrow."),
        ], height: 14)
    }
    Preview("Playground") { knobs in
      HelpPanel(
        bindings: [
          KeyBinding(knobs.text("first", "Open"), ["enter"], section: "File"),
          KeyBinding("Save", ["ctrl+s", "ctrl+x ctrl+s"], section: "File"),
          KeyBinding("Start", ["g s"], section: knobs.text("section", "Go")),
        ], width: knobs.length("width", 48, in: 0...60),
        height: knobs.length("height", 14, in: 0...20))
    }
  }
}
