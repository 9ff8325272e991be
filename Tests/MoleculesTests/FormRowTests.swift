// SPDX-License-Identifier: MIT
// Testing: a control with a label above and an error below.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FormRowTests {
  @Test(arguments: [
    (FieldStatus.plain, [" Ada", String(repeating: "▔", count: 20)]),
    (.checking("Looking…"), [" Ada", "● Looking…"]),
    (.invalid("Too short."), ["▌Ada", "! Too short."]),
  ])
  func `shows the validation state below the control`(status: FieldStatus, rows: [String]) {
    let harness = Harness(width: 20, height: 4) {
      FormRow(label: "Name", status: status) {
        StandardTextField(placeholder: "", text: .constant("Ada"))
      }
    }
    #expect(harness.content == ["Name"] + rows)
    let field = harness.find(.textField, "Name")
    #expect(field?.semantics.isInvalid == (status == .invalid("Too short.")))
    #expect((harness.find(.status, "Too short.") != nil) == (status == .invalid("Too short.")))
    #expect(harness.repaint() == 0)
  }

  @Test func `a row names its field, and several choices or buttons form a group with its name`() {
    let harness = Harness(width: 40, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        FormRow(label: "City") { TextField("Where?", text: .constant("Rome")) }
        FormRow(label: "Priority") {
          Picker("", selection: .constant("Low")) {
            ForEach(["Low", "High"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
        }
        FormRow(label: "Files") {
          HStack {
            Button("Add") {}
            Button("Clear") {}
          }
        }
      }
    }
    #expect(
      harness.elements.filter { !$0.label.isEmpty }.map { "\($0.role) \($0.label)" } == [
        "textField City", "group Priority", "radioButton Low", "radioButton High", "group Files",
        "button Add", "button Clear",
      ])
  }

  @Test(arguments: [FieldStatus.plain, .checking("Checking…"), .invalid("Accept the terms.")])
  func `a control that is invalid itself is described so in every row`(status: FieldStatus) {
    let harness = Harness(width: 30, height: 4) {
      FormRow(label: "Terms", status: status) {
        CheckBox(state: .error, text: "I accept", isSelected: .constant(false))
      }
    }
    let control = harness.elements.first { $0.label.hasPrefix("I accept") }
    #expect(control?.semantics.isInvalid == true)
  }

  @Test(arguments: ["Day", ""])
  func `an error belongs to the field, not to the button beside it`(label: String) {
    let harness = Harness(width: 30, height: 5) {
      FormRow(label: label, status: .invalid("Enter a day.")) {
        HStack {
          TextField("Day", text: .constant("31 Feb"))
          Button("Calendar") {}
        }
      }
    }
    #expect(harness.find(.textField, "Day")?.semantics.isInvalid == true)
    #expect(harness.find(.button, "Calendar")?.semantics.isInvalid == false)
  }

  @Test(arguments: ["Priority", ""])
  func `an error of choices without a field belongs to each of them`(label: String) {
    let harness = Harness(width: 40, height: 5) {
      FormRow(label: label, status: .invalid("Choose one.")) {
        Picker("", selection: .constant("")) {
          ForEach(["Low", "High"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(harness.find(.radioButton, "Low")?.semantics.isInvalid == true)
    #expect(harness.find(.radioButton, "High")?.semantics.isInvalid == true)
  }

  @Test(arguments: [FieldStatus.plain, .invalid("Accept the terms.")])
  func `a check box has the icon of an error only if no message follows`(status: FieldStatus) {
    let harness = Harness(width: 30, height: 4) {
      FormRow(label: "", status: status) {
        CheckBox(state: .error, text: "I accept", isSelected: .constant(false))
      }
    }
    let rows = status == .plain ? ["□ I accept !"] : ["□ I accept", "! Accept the terms."]
    #expect(harness.content.map { $0.trimmingPrefix(" ") } == rows.map { $0[...] })
  }

  @Test(arguments: [FieldStatus.plain, .invalid("Too short.")])
  func `a click on the name, or below the control, focuses the control`(status: FieldStatus) {
    for row in [0, 2] {
      let harness = Harness(width: 20, height: 5) {
        VStack(alignment: .leading, spacing: 0) {
          FormRow(label: "Name", status: status) { TextField("", text: .constant("Ada")) }
          Button("Save") {}
        }
      }
      harness.press("shift+tab")
      #expect(harness.focused?.label == "Save")
      harness.pointer(PointerEvent(.down, button: .secondary, at: CellPoint(x: 2, y: row)))
      #expect(harness.focused?.label == "Save")
      harness.click(x: 2, y: row)
      #expect(harness.focused?.label == "Name")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `the control isn't focused by a click on its name while it is disabled`() {
    let harness = Harness(width: 20, height: 4) {
      FormRow(label: "Name") { TextField("", text: .constant("Ada")).disabled(true) }
    }
    harness.click(x: 2, y: 0)
    #expect(harness.focused == nil)
  }

  @Test func `a click on the line below a field focuses it`() {
    let harness = Harness(width: 20, height: 4) {
      SearchBar(text: .constant("")).fieldLine()
    }
    harness.click(x: 6, y: 1)
    #expect(harness.focused?.role == .textField)
  }

  @Test func `a message replaces the line, and an error also colours the label`() {
    let harness = Harness(width: 20, height: 7, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        FormRow(label: "Name", status: .invalid("Too short.")) {
          StandardTextField(placeholder: "", text: .constant("Ada"))
        }
        FormRow(label: "Age") { StandardTextField(placeholder: "", text: .constant("36")) }
      }
    }
    #expect(harness.screen[2...4] == ["! Too short.", "", "Age"])
    harness.press("⇥")
    #expect(harness.cell(x: 0, y: 0).foreground == harness.cell(x: 0, y: 2).foreground)
    harness.press("⇥")
    #expect(harness.cell(x: 0, y: 4).foreground != harness.cell(x: 0, y: 2).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test func `an error has an empty row below it, and doesn't move the fields beside it`() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        HStack(alignment: .top, spacing: 2) {
          VStack(alignment: .leading, spacing: 0) {
            FormInput(
              label: "Name", placeholder: "", text: $name,
              errorMessage: name.isEmpty ? nil : "Too short.")
            FormInput(label: "Age", placeholder: "", text: .constant("36"))
          }
          VStack(alignment: .leading, spacing: 0) {
            FormInput(label: "City", placeholder: "", text: .constant("Rome"))
            FormInput(label: "Street", placeholder: "", text: .constant("Via Appia"))
          }
        }
      }
    }
    let harness = Harness(width: 40, height: 7) { Page() }
    #expect(harness.screen[3] == "Age                  Street")
    harness.press("⇥ x")
    #expect(harness.screen[2].hasPrefix("! Too short."))
    #expect(harness.screen[3] == "                     Street")
    #expect(harness.screen[4] == "Age                   Via Appia")
    harness.press("⌫")
    #expect(harness.screen[3] == "Age                  Street")
    #expect(harness.repaint() == 0)
  }

  @Test func `the message of a check moves no other row`() {
    struct Page: View {
      @State private var isChecking = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          FormRow(label: "Name", status: isChecking ? .checking("Looking…") : .plain) {
            StandardTextField(placeholder: "", text: .constant("Ada"))
          }
          FormRow(label: "Age") { StandardTextField(placeholder: "", text: .constant("36")) }
        }
        .keyBinding("Check", "F2") { isChecking = true }
      }
    }
    let harness = Harness(width: 20, height: 6) { Page() }
    #expect(harness.screen[3] == "Age")
    harness.press("F2")
    #expect(harness.screen[2].hasSuffix("Looking…") && harness.screen[3] == "Age")
    #expect(harness.repaint() == 0)
  }

  @Test func `fields with a line below them aren't further apart in a form`() {
    let harness = Harness(width: 30, height: 12) {
      Form {
        LabeledInputField(label: "Name", text: .constant("Ada"))
        FormRow(label: "") { StandardTextField(placeholder: "", text: .constant("Rome")) }
        LabeledContent("Port") {
          StandardTextField(placeholder: "", text: .constant("80")).fieldLine()
        }
        LabeledContent("Host") { StandardTextField(placeholder: "", text: .constant("a")) }
      }
    }
    #expect(["Name", "Rome", "Port", "Host"].map { harness.position(of: $0)?.y } == [0, 3, 5, 7])
    #expect(harness.repaint() == 0)
  }

  @Test func `the control keeps its focus and its text when the label becomes empty`() {
    struct Named: View {
      @State private var label = "Name"
      @State private var text = ""
      var body: some View {
        FormRow(label: label) { TextField("Ada", text: $text) }
          .keyBinding("Hide the label", "F2") { label = "" }
      }
    }
    let harness = Harness(width: 20, height: 4) { Named() }
    #expect(harness.find(.textField, "Name") != nil)
    harness.press("⇥ a b ← F2")
    #expect(harness.find(.textField, "Ada")?.semantics.isFocused == true)
    harness.type("c")
    #expect(harness.find(.textField)?.value == "acb")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `plain fields and editors look like the inputs beside them`(isInvalid: Bool) {
    let status = isInvalid ? FieldStatus.invalid("Too short.") : .plain
    let harness = Harness(width: 20, height: 16, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        FormRow(label: "Input", status: status) {
          TextField("", text: .constant("Ada")).variant(.standard).hasError(isInvalid)
        }
        FormRow(label: "Field", status: status) { TextField("", text: .constant("Ada")) }
        FormRow(label: "Editor", status: status) {
          TextEditor(text: .constant("Ada")).frame(height: 1)
        }
        FormRow(label: "Plain", status: status) {
          TextField("", text: .constant("Ada")).textFieldStyle(.plain)
        }
      }
    }
    let height = isInvalid ? 4 : 3
    #expect(!harness.screen[1].hasPrefix("Ada"))
    #expect(harness.screen[1 + 3 * height].hasPrefix("Ada"))
    for x in 0..<20 {
      let input = harness.cell(x: x, y: 1)
      #expect(harness.cell(x: x, y: 1 + height) == input)
      if x < 18 { #expect(harness.cell(x: x, y: 1 + 2 * height) == input) }
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `leaves no space for a label if the control has its own`() {
    let row = FormRow(label: "") { Toggle("Sounds", isOn: .constant(true)) }
    let harness = Harness(width: 20, height: 2) { row }
    #expect(harness.content.count == 1)
    #expect(harness.find(.toggle, "Sounds") != nil)
  }

  @Test func `a row names its editor, but not the fields of the editor's bars`() async {
    let harness = Harness(width: 60, height: 10) {
      FormRow(label: "Notes") { TextEditor(text: .constant("a b")).frame(height: 5) }
    }
    func names() -> [String] {
      harness.elements.filter { $0.role == .textField }.map(\.label)
    }
    harness.press("⇥ alt+r")
    await harness.settle()
    #expect(names() == ["Notes", "Find", "Replace with"])
    harness.press("esc ctrl+g")
    await harness.settle()
    #expect(names() == ["Notes", "Go to line"])
  }

  @Test func `a row scrolls into view with its name and its line, if there is room`() {
    let harness = Harness(width: 20, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { name in
            FormRow(label: name) { TextField("", text: .constant("xyz")) }
          }
        }
      }
    }
    func starts() -> [String] { harness.screen.map { String($0.prefix(4)) } }
    harness.press("⇥ ⇥ ⇥ shift+⇥")
    #expect(starts() == ["Beta", "▌xyz", "▔▔▔▔"])
    harness.press("⇥")
    #expect(starts() == ["Gamm", "▌xyz", "▔▔▔▔"])
    harness.resize(width: 20, height: 2)
    harness.press("shift+⇥")
    #expect(starts()[0] == "▌xyz")
    #expect(harness.focused?.label == "Beta")
    #expect(harness.repaint() == 0)
  }

  @Test func `a message that appears below the focused control scrolls into view`() {
    struct Page: View {
      @State private var port = ""
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("Server")
            Text("Settings")
            FormInput(
              label: "Port", placeholder: "", text: $port,
              errorMessage: port.isEmpty ? nil : "Enter a number from 1 to 65535.")
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 5) { Page() }
    harness.press("⇥")
    #expect(harness.screen[0] == "Server")
    harness.type("x")
    #expect(harness.position(of: "Port")?.y == 1)
    #expect(harness.position(of: "! Enter a number")?.y == 3)
    #expect(harness.position(of: "from 1 to 65535.")?.y == 4)
    #expect(harness.repaint() == 0)
  }
}
