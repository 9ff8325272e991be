// SPDX-License-Identifier: MIT
// Testing: the letters that press the buttons of dialogs.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct DialogLettersTests {
  @Observable final class Model {
    var isAsking = true
    var isReady = true
    var count = 1
    var name = ""
    var answers: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      Text("page").alert("Send it?", isPresented: $model.isAsking) {
        Button("Yes") { model.answers.append("yes") }.disabled(!model.isReady)
        Button("No", role: .destructive) { model.answers.append("no") }
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }
      }
    }
  }

  /// The titles of the buttons, with the underlined letters in brackets.
  private func titles(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .button }.map { button in
      let row = Array(harness.screen[button.frame.minY])
      let columns = button.frame.minX..<min(button.frame.maxX, row.count)
      return columns.filter { row[$0].isLetter || row[$0] == " " }.map { x in
        let isUnderlined = harness.cell(x: x, y: button.frame.minY).attributes.contains(.underline)
        return isUnderlined ? "[\(row[x])]" : "\(row[x])"
      }
      .joined().split(separator: " ").joined(separator: " ")
    }
  }

  @Test(arguments: [("y", "yes"), ("n", "no"), ("c", "cancel"), ("Y", "yes")])
  func `the underlined letter of a button presses it`(key: String, answer: String) {
    let model = Model()
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    #expect(titles(harness) == ["[Y]es", "[N]o", "[C]ancel"])
    harness.type("x")
    harness.press("alt+\(key.lowercased())")
    #expect(model.answers == [] && model.isAsking)
    harness.type(key)
    #expect(model.answers == [answer] && !model.isAsking)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `each title keeps its first letter if it can`() {
    let model = Model()
    let harness = Harness(width: 60, height: 11) {
      Text("page").confirmationDialog("Close?", isPresented: Bindable(model).isAsking) {
        Button("Save") { model.answers.append("save") }
        Button("Send") { model.answers.append("send") }
        Button("Exit") { model.answers.append("exit") }
      }
    }
    #expect(titles(harness) == ["[S]ave", "Se[n]d", "[E]xit", "[C]ancel"])
    harness.type("n")
    #expect(model.answers == ["send"] && !model.isAsking)
  }

  @Test func `O closes an alert that only has an OK button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Saved", isPresented: Bindable(model).isAsking) {}
    }
    #expect(titles(harness) == ["[O]K"])
    harness.type("o")
    #expect(!model.isAsking && harness.find(.alert) == nil)
  }

  @Test func `a dialog with a field has no letters`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Name", isPresented: Bindable(model).isAsking) {
        TextField("name", text: Bindable(model).name)
        Button("Save") { model.answers.append("save") }
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(titles(harness) == ["Save", "Cancel"])
    harness.type("s")
    harness.press("⇥")
    #expect(harness.focused?.label == "Save")
    harness.type("sc")
    #expect(model.name == "s" && model.answers == [] && model.isAsking)
  }

  @Test func `a key held since before the dialog opened doesn't press a button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    harness.send(.key(KeyPress("n", phase: .repeat)))
    #expect(model.answers == [] && model.isAsking)
    harness.type("n")
    #expect(model.answers == ["no"])
  }

  @Test func `the key of a command doesn't press the destructive button of the dialog it opens`() {
    let model = Model()
    model.isAsking = false
    let harness = Harness(width: 44, height: 11) {
      Text("page")
        .keyBinding("delete", "d") { model.isAsking = true }
        .keyBinding("copy", "c") { model.answers.append("copy") }
        .alert("Delete?", isPresented: Bindable(model).isAsking) {
          Button("Delete", role: .destructive) { model.answers.append("delete") }
          Button("Cancel", role: .cancel) { model.answers.append("cancel") }
        }
    }
    harness.press("d d")
    #expect(model.isAsking && titles(harness) == ["D[e]lete", "[C]ancel"])
    harness.type("e")
    harness.press("d c")
    #expect(model.answers == ["delete", "cancel"] && !model.isAsking)
  }

  @Test func `letters that a key map uses to move the focus press no button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Leave?", isPresented: Bindable(model).isAsking) {
        Button("Keep") { model.answers.append("keep") }
        Button("Leave") { model.answers.append("leave") }
      }
      .keyMap(.vi)
    }
    #expect(titles(harness) == ["K[e]ep", "Le[a]ve"])
    harness.press("l")
    #expect(harness.focused?.label == "Leave" && model.isAsking)
    harness.type("a")
    #expect(model.answers == ["leave"])
  }

  @Test func `a shortcut without modifiers sets the letter of its button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Failed", isPresented: Bindable(model).isAsking) {
        Button("Try another") { model.answers.append("another") }
        Button("Restart") { model.answers.append("restart") }
          .keyboardShortcut("t", modifiers: [])
      }
    }
    #expect(titles(harness) == ["T[r]y another", "Res[t]art"])
    harness.type("t")
    #expect(model.answers == ["restart"] && harness.warnings == [])
  }

  @Test func `the letters follow the titles, and a disabled button has none`() async {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Connect?", isPresented: Bindable(model).isAsking) {
        Button(model.count == 1 ? "Connect" : "Retry") { model.answers.append("connect") }
          .disabled(!model.isReady)
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(titles(harness) == ["[C]onnect", "C[a]ncel"])
    model.isReady = false
    await harness.settle()
    #expect(titles(harness) == ["Connect", "C[a]ncel"])
    harness.type("c")
    #expect(model.answers == [] && model.isAsking)
    model.count = 2
    model.isReady = true
    await harness.settle()
    #expect(titles(harness) == ["[R]etry", "[C]ancel"])
    harness.type("r")
    #expect(model.answers == ["connect"] && harness.repaint() == 0)
  }

  @Test func `letters work while the focus is beside the buttons`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Restart?", isPresented: Bindable(model).isAsking) {
        Toggle("Keep the log", isOn: Bindable(model).isReady)
        Button("Restart") { model.answers.append("restart") }
      }
    }
    harness.press("⇥")
    #expect(harness.focused?.role == .toggle)
    harness.type("r")
    #expect(model.answers == ["restart"] && !model.isAsking)
  }
}
