// SPDX-License-Identifier: MIT
// Page: previews of Menu.

import Curium
import CuriumPreviews

/// Menus of buttons, and context menus, which the secondary mouse button or the menu key opens.
enum MenuPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Button") {
      Menu("Project") {
        Button("Open") {}
        Button("Rename") {}.keyboardShortcut("r")
        Menu("Share") {
          Button("With the team") {}
          Button("With anyone") {}
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
      Menu("Project") { Button("Open") {} }.buttonStyle(.variant(.secondary)).disabled(true)
    }
    Preview("Playground") { knobs in
      let item = knobs.text("item", "Open")
      Menu(knobs.text("title", "Project")) {
        Button(item) {}
        Button("Remove", role: .destructive) {}
      }
      .buttonStyle(.variant(.secondary))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
