// SPDX-License-Identifier: MIT
// Testing: dialogs about a value or an error.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct PresentedValueTests {
  enum SaveError: Error, Equatable, CustomStringConvertible {
    case diskFull, offline

    var description: String { self == .diskFull ? "The disk is full." : "No connection." }
  }

  struct Package: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var pending: String?
    var isAsking = false
    var removed: [String] = []
    var error: SaveError?
    var chosen: Package?
    var dismissals = 0
  }

  private struct Alerting: View {
    @Bindable var model: Model

    var body: some View {
      Button("ask") { model.isAsking = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .alert(
          "Remove \(model.pending ?? "nothing")?", isPresented: $model.isAsking,
          presenting: model.pending
        ) { name in
          Button("Remove \(name)", role: .destructive) {
            model.pending = nil
            model.removed.append(name)
          }
          Button("Keep", role: .cancel) { model.pending = nil }
        } message: { name in
          Text("Deletes the files of \(name).")
        }
    }
  }

  private func alert(_ model: Model) -> Harness {
    Harness(width: 40, height: 9) { Alerting(model: model) }
  }

  private let page = ["ask", "", "", "", "", "", "", "", ""]
  private let nioAlert = [
    "ask ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
    "",
    "       Remove nio?",
    "       Deletes the files of nio.",
    "",
    "             Remove nio   ►Keep◄",
    "",
    "    ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
    "",
  ]

  @Test func `an alert shows its value, and its buttons act on it`() {
    let model = Model()
    model.pending = "nio"
    let harness = alert(model)
    harness.press("⇥ ⏎")
    #expect(harness.screen == nioAlert)
    #expect(harness.find(.alert)?.label == "Remove nio?")
    harness.press("← ⏎")
    #expect(harness.screen == page)
    #expect(model.removed == ["nio"] && !model.isAsking && model.pending == nil)
    #expect(harness.focused?.label == "ask")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["log", nil])
  func `an open alert keeps its title and value when the app changes them`(other: String?) async {
    let model = Model()
    model.pending = "nio"
    let harness = alert(model)
    harness.press("⇥ ⏎")
    model.pending = other
    await harness.settle()
    #expect(harness.screen == nioAlert)
    #expect(harness.find(.alert)?.label == "Remove nio?")
    harness.press("← ⏎")
    #expect(harness.screen == page)
    #expect(model.removed == ["nio"] && !model.isAsking)
  }

  @Test func `an alert shows the new value when it opens again`() async {
    let model = Model()
    model.pending = "nio"
    let harness = alert(model)
    harness.press("⇥ ⏎")
    model.isAsking = false
    await harness.settle()
    #expect(harness.screen == page)
    model.pending = "log"
    await harness.settle()
    harness.press("⏎")
    #expect(harness.screen[2...3] == ["       Remove log?", "       Deletes the files of log."])
    harness.press("← ⏎")
    #expect(model.removed == ["log"])
  }

  @Test func `an action can set the value before or after it opens the alert`() {
    struct Rows: View {
      let model: Model
      @State private var pending: String?
      @State private var isAsking = false

      var body: some View {
        VStack {
          Button("value first") {
            pending = "nio"
            isAsking = true
          }
          Button("value last") {
            isAsking = true
            pending = "log"
          }
        }
        .alert("Remove?", isPresented: $isAsking, presenting: pending) { name in
          Button(name) { model.removed.append(name) }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 9) { Rows(model: model) }
    harness.press("⇥ ⏎ ⏎ ↓ ⏎ ⏎ ↑ ⏎ ⏎")
    #expect(model.removed == ["nio", "log", "nio"])
  }

  @Test func `without a value, an alert waits for one`() async {
    let model = Model()
    let harness = alert(model)
    harness.press("⇥ ⏎")
    #expect(harness.screen == page && model.isAsking)
    model.pending = "nio"
    await harness.settle()
    #expect(harness.screen == nioAlert)
  }

  @Test func `the actions of an open alert follow the app's other state`() {
    struct Naming: View {
      @State private var isAsking = false
      @State private var name = ""
      @State private var saved = ""

      var body: some View {
        Button("ask \(saved)") { isAsking = true }
          .alert("Name", isPresented: $isAsking, presenting: 7) { number in
            TextField("name", text: $name)
            Button("Save \(name)") { saved = "\(name)\(number)" }.disabled(name.isEmpty)
          }
      }
    }
    let harness = Harness(width: 40, height: 9) { Naming() }
    harness.press("⇥ ⏎")
    #expect(harness.find(.button, "Save ")?.semantics.isEnabled == false)
    harness.type("nio")
    #expect(harness.find(.button, "Save nio")?.semantics.isEnabled == true)
    harness.press("⏎")
    #expect(harness.focused?.label == "ask nio7")
  }

  @Test(arguments: [Visibility.automatic, .hidden])
  func `a confirmation dialog about a value adds Cancel and can hide its title`(
    visibility: Visibility
  ) {
    let model = Model()
    model.pending = "nio"
    let harness = Harness(width: 40, height: 9) {
      Button("ask") { model.isAsking = true }
        .confirmationDialog(
          "Update nio?", isPresented: Bindable(model).isAsking, titleVisibility: visibility,
          presenting: model.pending
        ) { name in
          Button("Update \(name)") { model.removed.append(name) }
        } message: { name in
          Text("\(name) 2.0 is available.")
        }
    }
    harness.press("⇥ ⏎")
    #expect((harness.position(of: "Update nio?") != nil) == (visibility == .automatic))
    #expect(harness.find(.dialog)?.label == "Update nio?")
    #expect(harness.position(of: "nio 2.0 is available.") != nil)
    #expect(
      harness.elements.filter { $0.role == .button }.map(\.label) == ["Update nio", "Cancel"])
    harness.click(x: 0, y: 8)
    #expect(!model.isAsking && model.removed == [])
    harness.press("⏎ ⏎")
    #expect(!model.isAsking && model.removed == ["nio"])
  }

  @Test func `a confirmation dialog without a message shows its value`() {
    let harness = Harness(width: 30, height: 7) {
      Text("page").confirmationDialog("Open", isPresented: .constant(true), presenting: "nio") {
        Button("Open \($0)") {}
      }
    }
    #expect(harness.find(.button, "Open nio") != nil)
  }

  @Test func `an alert for an error has its description as title`() async {
    struct Saving: View {
      @Bindable var model: Model

      var body: some View {
        Button("save") { model.isAsking = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .alert(isPresented: $model.isAsking, error: model.error) { error in
            if error == .diskFull { Button("Clean") { model.removed.append("trash") } }
            Button("Cancel", role: .cancel) {}
          } message: { error in
            Text(error == .diskFull ? "Delete some files." : "Check the network.")
          }
      }
    }
    let model = Model()
    model.error = .diskFull
    let harness = Harness(width: 34, height: 9) { Saving(model: model) }
    harness.press("⇥ ⏎")
    #expect(
      harness.screen == [
        "save ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
        "",
        "        The disk is full.",
        "        Delete some files.",
        "",
        "         ►Clean◄   Cancel",
        "",
        "     ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        "",
      ])
    #expect(harness.find(.alert)?.label == "The disk is full.")
    model.error = nil
    await harness.settle()
    #expect(harness.find(.alert)?.label == "The disk is full.")
    harness.press("⏎")
    #expect(model.removed == ["trash"] && !model.isAsking)
    model.error = .offline
    await harness.settle()
    harness.press("⏎")
    #expect(harness.find(.alert)?.label == "No connection.")
    #expect(harness.position(of: "Check the network.") != nil)
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["Cancel"])
  }

  @Test func `an alert for an error without actions has OK`() {
    let model = Model()
    model.isAsking = true
    model.error = .offline
    let harness = Harness(width: 30, height: 7) {
      Text("page").alert(isPresented: Bindable(model).isAsking, error: model.error) {}
    }
    #expect(harness.find(.alert)?.label == "No connection.")
    #expect(harness.focused?.label == "OK")
    harness.press("⏎")
    #expect(!model.isAsking && model.error == .offline)
  }
}
