// SPDX-License-Identifier: MIT
// Testing: alerts and confirmation dialogs: contents, and keys for answers.

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

  @Test(arguments: [(14, 2), (8, 1)])
  func `actions that don't fit in a row form a column of equal widths`(
    height: Int, distance: Int
  ) {
    let harness = Harness(width: 24, height: height) {
      Text("page").alert("Save your changes?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Save as a copy") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    for row in ["   Save your changes?", "   ►      Save      ◄", "     Save as a copy"] {
      #expect(harness.content.contains(row), "\(harness.content)")
    }
    let frames = harness.elements.filter { $0.role == .button }.map(\.frame)
    #expect(frames.map(\.width) == [18, 18, 18])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, distance, 2 * distance])
    #expect(harness.repaint() == 0)
  }

  @Test func `a title that is too long for the dialog wraps`() {
    let harness = Harness(width: 34, height: 14) {
      Text("page").confirmationDialog("Delete it?", isPresented: .constant(true)) {
        Button("Delete “Late night driving, volume 2”", role: .destructive) {}
      }
    }
    let buttons = harness.elements.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["Delete “Late night driving, volume 2”", "Cancel"])
    #expect(buttons.map(\.frame.height) == [2, 1])
    #expect(harness.position(of: "driving, volume 2”") != nil && harness.position(of: "…") == nil)
    #expect(harness.repaint() == 0)
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

  @Test(arguments: [(40, "  ctrl+pgdn next tab   esc close"), (30, "  esc close")])
  func `if there isn't enough room, the hint of the key that closes a sheet stays`(
    width: Int, hints: String
  ) {
    let harness = Harness(width: width, height: 12) {
      VStack(spacing: 0) {
        Text("page").frame(maxHeight: .infinity)
        KeyHints()
      }
      .sheet(isPresented: .constant(true)) {
        TabView {
          Button("first") {}.tabItem { Text("A") }
          Button("second") {}.tabItem { Text("B") }
        }
        .frame(width: 20, height: 4)
      }
    }
    #expect(harness.screen[11] == hints)
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

  @Test func `a long message scrolls and leaves the actions visible`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").alert("Terms", isPresented: .constant(true)) {
        Button("Agree") {}
      } message: {
        Text((0..<40).map { "clause \($0)" }.joined(separator: " "))
      }
    }
    #expect(harness.position(of: "Agree") != nil && harness.position(of: "clause 0") != nil)
    #expect(harness.position(of: "clause 39") == nil)
    harness.press("end")
    #expect(harness.position(of: "clause 39") != nil || harness.position(of: "39") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `actions that don't fit scroll`() {
    let harness = Harness(width: 30, height: 8) {
      Text("page").confirmationDialog("Pick", isPresented: .constant(true)) {
        ForEach(0..<20, id: \.self) { index in Button("Choice \(index)") {} }
      }
    }
    #expect(harness.position(of: "Choice 3") != nil && harness.position(of: "Choice 9") == nil)
    for _ in 0..<9 { harness.press("⇥") }
    #expect(harness.focused?.label == "Choice 9")
    #expect(harness.position(of: "Choice 9") != nil && harness.position(of: "Pick") != nil)
    harness.resize(width: 30, height: 30)
    #expect(harness.position(of: "Choice 0") != nil && harness.position(of: "Cancel") != nil)
    #expect(harness.repaint() == 0)
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
