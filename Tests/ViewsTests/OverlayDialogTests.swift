// SPDX-License-Identifier: MIT
// Testing: alerts: contents, and keys for answers.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct OverlayDialogTests {
  @Observable final class Model {
    var isAsking = false
    var isNaming = false
    var name = ""
    var answers: [String] = []
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Button("ask") { model.isAsking = true }
        Button("other") { model.answers.append("other") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .alert("Remove it?", isPresented: $model.isAsking) {
        Button("Remove", role: .destructive) { model.answers.append("remove") }
        Button("Keep") { model.answers.append("keep") }
        Button("Cancel", role: .cancel) { model.answers.append("cancel") }
      } message: {
        Text("Its build products go as well.")
      }
    }
  }

  @Test func `an alert shows a title, a message and actions on a surface`() {
    let harness = Harness(width: 44, height: 11) { Page(model: Model()) }
    harness.press("⇥ ⏎")
    #expect(
      harness.screen == [
        "ask",
        "othe▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
        "",
        "       Remove it?",
        "       Its build products go as well.",
        "",
        "            Remove   ►Keep◄   Cancel",
        "",
        "    ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        "", "",
      ])
    #expect(harness.find(.alert)?.label == "Remove it?")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("⏎", "keep"), ("space", "keep"), ("← ⏎", "remove"), ("→ ⏎", "cancel"), ("⇥ ⇥ ⏎", "remove"),
    ("esc", "cancel"),
  ])
  func `a key answers once, and the focus returns`(keys: String, answer: String) {
    let model = Model()
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    harness.press("⇥ ⏎ \(keys)")
    #expect(model.answers == [answer] && !model.isAsking)
    #expect(harness.focused?.label == "ask")
    #expect(harness.repaint() == 0)
  }

  @Test func `a click beside an alert does nothing, and a click on a button answers it`() throws {
    let model = Model()
    let harness = Harness(width: 44, height: 11) { Page(model: model) }
    harness.press("⇥ ⏎")
    harness.click(x: 0, y: 1)
    #expect(model.isAsking && model.answers == [])
    harness.click(try #require(harness.find(.button, "Cancel")))
    #expect(!model.isAsking && model.answers == ["cancel"])
  }

  @Test func `an alert without actions has OK, and Return doesn't press a lone destructive action`()
  {
    let model = Model()
    let harness = Harness(width: 30, height: 9) {
      Button("ask") { model.isAsking = true }
        .alert("Done", isPresented: Bindable(model).isAsking) {}
    }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "OK")
    harness.press("⏎")
    #expect(!model.isAsking)

    let other = Harness(width: 30, height: 9) {
      TextField("name", text: Bindable(model).name)
        .alert("Wipe", isPresented: .constant(true)) {
          TextField("type it", text: Bindable(model).name)
          Button("Wipe", role: .destructive) { model.answers.append("wipe") }
        }
    }
    other.type("ab")
    other.press("⏎")
    #expect(model.name == "ab" && model.answers == [])
  }

  @Test func `Return in an alert's field performs the default action`() {
    let model = Model()
    let harness = Harness(width: 30, height: 9) {
      Button("ask") { model.isNaming = true }
        .alert("Name", isPresented: Bindable(model).isNaming) {
          TextField("name", text: Bindable(model).name)
          Button("Cancel", role: .cancel) {}
          Button("Create") { model.answers.append(model.name) }
        }
    }
    harness.press("⇥ ⏎")
    harness.type("nio")
    harness.press("⏎")
    #expect(model.answers == ["nio"] && !model.isNaming)
    #expect(harness.focused?.label == "ask")
  }

  @Test func `a held key doesn't answer the dialog that it opened`() {
    let model = Model()
    let harness = Harness(width: 30, height: 9) {
      Button("ask") { model.isNaming = true }
        .alert("Name", isPresented: Bindable(model).isNaming) {
          TextField("name", text: Bindable(model).name)
          Button("Create") { model.answers.append(model.name) }
        }
    }
    harness.press("⇥ ⏎")
    harness.send(.key(KeyPress(.return, phase: .repeat)))
    #expect(model.answers == [] && model.isNaming)
    harness.send(.key(KeyPress(.escape, phase: .repeat)))
    #expect(model.isNaming)
    harness.press("esc")
    #expect(!model.isNaming)
  }

  @Test func `a held shortcut presses its button once, and none in the sheet that it opened`() {
    struct Page: View {
      let note: @MainActor (String) -> Void
      @State private var isAsking = false
      var body: some View {
        Button("remove") {
          note("remove")
          isAsking = true
        }
        .keyboardShortcut("d")
        .sheet(isPresented: $isAsking) {
          Button("confirm") { note("confirm") }.keyboardShortcut("d")
        }
      }
    }
    var pressed: [String] = []
    let harness = Harness(width: 30, height: 9) { Page { pressed.append($0) } }
    harness.press("ctrl+d")
    for _ in 0..<3 { harness.send(.key(KeyPress("d", modifiers: .control, phase: .repeat))) }
    #expect(pressed == ["remove"])
    harness.press("ctrl+d")
    #expect(pressed == ["remove", "confirm"])
  }

  @Test func `the hints of a sheet name Tab if it has controls`() {
    func hints(_ content: some View) -> String {
      let harness = Harness(width: 60, height: 9) {
        VStack(spacing: 0) {
          Text("page").frame(maxHeight: .infinity)
          KeyHints()
        }
        .sheet(isPresented: .constant(true)) { content }
      }
      return harness.screen[8]
    }
    #expect(hints(Text("About")) == "  esc close")
    #expect(hints(Button("Save") {}) == "  tab next control   esc close")
  }

  @Test func `the status bar isn't dimmed, and shows the alert's keys`() {
    let harness = Harness(width: 60, height: 9, theme: .dark) {
      VStack(spacing: 0) {
        Text("page").frame(maxHeight: .infinity)
        KeyHints()
      }
      .keyBinding("quit", "q") {}
      .alert("Save?", isPresented: .constant(true)) { Button("Save") {} }
    }
    #expect(harness.screen[8] == "  tab next control   enter choose   esc close")
    let ground = ComponentTokens.Status.backgroundColor.resolve(in: .dark).color
    #expect(harness.cell(x: 59, y: 8).background == ground)
    #expect(harness.cell(x: 59, y: 7).background != Color.background.resolve(in: .dark).color)
  }

  @Test func `an answer can open another alert, and the focus still returns`() {
    struct Chain: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          Button("top") {}
          Button("ask") { first = true }
        }
        .alert("Second", isPresented: $second) { Button("End") {} }
        .alert("First", isPresented: $first) { Button("Go on") { second = true } }
      }
    }
    let harness = Harness(width: 30, height: 12) { Chain() }
    harness.press("⇥ ⇥ ⏎ ⏎")
    #expect(harness.elements.map(\.label) == ["Second", "", "End"])
    harness.press("⏎")
    #expect(harness.focused?.label == "ask")
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus goes to the nearest view if its old place is gone`() async {
    struct Gone: View {
      @Bindable var model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Button("far") {}
          Text("-")
          Button("near") {}
          if model.name.isEmpty { Button("ask") { model.isAsking = true } }
        }
        .alert("Gone?", isPresented: $model.isAsking) { Button("OK") {} }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 12) { Gone(model: model) }
    harness.press("⇥ ⇥ ⇥ ⏎")
    model.name = "gone"
    await harness.settle()
    #expect(harness.focused?.label == "OK")
    harness.press("⏎")
    #expect(harness.focused?.label == "near")
  }

  @Test func `a button in its message doesn't answer an alert`() {
    struct Failure: View {
      @State private var isPresented = true
      var body: some View {
        Text("page").alert("Failed", isPresented: $isPresented) {
        } message: {
          Button("Details") {}
        }
      }
    }
    let harness = Harness(width: 30, height: 10) { Failure() }
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["Details", "OK"])
    #expect(harness.press(.button, "OK"))
    #expect(harness.find(.alert) == nil)
  }

  @Test func `an alert whose conditional buttons are absent has an OK button`() {
    struct Failure: View {
      let canRetry: Bool
      @State private var isPresented = true
      var body: some View {
        Text("page").alert("Failed", isPresented: $isPresented) {
          if canRetry { Button("Retry") {} }
        }
      }
    }
    for (canRetry, label) in [(false, "OK"), (true, "Retry")] {
      let harness = Harness(width: 30, height: 8) { Failure(canRetry: canRetry) }
      #expect(harness.elements.filter { $0.role == .button }.map(\.label) == [label])
      harness.press("⏎")
      #expect(harness.find(.alert) == nil)
      #expect(harness.repaint() == 0)
    }
  }
}
