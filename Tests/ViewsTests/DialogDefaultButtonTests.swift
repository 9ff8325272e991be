// SPDX-License-Identifier: MIT
// Testing: the default button of dialogs, which Return presses, while it is disabled.

import CuriumTesting
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct DialogDefaultButtonTests {
  @Observable final class Model {
    var isAsking = true
    var isReady = false
    var name = ""
    var answers: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      Text("page").alert("Connect?", isPresented: $model.isAsking) {
        Button("Connect") { model.answers.append("connect") }.disabled(!model.isReady)
        Button("Forget", role: .destructive) { model.answers.append("forget") }
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }
      }
    }
  }

  @Test func `while the default button is disabled, Return in a field presses no other button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Close the file", isPresented: Bindable(model).isAsking) {
        TextField("name", text: Bindable(model).name)
        Button("Save") { model.answers.append("save") }.disabled(model.name.isEmpty)
        Button("Discard") { model.answers.append("discard") }
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }
      }
    }
    harness.press("⏎")
    #expect(model.answers == [] && model.isAsking)
    harness.type("a")
    harness.press("⏎")
    #expect(model.answers == ["save"] && !model.isAsking)
  }

  @Test func `a dialog opens with the focus on its disabled default button`() async {
    let model = Model()
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    #expect(harness.focused?.label == "Connect")
    harness.press("⏎ space")
    #expect(model.answers == [] && model.isAsking)
    model.isReady = true
    await harness.settle()
    harness.press("⏎")
    #expect(model.answers == ["connect"] && !model.isAsking)
    #expect(harness.repaint() == 0)
  }

  @Test func `a default button that becomes disabled keeps the focus`() async {
    let model = Model()
    model.isReady = true
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    model.isReady = false
    await harness.settle()
    #expect(harness.focused?.label == "Connect")
    harness.press("⏎")
    #expect(model.answers == [] && model.isAsking)
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Cancel")
    harness.press("⇥")
    #expect(harness.focused?.label == "Forget")
    #expect(harness.repaint() == 0)
  }

  @Test func `Return in the field of a dialog doesn't submit the page behind it`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Name", isPresented: Bindable(model).isAsking) {
        TextField("name", text: Bindable(model).name)
        Button("Create") { model.answers.append("create") }
      }
      .onSubmit { model.answers.append("submit") }
    }
    harness.press("⏎")
    #expect(model.answers == ["create"] && !model.isAsking)
  }

  @Test func `a button in the message is neither the default button nor an answer`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Failed", isPresented: Bindable(model).isAsking) {
        Button("Retry") { model.answers.append("retry") }
      } message: {
        Button("Copy details") { model.answers.append("copy") }
      }
    }
    #expect(harness.focused?.label == "Retry")
    #expect(harness.press(.button, "Copy details"))
    #expect(model.answers == ["copy"] && model.isAsking)
    harness.press("⏎")
    #expect(model.answers == ["copy", "retry"] && !model.isAsking)
  }

  @Test func `an alert with only a menu has an OK button`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Export", isPresented: Bindable(model).isAsking) {
        Menu("Format") { Button("PDF") { model.answers.append("pdf") } }
      }
    }
    #expect(harness.find(.button, "OK") != nil)
    harness.press("⏎")
    #expect(model.answers == [] && !model.isAsking)
  }

  @Test func `Escape closes a dialog whose cancel button is disabled`() {
    let model = Model()
    let harness = Harness(width: 44, height: 11) {
      Text("page").alert("Wait?", isPresented: Bindable(model).isAsking) {
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }.disabled(true)
      }
    }
    harness.press("esc")
    #expect(model.answers == [] && !model.isAsking)
    #expect(harness.find(.alert) == nil)
  }
}
