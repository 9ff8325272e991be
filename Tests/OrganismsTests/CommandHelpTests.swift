// SPDX-License-Identifier: MIT
// Testing: the help texts of commands in the palette and in the list of all keys.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CommandHelpTests {
  private static let commands = [
    KeyBinding("Archive", ["a"], help: "Moves the message out of the inbox."),
    KeyBinding("Reply", ["r"]),
    KeyBinding("Move", ["m"], help: "Puts the message in a folder."),
  ]

  @Test func `a line below the commands shows the help text of the selected one`() throws {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    let line = try #require(harness.position(of: "Moves the message out of the inbox."))
    #expect(line.y == harness.find(.row, "Move").map { $0.frame.maxY + 1 })
    #expect(
      harness.cell(x: line.x, y: line.y).foreground != harness.cell(x: 1, y: 2).foreground)
    harness.press("⇥ ↓")
    #expect(harness.position(of: "message") == nil)
    harness.press("↓")
    #expect(harness.position(of: "Puts the message in a folder.")?.y == line.y)
    #expect(harness.rows == ["Archive", "Reply", "Move"])
    #expect(harness.find(.row, "Move")?.semantics.hint == "Puts the message in a folder.")
    #expect(harness.repaint() == 0)
  }

  @Test func `without help texts, there is no line for them`() {
    func height(_ help: String) -> Int {
      let harness = Harness(width: 50, height: 20) {
        Text("Inbox").keyBinding("Reply", "r", help: help) {}.commandPalette()
      }
      harness.press("ctrl+p")
      return harness.find(.dialog)?.frame.height ?? 0
    }
    #expect(height("Answers the message.") == height("") + 2)
  }

  @Test(arguments: [
    ("mo", ["Move", "Archive"]), ("folder", ["Move"]), ("the inbox", ["Archive"]),
    ("rep", ["Reply"]), ("sage", ["Archive", "Move"]),
  ])
  func `commands are found by their help text, after those found by their title`(
    query: String, found: [String]
  ) {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands, query: query) { _ in }
    }
    #expect(harness.rows == found)
  }

  @Test func `commands that the app lists and finds have help texts too`() async {
    let harness = Harness(width: 60, height: 16) {
      Text("Inbox").commandPalette {
        [PaletteCommand("Sent", help: "Opens the folder of sent mail.") {}]
      } searching: { query in
        [PaletteCommand("Ada \(query)", help: "Writes to Ada.") {}]
      }
    }
    harness.press("ctrl+p")
    #expect(harness.position(of: "Opens the folder of sent mail.") != nil)
    harness.type("xyz")
    await harness.settle()
    #expect(harness.rows == ["Ada xyz"] && harness.position(of: "Writes to Ada.") != nil)
  }

  @Test func `the list of all keys shows help texts below the titles, and finds them`() throws {
    let harness = Harness(width: 60, height: 24) {
      Text("Inbox")
        .keyBinding("archive", "a", help: "Moves the message out of the inbox.") {}
        .keyBinding("reply", "r") {}
        .keyHelp()
    }
    harness.press("?")
    let title = try #require(harness.position(of: "Archive"))
    let help = try #require(harness.position(of: "Moves the message"))
    #expect(help == CellPoint(x: title.x, y: title.y + 1))
    #expect(harness.position(of: "Reply")?.y == title.y + 2)
    harness.type("inbox")
    #expect(harness.position(of: "Archive") != nil && harness.position(of: "Reply") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `linear mode prints help texts in parentheses`() {
    let transcript = Transcript {
      Text("Inbox").keyBinding("Reply", "r", help: "Answers the message.") {}.commandPalette()
    }
    transcript.enter("k commands")
    #expect(transcript.text.contains("2. Reply, selected (Answers the message.)\n3. keys\n"))
  }

  @Test(arguments: [(13, true), (12, false)])
  func `a list of keys that is too low has no help texts`(height: Int, isShown: Bool) {
    let harness = Harness(width: 60, height: 24) {
      HelpPanel(bindings: Self.commands, height: Length(height))
    }
    #expect((harness.position(of: "Puts the message") != nil) == isShown)
    #expect(harness.position(of: "Move") != nil && harness.repaint() == 0)
  }
}
