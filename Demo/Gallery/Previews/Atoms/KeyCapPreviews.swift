// SPDX-License-Identifier: MIT
// Page: previews of KeyCap.

import Curium
import CuriumPreviews

enum KeyCapPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Keys") {
      HStack(spacing: 1) {
        KeyCap(text: "ctrl")
        KeyCap(text: "K")
        KeyCap(text: "enter")
      }
    }
    Preview("Shortcuts") {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 1) {
        ShortcutRow("Open a file", ["ctrl", "O"])
        ShortcutRow("Find in all files", ["ctrl", "shift", "F"])
        ShortcutRow("Show the palette", ["ctrl", "K"])
        ShortcutRow("Go to the next problem", ["F8"])
        ShortcutRow("Close the tab", ["ctrl", "W"])
      }
    }
    Preview("In a sentence") {
      HStack(spacing: 1) {
        Text("Press")
        KeyCap(text: "tab")
        Text("to move on, or")
        KeyCap(text: "esc")
        Text("to go back.")
      }
    }
    Preview("Playground") { knobs in
      KeyCap(text: knobs.text("text", "ctrl"))
    }
  }
}

/// A command and its keys.
private struct ShortcutRow: View {
  let title: String
  let keys: [String]

  init(_ title: String, _ keys: [String]) {
    self.title = title
    self.keys = keys
  }

  var body: some View {
    GridRow {
      Text(title)
      HStack(spacing: 1) {
        ForEach(keys, id: \.self) { KeyCap(text: $0) }
      }
      .fixedSize()
    }
  }
}
