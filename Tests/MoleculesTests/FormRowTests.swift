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
}
