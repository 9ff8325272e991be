// SPDX-License-Identifier: MIT
// Testing: descriptions of elements and the effect of answers, without a view.

@_spi(Nodes) import CuriumEngine
@testable import CuriumLines
import CuriumControls
import Testing

struct LinearReaderTests {
  @Test func `each kind of element has its own line`() {
    var reader = LinearReader()
    let lines = reader.show([
      item(1, .heading, "Files") { $0.headingLevel = .h1 },
      item(2, .text, ""), item(3, .scrollView, "", value: "1"), item(4, .image, "A cat"),
      item(5, .textField, "Name", value: "Ada") { $0.hint = "As on the badge" },
      item(6, .secureField, "PIN", value: "••••") { $0.isInvalid = true },
      item(7, .toggle, "Sync") { $0.isChecked = false },
      item(8, .button, "Go") {
        $0.isEnabled = false
        $0.actions = ["Later"]
      },
      item(9, .disclosure, "More") { $0.isExpanded = true },
      item(13, .row, "Sources") {
        $0.level = 2
        $0.isExpanded = false
      },
      item(10, .row, "CPU", value: "8 %") { $0.isSelected = true },
      item(11, .progress, "Loading") { $0.isBusy = true },
      item(12, .button, ""),
    ])
    #expect(
      lines == [
        "Files, heading 1", "A cat, image", "1. Name, text field: Ada (As on the badge)",
        "2. PIN, secure field: 4 characters, invalid", "3. Sync, toggle, off",
        "4. Go, button, disabled, actions: Later", "More, section, expanded",
        "Sources, level 2, collapsed", "CPU: 8 %, selected",
        "Loading, progress, busy", "5. button",
      ])
  }

  @Test func `a change is read once, and unchanged elements aren't repeated`() {
    var reader = LinearReader()
    _ = reader.show([item(1, .status, "Idle"), item(2, .button, "Go"), item(3, .text, "x")])
    #expect(
      reader.show([item(1, .status, "Idle"), item(2, .button, "Go"), item(3, .text, "x")]) == [])
    let next = [item(1, .status, "Done"), item(2, .button, "Go"), item(3, .text, "x")]
    #expect(reader.show(next, announcements: ["Sorted"]) == ["Done, status", "Sorted"])
    #expect(reader.show(next) == [])
  }

  @Test func `progress is read in steps of ten percent, and frequent changes only once`() {
    var reader = LinearReader()
    var lines: [String] = []
    for percent in 0...100 {
      lines += reader.show([
        item(1, .progress, "Copying", value: "\(percent) %"), item(2, .text, "kept"),
        item(3, .text, "Speed", value: "\(percent)") { $0.updatesFrequently = true },
        item(4, .text, "\(percent) s") { $0.updatesFrequently = true },
        item(5, .status, "\(percent) s") { $0.updatesFrequently = true },
      ])
    }
    #expect(lines.count == 11 + 4)
    #expect(lines.last == "Copying, progress: 100 %")
  }

  @Test func `fields are asked in order, and Return goes to the next one`() {
    var reader = LinearReader()
    let items = [
      item(1, .textField, "Name", value: "Ada"), item(2, .text, "and"),
      item(3, .secureField, "PIN"), item(4, .toggle, "Sync") { $0.isChecked = true },
      item(5, .button, "Go"),
    ]
    _ = reader.show(items)
    #expect(reader.prompt.text == "Name [Ada]: ")
    #expect(!reader.prompt.isSecret)
    #expect(reader.read("") == [])
    #expect(reader.prompt.text == "PIN: ")
    #expect(reader.prompt.isSecret)
    #expect(reader.read(":q") == [.quit])
    #expect(reader.read("1234") == [.perform(.enter("1234"), on: 3)])
    #expect(reader.prompt.text == "Sync [y]: ")
    #expect(reader.read("perhaps") == [.say("Answer y or n.")])
    #expect(reader.read("Y") == [])
    #expect(reader.prompt.text == "> ")
    #expect(reader.read("") == [])
    #expect(reader.prompt.text == "Name [Ada]: ")
    #expect(reader.read(":4") == [.perform(.press, on: 5)])
    #expect(reader.read("3") == [.perform(.press, on: 4)])
  }

  @Test func `an answer isn't read again, but its other consequences are`() {
    var reader = LinearReader()
    _ = reader.show([item(1, .textField, "Card"), item(2, .secureField, "PIN")])
    _ = reader.read("12")
    let field = item(1, .textField, "Card", value: "12") { $0.isInvalid = true }
    #expect(
      reader.show([field, item(2, .secureField, "PIN")]) == ["1. Card, text field: 12, invalid"])
    _ = reader.read("1234")
    #expect(reader.show([field, item(2, .secureField, "PIN", value: "••••")]) == [])
    _ = reader.read("2")
    _ = reader.read("5678")
    #expect(reader.show([field, item(2, .secureField, "PIN", value: "••••")]) == [])
    #expect(
      reader.show([field, item(2, .secureField, "PIN")]) == ["2. PIN, secure field: empty"])
  }

  @Test(arguments: [":hunter2", ":hunter2 secret", ":quit now", ":99"])
  func `a secret with a colon is never read out as an unknown command`(secret: String) {
    var reader = LinearReader()
    _ = reader.show([item(1, .secureField, "PIN"), item(2, .button, "Go")])
    #expect(reader.read(secret) == [.perform(.enter(secret), on: 1)])
  }

  @Test(arguments: [
    ("q", [LinearReader.Effect.quit]), ("  QUIT ", [.quit]), ("c", [.close]), (":q", [.quit]),
    ("1", [.perform(.press, on: 1)]), ("1 +", [.perform(.adjust(.increment), on: 1)]),
    ("1 -", [.perform(.adjust(.decrement), on: 1)]),
    ("1 delete it", [.perform(.named("Delete it"), on: 1)]),
    ("1 fly", [.say("Go has no action called fly.")]),
    ("2 +", [.say("Stop can't be increased or decreased.")]),
    ("3", [.say("Never is disabled.")]),
    ("9", [.say("There's no control 9. Type l to list the controls.")]),
    ("99999999999999999999", [.say("99999999999999999999 isn't a command. Type ? for help.")]),
    ("hello", [.say("hello isn't a command. Type ? for help.")]), ("", []), ("   ", []),
    (
      "l",
      [
        .say("1. Go, button, actions: Delete it"), .say("2. Stop, button"),
        .say("3. Never, button, disabled"),
      ]
    ),
  ])
  func `an answer performs the selected element's action`(
    answer: String, effects: [LinearReader.Effect]
  ) {
    var reader = LinearReader()
    _ = reader.show([
      item(1, .button, "Go") {
        $0.isAdjustable = true
        $0.actions = ["Delete it"]
      },
      item(2, .button, "Stop"), item(3, .button, "Never") { $0.isEnabled = false },
    ])
    #expect(reader.read(answer) == effects)
  }

  @Test func `m, b and e scroll on, back and to the end`() {
    var reader = LinearReader()
    #expect(reader.read("m") == [.scroll(.pageDown)])
    #expect(reader.read("b") == [.scroll(.pageUp)])
    #expect(reader.read("e") == [.scroll(.end)])
  }

  @Test func `a colon starts a command in a field, and two colons start a text`() {
    var reader = LinearReader()
    _ = reader.show([item(1, .textField, "Name", value: "Ada")])
    #expect(reader.read("q") == [.perform(.enter("q"), on: 1)])
    #expect(reader.read("") == [])
    #expect(reader.read("::q") == [.perform(.enter(":q"), on: 1)])
    #expect(reader.read("") == [])
    #expect(reader.read(":x") == [.perform(.enter(""), on: 1)])
    #expect(reader.read(":?").count > 3)
    #expect(reader.read(":q") == [.quit])
    #expect(reader.read(nil) == [.end])
  }

  @Test(arguments: [
    ("k", [LinearReader.Effect.say("k 1. Save"), .say("k 2. Remove all")]), ("k 2", [.call("all")]),
    ("K  remove ALL", [.call("all")]), ("k save", [.call("save")]),
    ("k 3", [.say("There's no command 3. Type k to list the commands.")]),
    ("k fly", [.say("There's no command fly. Type k to list the commands.")]),
  ])
  func `commands are listed, and run by number or name`(
    answer: String, effects: [LinearReader.Effect]
  ) {
    var reader = LinearReader()
    #expect(reader.read("k") == [.say("There are no commands.")])
    reader.commands = [KeyBinding("Save", ["s"]), KeyBinding("Remove all", ["x"], id: "all")]
    #expect(reader.read(answer) == effects)
  }

  @Test func `every text of linear mode can be translated`() {
    var reader = LinearReader()
    reader.words.roles = [.toggle: "Schalter", .alert: "hinweis"]
    reader.words.yes = ["j"]
    reader.words.off = "aus"
    reader.words.closed = "{} geschlossen."
    reader.words.answerYesOrNo = "Bitte {} oder {}."
    reader.words.noControl = "{} gibt es nicht."
    let sync = item(1, .toggle, "Sync") { $0.isChecked = false }
    #expect(reader.show([sync]) == ["1. Sync, Schalter, aus"])
    #expect(reader.prompt.text == "Sync [n]: ")
    #expect(reader.read("y") == [.say("Bitte j oder n.")])
    #expect(reader.read("j") == [.perform(.press, on: 1)])
    #expect(reader.read("7") == [.say("7 gibt es nicht.")])
    #expect(reader.show([sync, item(2, .alert, "Sicher?")]) == ["", "Hinweis: Sicher?"])
    #expect(reader.show([sync]) == ["Hinweis geschlossen."])
  }

  @Test func `a dialog is its own section, and the covered elements aren't read again`() {
    var reader = LinearReader()
    let screen = [item(1, .text, "Files"), item(2, .button, "Delete")]
    _ = reader.show(screen)
    #expect(
      reader.show([item(3, .alert, "Sure?"), item(4, .button, "Yes"), item(5, .button, "No")])
        == ["", "Alert: Sure?", "2. Yes, button", "3. No, button"])
    #expect(reader.read("1") == [.say("There's no control 1. Type l to list the controls.")])
    #expect(reader.show(screen) == ["Alert closed."])
    #expect(reader.read("1") == [.perform(.press, on: 2)])
  }

  @Test func `a new screen is read and numbered from the start`() {
    var reader = LinearReader()
    _ = reader.show([item(1, .button, "A"), item(2, .button, "B"), item(3, .text, "x")])
    #expect(
      reader.show([item(11, .button, "C"), item(12, .text, "y"), item(13, .button, "D")])
        == ["1. C, button", "y", "2. D, button"])
    #expect(
      reader.show([item(11, .button, "C"), item(14, .button, "E"), item(13, .button, "D")])
        == ["3. E, button"])
  }

  @Test func `a command keeps the number that was read out`() {
    var reader = LinearReader()
    let (open, delete, export) = (
      KeyBinding("open", []), KeyBinding("delete", []), KeyBinding("export", [])
    )
    reader.commands = [open, export]
    #expect(reader.read("k 2") == [.call("export")])
    #expect(reader.read("k") == [.say("k 1. open"), .say("k 2. export")])
    reader.commands = [open, delete, export]
    #expect(reader.read("k 2") == [.call("export")])
    reader.commands = [open, delete]
    #expect(reader.read("k 2") != [.call("export")] && reader.read("k 2") != [.call("delete")])
    #expect(reader.read("k") == [.say("k 1. open"), .say("k 2. delete")])
    #expect(reader.read("k 2") == [.call("delete")])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int.max])
  func `a number without a command is reported`(number: Int) {
    var reader = LinearReader()
    reader.commands = [KeyBinding("open", [])]
    #expect(!reader.read("k \(number)").contains(.call("open")))
  }
}
