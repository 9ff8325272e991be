// SPDX-License-Identifier: MIT
// Page: previews of MenuBar.

import Curium
import CuriumPreviews

enum MenuBarPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      MenuBar {
        Menu("File") {
          Button("Open") {}
          Button("Save") {}.keyboardShortcut("s")
        }
        Menu("Edit") {
          Button("Copy") {}
          Button("Remove", role: .destructive) {}
        }
        Menu("View") { Button("Sidebar") {} }
      }
    }
    Preview("Disabled") {
      MenuBar { Menu("File") { Button("Open") {} } }.disabled(true)
    }
    Preview("Playground") { knobs in
      let item = knobs.text("item", "Open")
      MenuBar {
        Menu(knobs.text("title", "File")) {
          Button(item) {}
          Button("Save") {}.keyboardShortcut("s")
        }
        Menu("View") { Button("Sidebar") {} }
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
