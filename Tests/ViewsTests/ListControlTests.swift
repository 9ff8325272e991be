// SPDX-License-Identifier: MIT
// Testing: lists as controls: borders, tags, and controls in rows.

import CuriumLists
import CuriumTesting
import CuriumControls
import CuriumNavigation
import CuriumTokens
import Testing

@MainActor struct ListControlTests {
  @Test func `a grouped list has a border and the same keys`() {
    let model = ControlModel()
    struct Rows: View {
      @Bindable var model: ControlModel
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) { ForEach(0..<9) { Text("row \($0)") } }.listStyle(.grouped)
      }
    }
    let harness = Harness(width: 12, height: 5) { Rows(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[0].hasPrefix("╭──"))
    #expect(harness.screen[2].hasPrefix("│▌ row 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `individual views in a list are selected by their tags`() {
    struct Rows: View {
      @Bindable var model: ControlModel
      var body: some View {
        List(selection: $model.size) {
          Text("first").tag("1")
          Section("more") {
            ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
            Text("last \(model.number)").tag("9")
          }
        }
      }
    }
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 14, height: 6) { Rows(model: model).controlled(by: user) }
    harness.press("⇥ ↓")
    #expect(model.size == "1")
    #expect(harness.screen[0] == "▌ first")
    harness.press("↓ ↓ ↓")
    #expect(model.size == "9")
    user.act(in: harness) { model.number = 4 }
    #expect(harness.position(of: "▌ last 4") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a control with the focus moves a single selection to its row, but not a larger one`()
  {
    struct Rows: View {
      @State private var single: Int? = 0
      @State private var several: Set<Int> = [0, 1]
      @State private var isOn = false
      @FocusState private var focus: Int?
      let isMultiple: Bool
      var body: some View {
        Group {
          if isMultiple {
            List(selection: $several) { rows }
          } else {
            List(selection: $single) { rows }
          }
        }
        .keyBinding("next", "f2") { focus = focus.map { $0 + 1 } ?? 0 }
      }
      private var rows: some View {
        ForEach(0..<3) { row in
          Toggle("row \(row)", isOn: $isOn).toggleStyle(.checkbox).focused($focus, equals: row)
        }
      }
    }
    let single = Harness(width: 14, height: 3) { Rows(isMultiple: false) }
    single.press("⇥ ⇥ f2")
    #expect(single.focused?.label == "row 1")
    // Only the control has a bar.
    #expect(single.screen == ["  □ row 0", " ▌□ row 1", "  □ row 2"])
    #expect(single.find(.row, "row 1")?.semantics.isSelected == true)
    single.press("f2")
    #expect(single.find(.row, "row 2")?.semantics.isSelected == true)
    #expect(single.repaint() == 0)
    // The arrows move the focus to the list, so Return presses the control in the selected row.
    single.press("↑")
    #expect(single.screen == ["  □ row 0", "▌ □ row 1", "  □ row 2"])
    #expect(single.focused?.role == .list)
    single.press("⏎")
    #expect(single.screen == ["  ■ row 0", "▌ ■ row 1", "  ■ row 2"])
    #expect(single.repaint() == 0)
    let several = Harness(width: 14, height: 3) { Rows(isMultiple: true) }
    several.press("⇥ f2 f2 f2")
    #expect(several.focused?.label == "row 2")
    #expect(several.elements.filter { $0.role == .row && $0.semantics.isSelected }.count == 2)
    #expect(several.repaint() == 0)
  }

  @Test func `Return and Tab reach the control of a row that fits, not a wider one`() {
    struct Rows: View {
      @State private var chosen: Int?
      @State private var pressed = ""
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $chosen) {
            ForEach(0..<2) { row in
              ViewThatFits(in: .horizontal) {
                Button("Install \(row) from the registry") { pressed = "wide" }
                Button("Install \(row)") { pressed = "narrow" }
              }
            }
          }
          Text(pressed)
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Rows() }
    harness.press("⇥ ↓ ⏎")
    #expect(harness.position(of: "narrow") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Install 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `Return presses the first enabled control of a row, or reaches outer commands`() {
    struct Rows: View {
      @State private var chosen: Int?
      @State private var log = ""
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $chosen) {
            ForEach(0..<2) { row in
              HStack {
                Button("Start") { log += "started " }.disabled(true)
                Button("Stop") { log += "stopped " }.disabled(row == 1)
              }
            }
          }
          Text(log)
        }
        .keyBinding("Open", "enter") { log += "opened" }
      }
    }
    let harness = Harness(width: 30, height: 4) { Rows() }
    harness.press("⇥ ↓ ⏎ ↓ ⏎")
    #expect(harness.position(of: "stopped opened") != nil, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  private struct Toggles: View {
    @State private var isOn = false
    @State private var chosen: Int?
    @State private var cancels = 0
    var hasCommand = false
    var body: some View {
      VStack(spacing: 0) {
        List(selection: $chosen) {
          ForEach(0..<40) { Toggle("row \($0)", isOn: $isOn).toggleStyle(.checkbox) }
        }
        Text("\(cancels)")
      }
      .keyBinding("cancel", hasCommand ? "esc" : "f9") { cancels += 1 }
    }
  }

  @Test(arguments: [("pgdn", 4), ("end", 39), ("pgup", 0), ("home", 0)])
  func `keys that move in a list take the focus from the control in a row`(key: String, row: Int) {
    let harness = Harness(width: 14, height: 6) { Toggles() }
    harness.press("⇥ ↓ ⇥")
    #expect(harness.focused?.label == "row 0")
    harness.press(key)
    if row > 0 {
      #expect(harness.focused?.role == .list)
      #expect(harness.position(of: "▌ □ row \(row)") != nil)
    } else {
      #expect(harness.focused?.frame.isEmpty == false)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `Page Down scrolls a list beside the focused view`() {
    let harness = Harness(width: 14, height: 6) {
      VStack(spacing: 0) {
        Button("Beside") {}
        Toggles()
      }
    }
    harness.press("⇥ pgdn")
    #expect(harness.focused?.label == "Beside" && harness.position(of: "row 0") == nil)
  }

  @Test func `Escape moves the focus from a control in a row to the list`() {
    let harness = Harness(width: 14, height: 6) { Toggles() }
    harness.press("⇥ ↓ ⇥ esc")
    #expect(harness.focused?.role == .list && harness.screen[0].hasPrefix("▌ □ row 0"))
    // A command around the list comes first.
    let command = Harness(width: 14, height: 6) { Toggles(hasCommand: true) }
    command.press("⇥ ↓ ⇥ esc")
    #expect(command.focused?.label == "row 0" && command.position(of: "1") != nil)
  }

  @Test func `Escape reaches the list from rows that can be moved`() {
    struct Names: View {
      @State private var names = ["one", "two"]
      @State private var selection: String?
      @State private var log = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          List(selection: $selection) {
            ForEach(names, id: \.self) { name in
              TextField(name, text: .constant(name)).textFieldStyle(.plain)
            }
            .onMove { names.moveSubranges($0, to: $1) }
          }
          Text(log)
        }
        .onExitCommand { log += "exit" }
      }
    }
    let harness = Harness(width: 14, height: 4) { Names() }
    harness.press("⇥ ↓ ⇥")
    #expect(harness.focused?.role == .textField)
    harness.press("esc")
    #expect(harness.focused?.role == .list || harness.screen[3] == "exit")
    harness.press("esc")
    #expect(harness.screen[3].hasPrefix("exit"))
  }

  @Test(arguments: ["⇥", "⏎"]) func `keys move to the text field of the selected row`(key: String) {
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 4) { Fields().controlled(by: user) }
    harness.press("⇥ ↓ ↓ \(key)")
    #expect(harness.focused?.role == .textField)
    harness.press("x")
    #expect(harness.content == ["  0", "  1x", "  2"])
    // The list is the only other Tab stop.
    harness.press("⇥")
    #expect(harness.focused?.role == .list)
    harness.press("↓ ⇥ y")
    #expect(harness.content == ["  0", "  1x", "  2y"])
    #expect(harness.repaint() == 0)
  }

  private struct Fields: View {
    @State private var selection: Int?
    @State private var texts = ["0", "1", "2"]

    var body: some View {
      List(texts.indices, id: \.self, selection: $selection) { TextField("", text: $texts[$0]) }
    }
  }

  @Test func `a click below the rows moves the focus to the list`() {
    let harness = Harness(width: 12, height: 6) {
      VStack {
        Button("other") {}
        List(selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
    }
    harness.press("⇥")
    harness.click(x: 3, y: 5)
    #expect(harness.focused?.role == .list)
  }
}
