// SPDX-License-Identifier: MIT
// Testing: labels, groups, forms, and disclosure groups.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct GroupingTests {
  @Test func `labels, groups and empty states are drawn`() {
    #expect(screen(Label("Files", systemImage: "folder"), 20) == ["▪ Files"])
    #expect(screen(Label("Files", systemImage: "folder").labelStyle(.titleOnly), 20) == ["Files"])
    let icon = Harness(width: 20, height: 1) {
      Button(action: {}) { Label("Files", systemImage: "folder").labelStyle(.iconOnly) }
    }
    #expect(icon.screen == ["▪"])
    #expect(icon.find(.button)?.label == "Files")
    #expect(
      screen(GroupBox("Net") { Text("2 ms") }, 20) == [
        "Net", "╭──────╮", "│ 2 ms │", "╰──────╯",
      ])
    #expect(screen(LabeledContent("Version", value: "6.3"), 20) == ["Version  6.3"])
    #expect(screen(LabeledContent("Version", value: "6.3").labelsHidden(), 20) == ["6.3"])
    let missing = screen(ContentUnavailableView.search(text: "nio"), 50, 5)
    #expect(missing.contains { $0.contains("No results for “nio”") })
    #expect(
      screen(Text("Abc").textCase(.uppercase), 9) + screen(Text("Abc").textCase(nil), 9)
        == ["ABC", "Abc"])
    #expect(screen(Text("two words").redacted(reason: .placeholder), 12) == ["░░░░░░░░░"])
    #expect(
      screen(Text("a").unredacted().redacted(reason: .placeholder), 12) == ["a"])
  }

  @Test func `an empty state without actions has no empty row at its end`() {
    let message = ContentUnavailableView(
      "None", systemImage: "gear", description: Text("Add one."))
    let rows = screen(
      VStack(spacing: 0) {
        message.fixedSize()
        Text("end")
      }, 20)
    #expect(rows.map { $0.trimmingPrefix(while: \.isWhitespace) } == ["None", "Add one.", "end"])
  }

  @Test func `a disclosure group opens, and follows its binding`() async {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 4) {
      DisclosureGroup("More", isExpanded: Bindable(model).isOpen) { Text("hidden") }
        .controlled(by: user)
    }
    #expect(harness.content == ["► More"])
    harness.press("⇥ ⏎")
    await harness.advance(by: .seconds(1))
    #expect(model.isOpen)
    #expect(harness.content == ["▼ More", "  hidden"])
    #expect(harness.find(.disclosure, "More")?.semantics.isExpanded == true)
    harness.press("←")
    await harness.advance(by: .seconds(1))
    #expect(!model.isOpen)
    #expect(harness.content == ["► More"])
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  private struct Settings: View {
    @Bindable var model: ControlModel
    let title: String
    var body: some View {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Ada")
          if model.isOn { LabeledContent("A much longer name", value: "x") }
          Stepper(title, value: $model.number)
        }
        Toggle("Public", isOn: $model.isOn)
      }
    }
  }

  @Test func `the labels of a form share a column as wide as the longest`() {
    let model = ControlModel()
    let harness = Harness(width: 40, height: 10) { Settings(model: model, title: "Copies") }
    func column(_ text: String) -> Int? { harness.position(of: text)?.x }
    #expect(column("Ada") == 10)
    #expect(column("−  +") == 12)
    harness.press("⇥ ⇥ ⏎")
    #expect(column("Ada") == 22)
    #expect(column("−  +") == 24)
    #expect(harness.repaint() == 0)
    harness.press("⏎")
    #expect(column("Ada") == 10)
    #expect(harness.repaint() == 0)
    harness.resize(width: 12, height: 10)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16])
  func `a section of a form is on a card, and its title starts with its labels`(depth: ColorDepth) {
    let harness = Harness(
      width: 20, height: 6, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      Form {
        Section("Account") { LabeledContent("Name", value: "Ada") }
        Text("after")
      }
    }
    #expect(harness.position(of: "ACCOUNT")?.x == harness.position(of: "Name")?.x)
    // Half a row of the card, or its frame, is above and below the rows.
    #expect(harness.position(of: "ACCOUNT")?.y == 0)
    #expect(harness.position(of: "Name")?.y == 2)
    #expect(harness.position(of: "after")?.y == 5)
  }

  private struct Credentials: View {
    @Bindable var model: ControlModel
    var body: some View {
      VStack(spacing: 0) {
        Form {
          Picker("Kind", selection: $model.size) { Text("None").tag("M") }
          if model.isOn { TextField("User", text: $model.name) }
        }
      }
    }
  }

  @Test func `a form with narrow rows fills the width, so wide rows don't move them`() {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 40, height: 5) { Credentials(model: model).controlled(by: user) }
    #expect(harness.screen[0].hasPrefix("Kind"))
    user.act(in: harness) { model.isOn = true }
    #expect(harness.screen[0].hasPrefix("Kind") && harness.screen[2].hasPrefix("User"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a form in a sheet is as wide as its rows`() throws {
    let harness = Harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        Form { Toggle("Bold", isOn: .constant(true)) }
      }
    }
    let sheet = try #require(harness.find(.dialog))
    #expect(sheet.frame.width < 25)
  }

  @Test func `labels are aligned outside of a form too`() {
    let harness = Harness(width: 30, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        LabeledContent("Name", value: "Ada")
        ProgressView("Downloading", value: 1)
        Section("Title") { Text("row") }
      }
      .labelsAligned()
    }
    #expect(
      harness.content == [
        "Name         Ada", "Downloading  ━━━━━━━━━━━━━━━━━", "TITLE", "row",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `rows in the rows of a form can be added and removed`() {
    struct Nested: View {
      @Bindable var model: ControlModel
      var body: some View {
        Form {
          LabeledContent("A", value: "1")
          if model.isOn {
            LabeledContent("A wide label") {
              LabeledContent("inner") { Stepper("deep", value: $model.number) }
            }
          }
        }
        .environment(\.textCase, model.isOn ? nil : .uppercase)
      }
    }
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 50, height: 4) { Nested(model: model).controlled(by: user) }
    for _ in 0..<6 {
      user.act(in: harness) { model.isOn.toggle() }
      let fresh = Harness(width: 50, height: 4) { Nested(model: model) }
      #expect(harness.screen == fresh.screen)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a sheet opened in a form shares neither its label column nor the look of its fields`()
  {
    struct Page: View {
      @State private var name = "Ada"
      var body: some View {
        Form {
          LabeledContent("A much longer name", value: "x")
            .sheet(isPresented: .constant(true)) {
              VStack(alignment: .leading) {
                LabeledContent("City", value: "Rome")
                TextField("Name", text: $name)
              }
            }
        }
      }
    }
    let harness = Harness(width: 40, height: 8) { Page() }
    #expect(harness.position(of: "City  Rome") != nil)
    #expect(harness.position(of: "Ada")?.x == harness.position(of: "City")?.x)
    #expect(harness.repaint() == 0)
  }

  @Test func `the titles of text fields are labels in a form`() {
    let harness = Harness(width: 24, height: 10) {
      Form {
        TextField("Folder", text: .constant("Music"))
        SecureField("Password", text: .constant("abc"))
        TextField("Host", text: .constant(""), prompt: Text("localhost"))
        TextField("User", text: .constant(""))
        LabeledContent("City") { TextField("Town", text: .constant("")) }
      }
    }
    #expect(
      harness.screen == [
        "Folder     Music", "", "Password   •••", "", "Host       localhost", "", "User", "",
        "City       Town", "",
      ])
    let fields = harness.elements.filter { $0.role == .textField || $0.role == .secureField }
    #expect(fields.map(\.label) == ["Folder", "Password", "Host", "User", "Town"])
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "Folder" })
    harness.press("⇥")
    #expect(harness.screen[0] == "Folder    ▌Music")
    #expect(harness.repaint() == 0)
  }

  @Test func `a text field without a label shows its title or its prompt while it is empty`() {
    let harness = Harness(width: 24, height: 4) {
      Form {
        TextField("Folder", text: .constant("")).labelsHidden()
        TextField("Folder", text: .constant("")).variant(.standard)
      }
    }
    #expect(harness.screen == [" Folder", "", " Folder", ""])
    #expect(screen(TextField("Folder", text: .constant("")), 20) == ["Folder"])
    let prompt = Harness(width: 20, height: 1) {
      TextField("Folder", text: .constant(""), prompt: Text("Music"))
    }
    #expect(prompt.screen == ["Music"])
    #expect(prompt.find(.textField, "Folder") != nil)
  }
}
