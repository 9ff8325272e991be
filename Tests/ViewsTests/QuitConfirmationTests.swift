// SPDX-License-Identifier: MIT
// Testing: quitting, and questions about unsaved changes before it.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct QuitConfirmationTests {
  private struct Document: View {
    let name: String
    @State private var isChanged = true
    @Environment(\.quit) private var quit

    var body: some View {
      Button("Quit \(name)") { quit() }
        .dismissalConfirmationDialog("Save \(name)?", shouldPresent: isChanged) {
          Button("Save") { isChanged = false }
          Button("Discard", role: .destructive) {}
        }
    }
  }

  @Observable final class OpenDocument {
    var isOpen = true
  }

  private struct Plain: View {
    let shouldPresent: Bool
    var body: some View {
      Text("plain").dismissalConfirmationDialog("Really?", shouldPresent: shouldPresent)
    }
  }

  @Test(arguments: ["ctrl+c", "⇥ ⏎"])
  func `quitting with unsaved changes asks first`(keys: String) {
    let harness = Harness(width: 30, height: 9) { Document(name: "a") }
    harness.press(keys)
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog)?.label == "Save a?")
    // The app asks only once, no matter how often the user tries to quit.
    harness.press("ctrl+c")
    #expect(harness.elements.count { $0.role == .dialog } == 1)
    harness.press("esc")
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog) == nil)
    harness.press("ctrl+c")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(harness.hasQuit)
    #expect(harness.repaint() == 0)
  }

  @Test func `without changes, or without a confirmation, the app quits at once`() {
    let harness = Harness(width: 30, height: 9) { Plain(shouldPresent: false) }
    harness.press("ctrl+c")
    #expect(harness.hasQuit)
    // SIGTERM and SIGHUP.
    let asked = Harness(width: 30, height: 9) { Document(name: "a") }
    asked.send(.hangUp)
    #expect(asked.hasQuit)
  }

  @Test func `the view that quits the app sets its exit status`() {
    let harness = Harness(width: 20, height: 3) { Leaver() }
    harness.press("q")
    #expect(harness.hasQuit && harness.exitStatus == 0)
    harness.press("x")
    #expect(harness.exitStatus == 3)
  }

  private struct Leaver: View {
    var asks = false
    @Environment(\.quit) private var quit

    var body: some View {
      Text("commit")
        .keyBinding("Quit", "q") { quit() }
        .keyBinding("Discard", "x") { quit(status: 3) }
        .dismissalConfirmationDialog("Discard?", shouldPresent: asks)
    }
  }

  @Test func `a confirmed end has the status of its request, and a cancelled one doesn't`() {
    let harness = Harness(width: 30, height: 9) { Leaver(asks: true) }
    harness.press("x")
    #expect(harness.press(.button, "Quit"))
    #expect(harness.hasQuit && harness.exitStatus == 3)
    let cancelled = Harness(width: 30, height: 9) { Leaver(asks: true) }
    cancelled.press("x esc")
    cancelled.send(.hangUp)
    #expect(cancelled.hasQuit && cancelled.exitStatus == 0)
  }

  @Test func `a question that goes with its view also discards the answers to others`() async {
    struct Documents: View {
      let model: OpenDocument
      var body: some View {
        VStack {
          if model.isOpen { Document(name: "a") }
          Document(name: "b")
        }
      }
    }
    let model = OpenDocument()
    let harness = Harness(width: 30, height: 9) { Documents(model: model) }
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
    harness.press(.button, "Discard")
    #expect(harness.find(.dialog)?.label == "Save a?")
    model.isOpen = false
    await harness.settle()
    #expect(harness.find(.dialog) == nil && !harness.hasQuit)
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?" && !harness.hasQuit)
  }

  @Test func `a confirmation without actions has Quit and Cancel`() {
    let harness = Harness(width: 30, height: 9) { Plain(shouldPresent: true) }
    harness.press("ctrl+c")
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["Quit", "Cancel"])
    harness.find(.button, "Cancel").map { harness.click($0) }
    #expect(!harness.hasQuit)
    harness.press("ctrl+c")
    harness.find(.button, "Quit").map { harness.click($0) }
    #expect(harness.hasQuit)
  }

  @Test func `each unsaved document asks, and cancelling one cancels quitting`() {
    let harness = Harness(width: 40, height: 12) {
      VStack {
        Document(name: "a")
        Document(name: "b")
      }
    }
    harness.press("ctrl+c")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog)?.label == "Save a?")
    harness.press("esc ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
    harness.find(.button, "Save").map { harness.click($0) }
    #expect(harness.find(.dialog)?.label == "Save a?")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(harness.hasQuit)
  }

  @Test func `a removed view doesn't ask`() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          if isOpen { Document(name: "a") }
          Text("rest")
        }
        .onKeyPress("x") {
          isOpen = false
          return .handled
        }
      }
    }
    let harness = Harness(width: 30, height: 9) { Screen() }
    harness.press("x ctrl+c")
    #expect(harness.hasQuit)
  }

  /// A document that can't be saved, or is saved by a slow task.
  private struct Draft: View {
    let model: OpenDocument
    let isSlow: Bool
    @State private var hasFailed = false
    @Environment(\.quit) private var quit

    var body: some View {
      Text("draft")
        .dismissalConfirmationDialog("Save?", shouldPresent: model.isOpen) {
          Button("Save") {
            hasFailed = !isSlow
            quit.cancel()
          }
        }
        .alert("Can't be saved", isPresented: $hasFailed) {}
        .onChange(of: model.isOpen) { quit() }
    }
  }

  @Test func `an action that fails keeps the app open, and the next attempt asks again`() async {
    let harness = Harness(width: 30, height: 9) { Draft(model: OpenDocument(), isSlow: false) }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog) == nil)
    #expect(harness.find(.alert)?.label == "Can't be saved")
    #expect(harness.press(.button, "OK"))
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save?" && harness.find(.alert) == nil)
    #expect(!harness.hasQuit)
  }

  @Test func `an action that takes time cancels, and quits when it is done`() async {
    let model = OpenDocument()
    let harness = Harness(width: 30, height: 9) { Draft(model: model, isSlow: true) }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit && harness.find(.dialog) == nil)
    model.isOpen = false
    await harness.settle()
    #expect(harness.hasQuit)
  }

  @Test func `a view that has just stopped asking isn't asked`() async {
    struct Page: View {
      @State private var isSaved = false
      @Environment(\.quit) private var quit
      var body: some View {
        Text("page")
          .dismissalConfirmationDialog("Quit?", shouldPresent: !isSaved)
          .keyBinding("save", "s") {
            Task {
              isSaved = true
              quit()
            }
          }
      }
    }
    let harness = Harness(width: 30, height: 9) { Page() }
    harness.press("s")
    await harness.settle()
    #expect(harness.hasQuit)
  }

  @Test func `cancelling without a question has no effect, and otherwise closes it`() {
    struct Page: View {
      let asks: Bool
      @Environment(\.quit) private var quit
      var body: some View {
        Text("page")
          .dismissalConfirmationDialog("Quit?", shouldPresent: asks) {
            Button("Quit") {}.keyBinding("stay", "x") { quit.cancel() }
          }
          .keyBinding("leave", "q") {
            quit(status: 3)
            quit.cancel()
          }
      }
    }
    let harness = Harness(width: 30, height: 9) { Page(asks: false) }
    harness.press("q")
    #expect(harness.hasQuit && harness.exitStatus == 3)
    let asked = Harness(width: 30, height: 9) { Page(asks: true) }
    asked.press("ctrl+c x")
    #expect(asked.find(.dialog) == nil && !asked.hasQuit)
  }

  @Test func `cancelling one question discards the answers to others`() {
    let harness = Harness(width: 30, height: 9) {
      VStack {
        Draft(model: OpenDocument(), isSlow: true)
        Document(name: "b")
      }
    }
    harness.press("ctrl+c")
    harness.press(.button, "Discard")
    #expect(harness.find(.dialog)?.label == "Save?")
    harness.press(.button, "Save")
    #expect(!harness.hasQuit)
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
  }

  @Test func `a question without a button that confirms can still be confirmed`() {
    struct Question: View {
      let hasFile: Bool
      var body: some View {
        Text("page").dismissalConfirmationDialog("Save?", shouldPresent: true) {
          if hasFile { Button("Save") {} }
        }
      }
    }
    for (hasFile, labels) in [(false, ["Quit", "Cancel"]), (true, ["Save", "Cancel"])] {
      let harness = Harness(width: 30, height: 9) { Question(hasFile: hasFile) }
      harness.press("ctrl+c")
      #expect(harness.elements.filter { $0.role == .button }.map(\.label) == labels)
      #expect(harness.press(.button, labels[0]))
      #expect(harness.hasQuit)
    }
  }
}
