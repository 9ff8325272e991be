// SPDX-License-Identifier: MIT
// Testing: apps that save their changes and then quit.

import Curium
import CuriumTesting
import Testing

@MainActor struct QuitAfterSaveTests {
  private struct Values: Equatable {
    var name = "a"
  }

  @Observable final class Document {
    var text = "a"
    var saved = ""
  }

  /// The code that saves a form and quits.
  enum Saving: CaseIterable {
    case thenQuitting, quittingIfSubmitted, quittingInside, quittingAfterWork
  }

  private struct FormEditor: View {
    let saving: Saving
    @State private var form = FormModel(Values()) {
      FormField(\.name, "Name", .required("Enter a name."))
    }
    @Environment(\.quit) private var quit

    var body: some View {
      VStack(alignment: .leading) {
        ValidatedInput(form.name)
        Text(form.hasChanges ? "changed" : "saved")
      }
      .dismissalConfirmationDialog("Save?", shouldPresent: form.hasChanges) {
        Button("Save") {
          quit.cancel()
          Task { await save() }
        }
      }
    }

    private func save() async {
      switch saving {
      case .thenQuitting:
        await form.submit { _ in }
        quit()
      case .quittingIfSubmitted:
        if await form.submit({ _ in }) { quit() }
      case .quittingInside:
        await form.submit { _ in quit() }
      case .quittingAfterWork:
        if await form.submit({ _ in await Task.yield() }) { quit() }
      }
    }
  }

  @Test(arguments: Saving.allCases)
  func `a form that was just submitted doesn't ask again`(saving: Saving) async {
    let harness = Harness(width: 60, height: 12) { FormEditor(saving: saving) }
    harness.press("⇥ b")
    #expect(harness.position(of: "changed") != nil)
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(harness.hasQuit && harness.find(.dialog) == nil)
    #expect(harness.position(of: "saved") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [Saving.quittingIfSubmitted, .quittingInside])
  func `an invalid form stays open`(saving: Saving) async {
    let harness = Harness(width: 60, height: 12) { FormEditor(saving: saving) }
    harness.press("⇥ ⌫")
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit && harness.find(.dialog) == nil)
    #expect(harness.position(of: "Enter a name.") != nil)
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save?")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a form that can't be saved asks again`() async {
    let harness = Harness(width: 60, height: 12) { FormEditor(saving: .thenQuitting) }
    harness.press("⇥ ⌫")
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit && harness.find(.dialog)?.label == "Save?")
  }

  private struct StateEditor: View {
    let waits: Bool
    @State private var text = "a"
    @State private var saved = ""
    @Environment(\.quit) private var quit

    var body: some View {
      Text(text == saved ? "saved" : "changed")
        .dismissalConfirmationDialog("Save?", shouldPresent: text != saved) {
          Button("Save") {
            quit.cancel()
            if waits { Task { save() } } else { save() }
          }
        }
    }

    private func save() {
      saved = text
      quit()
    }
  }

  private struct ModelEditor: View {
    let document: Document
    let waits: Bool
    @Environment(\.quit) private var quit

    var body: some View {
      Text(document.text == document.saved ? "saved" : "changed")
        .dismissalConfirmationDialog("Save?", shouldPresent: document.text != document.saved) {
          Button("Save") {
            quit.cancel()
            if waits { Task { save() } } else { save() }
          }
        }
    }

    private func save() {
      quit()
      document.saved = document.text
    }
  }

  @Test(arguments: [true, false])
  func `a state that was just saved doesn't ask again`(waits: Bool) async {
    let harness = Harness(width: 60, height: 12) { StateEditor(waits: waits) }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(harness.hasQuit && harness.find(.dialog) == nil)
  }

  @Test(arguments: [true, false])
  func `a model that is saved in the same turn doesn't ask again`(waits: Bool) async {
    let harness = Harness(width: 60, height: 12) {
      ModelEditor(document: Document(), waits: waits)
    }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(harness.hasQuit && harness.find(.dialog) == nil)
  }

  @Test func `a model that changes before Control-C asks, without a turn in between`() {
    let document = Document()
    document.saved = "a"
    let harness = Harness(width: 60, height: 12) {
      ModelEditor(document: document, waits: false)
    }
    document.text = "b"
    harness.press("ctrl+c")
    #expect(!harness.hasQuit && harness.find(.dialog)?.label == "Save?")
  }

  @Test func `a question that depends on an action of onChange waits for it`() {
    struct Page: View {
      @State private var text = "b"
      @State private var isChanged = true
      @Environment(\.quit) private var quit

      var body: some View {
        Text(text)
          .onChange(of: text) { isChanged = text != "a" }
          .dismissalConfirmationDialog("Save?", shouldPresent: isChanged)
          .keyBinding("Revert and quit", "r") {
            text = "a"
            quit()
          }
      }
    }
    let harness = Harness(width: 60, height: 12) { Page() }
    harness.press("r")
    #expect(harness.hasQuit && harness.find(.dialog) == nil)
  }
}
