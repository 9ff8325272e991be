// SPDX-License-Identifier: MIT
// Testing: confirmation dialogs, and their Cancel button.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct ConfirmationDialogTests {
  private typealias Model = OverlayDialogTests.Model

  @Test(arguments: [
    (Visibility.automatic, true), (.visible, true), (.hidden, false),
  ])
  func `a confirmation dialog adds Cancel and can hide its title`(
    visibility: Visibility, showsTitle: Bool
  ) {
    let model = Model()
    let harness = Harness(width: 30, height: 12) {
      Button("ask") { model.isAsking = true }
        .confirmationDialog(
          "Save?", isPresented: Bindable(model).isAsking, titleVisibility: visibility
        ) {
          Button("Save") { model.answers.append("save") }
          Button("Drop", role: .destructive) { model.answers.append("drop") }
        }
    }
    harness.press("⇥ ⏎")
    #expect((harness.position(of: "Save?") != nil) == showsTitle)
    #expect(
      harness.elements.filter { $0.role == .button }.map(\.label) == ["Save", "Drop", "Cancel"])
    harness.press("→ ⏎")
    #expect(model.answers == ["drop"])
    harness.press("⏎ esc")
    #expect(model.answers == ["drop"] && !model.isAsking)
    harness.press("⏎")
    harness.click(x: 0, y: 0)
    #expect(!model.isAsking)
    #expect(harness.repaint() == 0)
  }

  @Test func `a custom cancel action replaces Cancel`() {
    let model = Model()
    let harness = Harness(width: 30, height: 12) {
      Text("page").confirmationDialog("Save?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Never mind", role: .cancel) { model.answers.append("never") }
      }
    }
    #expect(harness.find(.button, "Cancel") == nil)
    harness.press("esc")
    #expect(model.answers == ["never"])
  }

  @Test(arguments: [true, false])
  func `Cancel appears and disappears as the actions change`(isUploading: Bool) async {
    let model = Model()
    model.isNaming = isUploading
    let harness = Harness(width: 40, height: 12) {
      Text("page").confirmationDialog("Upload", isPresented: .constant(true)) {
        if model.isNaming {
          Button("Stop", role: .cancel) {}
        } else {
          Button("Start") {}
        }
      }
    }
    for _ in 0..<3 {
      #expect(
        harness.elements.filter { $0.role == .button }.map(\.label)
          == (model.isNaming ? ["Stop"] : ["Start", "Cancel"]))
      model.isNaming.toggle()
      await harness.settle()
    }
    #expect(harness.repaint() == 0)
  }
}
