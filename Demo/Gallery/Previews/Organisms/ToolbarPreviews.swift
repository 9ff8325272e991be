// SPDX-License-Identifier: MIT
// Page: previews of Toolbar.

import Curium
import CuriumPreviews

enum ToolbarPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Icons") {
      Toolbar {
        IconButton(systemName: "plus") {}.accessibilityLabel("Add")
        IconButton(systemName: "pencil") {}.accessibilityLabel("Edit")
        IconButton(systemName: "trash") {}.accessibilityLabel("Remove")
      } trailing: {
        IconButton(systemName: "gear") {}.accessibilityLabel("Settings")
      }
    }
    Preview("Words") {
      Toolbar {
        PrimaryButton(title: "Install") {}
        SecondaryButton(title: "Update all") {}
      }
    }
    Preview("Disabled") {
      Toolbar { IconButton(systemName: "plus") {} }.disabled(true)
    }
    Preview("Playground") { knobs in
      Toolbar {
        IconButton(systemName: knobs.icon("icon", "plus")) {}.accessibilityLabel("Add")
        PrimaryButton(title: knobs.text("title", "Install")) {}
      } trailing: {
        IconButton(systemName: "gear") {}.accessibilityLabel("Settings")
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
