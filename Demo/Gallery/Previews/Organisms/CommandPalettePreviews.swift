// SPDX-License-Identifier: MIT
// Page: previews of CommandPalette.

import Curium
import CuriumPreviews

enum CommandPalettePreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static let commands = [
    KeyBinding("Open file", ["ctrl+o"], section: "File"),
    KeyBinding("Save as", ["ctrl+s"], section: "File"),
    KeyBinding("Find in files", ["/"], section: "Search"),
    KeyBinding("Next theme", ["t"], section: "View"),
    KeyBinding("Quit", ["q"]),
  ]

  @MainActor private static let described = [
    KeyBinding("Archive", ["a"], section: "Message", help: "Moves the message out of the inbox."),
    KeyBinding("Snooze", ["z"], section: "Message", help: "Hides the message until tomorrow."),
    KeyBinding("Mute", ["m"], section: "Thread", help: "Archives future replies as well."),
  ]

  static var previews: [Preview] {
    Preview("Default") { CommandPalette(commands: commands, height: 7) { _ in } }
    Preview("Found") { CommandPalette(commands: commands, query: "fi", height: 7) { _ in } }
    Preview("With help texts") { CommandPalette(commands: described, height: 7) { _ in } }
    Preview("No commands") { CommandPalette(commands: [], height: 7) { _ in } }
    Preview("Playground") { knobs in
      CommandPalette(
        commands: commands, width: knobs.length("width", 56, in: 0...60),
        height: knobs.length("height", 9, in: 0...16)
      ) { _ in }
    }
  }
}
