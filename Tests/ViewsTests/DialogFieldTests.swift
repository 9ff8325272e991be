// SPDX-License-Identifier: MIT
// Testing: fields and other views beside the buttons in the actions of a dialog.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct DialogFieldTests {
  @Observable @MainActor final class Model {
    var isAsking = true
    var isExact = false
    var name = ""
    var other = ""
    var answers: [String] = []
  }

  @Test func `a field is above the buttons, as wide as the dialog, and has a background`() throws {
    let model = Model()
    let harness = Harness(width: 80, height: 14) {
      Text("page").alert("Go to cell", isPresented: Bindable(model).isAsking) {
        Button("Go") { model.answers.append(model.name) }
        TextField("Cell, such as B12", text: Bindable(model).name)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Type the name of a cell.")
      }
    }
    let field = try #require(harness.find(.textField)).frame
    let buttons = harness.elements.filter { $0.role == .button }
    #expect(Set(buttons.map(\.label)) == ["Go", "Cancel"])
    #expect(buttons.allSatisfy { $0.frame.minY == field.minY + 2 })
    #expect(buttons.map(\.frame.maxX).max() == field.maxX)
    #expect(field.width > buttons.reduce(0) { $0 + $1.frame.width })
    #expect(harness.position(of: "▌Cell, such as B12") != nil)
    // The background of the field is also visible without the focus.
    let end = CellPoint(x: field.maxX - 1, y: field.minY)
    let around = harness.cell(x: end.x, y: end.y - 1).background
    harness.press("⇥")
    #expect(harness.cell(x: end.x, y: end.y).background != around)
    #expect(harness.position(of: "▌Cell, such as B12") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(16, 2), (9, 1)])
  func `fields and toggles are in the order of the code, with empty rows if there is room`(
    height: Int, distance: Int
  ) throws {
    let model = Model()
    let harness = Harness(width: 60, height: height) {
      Text("page").alert("Replace", isPresented: Bindable(model).isAsking) {
        TextField("Find", text: Bindable(model).name)
        TextField("Replace with", text: Bindable(model).other)
        Toggle("Whole words", isOn: Bindable(model).isExact)
        Button("Replace") { model.answers.append("replace") }
        Button("Cancel", role: .cancel) {}
      }
    }
    let fields = harness.elements.filter { $0.role == .textField }.map(\.frame.minY)
    let toggle = try #require(harness.position(of: "Whole words")).y
    let button = try #require(harness.find(.button, "Cancel")).frame.minY
    let rows = fields + [toggle, button]
    #expect(zip(rows, rows.dropFirst()).map { $1 - $0 } == [distance, distance, distance])
    harness.type("a")
    harness.press("⇥ b ⇥ space ⇥ ⏎")
    #expect(model.name == "a" && model.other == "b" && model.isExact)
    #expect(model.answers == ["replace"] && !model.isAsking)
    #expect(harness.repaint() == 0)
  }

  @Test func `a picker and a field with a button are above the buttons, and a menu is beside them`()
    throws
  {
    let model = Model()
    let harness = Harness(width: 60, height: 16) {
      Text("page").alert("Export", isPresented: Bindable(model).isAsking) {
        Picker("Kind", selection: Bindable(model).name) { Text("PDF").tag("") }
          .pickerStyle(.menu)
        HStack {
          TextField("Folder", text: Bindable(model).other)
          Button("Browse") {}
        }
        Menu("More") { Button("Print") {} }
        Button("Save") {}
      }
    }
    let rows = try ["Kind", "Folder", "More", "Save"].map {
      try #require(harness.position(of: $0)).y
    }
    #expect(rows[0] < rows[1] && rows[1] < rows[2] && rows[2] == rows[3])
    #expect(harness.repaint() == 0)
  }

  @Test func `a button in a field doesn't close the alert, and isn't the default button`() throws {
    let model = Model()
    let harness = Harness(width: 60, height: 12) {
      Text("page").alert("Welcome", isPresented: Bindable(model).isAsking) {
        RevealableSecureField("Password", text: Bindable(model).name) { isRevealed in
          Button("Show") { isRevealed.wrappedValue = true }
        }
        Button("Sign in") { model.answers.append(model.name) }
      }
    }
    harness.type("sesame")
    #expect(harness.position(of: "sesame") == nil)
    harness.click(try #require(harness.find(.button, "Show")))
    #expect(model.isAsking && harness.position(of: "sesame") != nil)
    harness.press("shift+⇥ ⏎")
    #expect(model.answers == ["sesame"] && !model.isAsking)
  }

  @Test func `a button beside a field doesn't close the alert either`() {
    let model = Model()
    let harness = Harness(width: 60, height: 12) {
      Text("page").alert("Export", isPresented: Bindable(model).isAsking) {
        HStack {
          TextField("Folder", text: Bindable(model).name)
          Button("Browse") { model.name = "reports" }
        }
        Button("Save") { model.answers.append(model.name) }
      }
    }
    #expect(harness.press(.button, "Browse"))
    #expect(model.isAsking && model.name == "reports")
    harness.press("⏎")
    #expect(model.answers == ["reports"] && !model.isAsking)
  }

  @Test func `an alert whose only button is in a field has an OK button`() {
    let model = Model()
    let harness = Harness(width: 60, height: 12) {
      Text("page").alert("Password", isPresented: Bindable(model).isAsking) {
        RevealableSecureField("Password", text: Bindable(model).name) { _ in Button("Show") {} }
      }
    }
    #expect(harness.find(.button, "OK") != nil)
    harness.press("⏎")
    #expect(!model.isAsking)
  }

  @Test func `the button that Return presses is filled while a field has the focus`() throws {
    let model = Model()
    let harness = Harness(width: 60, height: 12) {
      Text("page").alert("Rename", isPresented: Bindable(model).isAsking) {
        TextField("name", text: Bindable(model).name)
        Menu("Format") { Button("PDF") {} }
        Button("Delete", role: .destructive) { model.answers.append("delete") }
        Button("Keep") { model.answers.append("keep") }
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }
      }
    }
    let titles = ["Format", "Delete", "Keep", "Cancel"]
    func grounds() throws -> [CellColor] {
      try titles.map {
        let place = try #require(harness.position(of: $0))
        return harness.cell(x: place.x, y: place.y).background
      }
    }
    let before = try grounds()
    let plain = before[3]
    #expect(before.map { $0 == plain } == [true, true, false, true])
    // Return presses a button that has the focus.
    harness.press("⇥ ⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "Cancel")
    #expect(try grounds().map { $0 == plain } == [true, true, true, false])
    harness.press("⇥")
    #expect(try grounds() == before)
    harness.press("⏎")
    #expect(model.answers == ["keep"] && harness.repaint() == 0)
  }
}
