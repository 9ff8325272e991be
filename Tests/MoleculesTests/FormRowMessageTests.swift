// SPDX-License-Identifier: MIT
// Testing: errors and other messages of a form row.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FormRowMessageTests {
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
