// SPDX-License-Identifier: MIT
// Testing: toggles, pickers, sliders, steppers and what groups them.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumViews
import Observation
import Testing

@MainActor @Suite struct ControlTests {
  @Observable final class Model {
    var isOn = false
    var size: String? = "M"
    var part = 0.5
    var number = 3
    var byte: UInt8 = 250
    var isOpen = false
    var name = ""
    var isEnabled = true
  }

  // MARK: Toggle

  private struct Toggles: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Sounds", isOn: $model.isOn)
        Toggle("Boxed", isOn: $model.isOn).toggleStyle(.checkbox)
        Toggle("Pressed", isOn: $model.isOn).toggleStyle(.button)
        Toggle("Own", isOn: $model.isOn).toggleStyle(WordStyle())
      }
      .disabled(!model.isEnabled)
    }
  }

  private struct WordStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "yes" : "no").accessibilityHidden()
          configuration.label
        }
      }
    }
  }

  @Test func `a toggle is turned by keys and clicks in every style`() {
    let model = Model()
    let hand = Hand()
    let harness = Harness(width: 20, height: 4) { Toggles(model: model).acted(on: hand) }
    #expect(harness.screen == [" ●━━ Sounds", " ☐ Boxed", " Pressed", "no Own"])
    harness.press("⇥ space")
    #expect(model.isOn)
    #expect(harness.screen == ["▌━━● Sounds", " ☑ Boxed", "▐Pressed▌", "yes Own"])
    for (keys, label) in [("", "Sounds"), ("⇥", "Boxed"), ("⇥", "Pressed"), ("⇥", "Own")] {
      harness.press(keys)
      #expect(harness.focused?.role == .toggle)
      #expect(harness.focused?.label == label)
      let before = model.isOn
      harness.press("⏎")
      #expect(model.isOn == !before)
      #expect(harness.find(.toggle, label)?.value == (before ? "off" : "on"))
      harness.find(.toggle, label).map { harness.click($0) }
      #expect(model.isOn == before)
      #expect(harness.repaint() == 0)
    }
    hand(harness) { model.isEnabled = false }
    let before = model.isOn
    harness.find(.toggle, "Boxed").map { harness.click($0) }
    #expect(model.isOn == before)
    #expect(harness.find(.toggle, "Boxed")?.semantics.isEnabled == false)
    #expect(harness.repaint() == 0)
  }

  // MARK: Picker

  private struct Picking<Style: PickerStyle>: View {
    @Bindable var model: Model
    let style: Style
    var body: some View {
      Picker("Size", selection: $model.size) {
        Text("None").tag(nil as String?)
        ForEach(["S", "M", "L"], id: \.self) { Text("size \($0)") }
        Text("Huge").tag("XXL")
      }
      .pickerStyle(style)
      .disabled(!model.isEnabled)
    }
  }

  @Test func `a segmented picker shows all choices in a bar`() {
    let model = Model()
    let harness = Harness(width: 60, height: 3) { Picking(model: model, style: .segmented) }
    #expect(harness.screen[0] == "Size   None  size S ▐size M▌ size L  Huge")
    harness.press("⇥")
    #expect(harness.focused?.label == "None")
    harness.press("→ ⏎")
    #expect(model.size == "S")
    #expect(harness.screen[0] == "Size   None ▸size S◂ size M  size L  Huge")
    #expect(harness.find(.radioButton, "size S")?.semantics.isSelected == true)
    harness.find(.radioButton, "None").map { harness.click($0) }
    #expect(model.size == nil)
    #expect(harness.find(.radioButton, "None")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
    harness.press("⇥")
    #expect(harness.focused?.label == "None")
  }

  @Test func `a radio group marks the choice`() {
    let model = Model()
    let hand = Hand()
    let harness = Harness(width: 30, height: 6) {
      Picking(model: model, style: .radioGroup).acted(on: hand)
    }
    #expect(
      harness.content == [
        "Size   ○ None", "       ○ size S", "       ◉ size M", "       ○ size L",
        "       ○ Huge",
      ])
    harness.press("⇥ ↓ ↓ ↓ ↓ space")
    #expect(model.size == "XXL")
    #expect(harness.screen[4] == "      ▌◉ Huge")
    hand(harness) { model.size = "S" }
    #expect(harness.screen[1] == "       ◉ size S")
    #expect(harness.screen[4] == "      ▌○ Huge")
    #expect(harness.repaint() == 0)
  }

  @Test func `an inline picker has a heading and a tick`() {
    let harness = Harness(width: 30, height: 6) { Picking(model: Model(), style: .inline) }
    #expect(harness.screen[0].lowercased() == "size")
    #expect(harness.screen[3] == " size M ✓")
  }

  @Test func `a menu picker shows the choice and opens a menu of all`() {
    let model = Model()
    let harness = Harness(width: 30, height: 10) { Picking(model: model, style: .menu) }
    #expect(harness.screen[0] == "Size   size M ▾")
    #expect(harness.find(.menuButton, "Size")?.value == "size M")
    harness.press("⇥ ⏎")
    #expect(harness.find(.menu) != nil)
    #expect(harness.position(of: "✓ size M") != nil)
    #expect(harness.focused?.label == "size M")
    harness.press("↓ ⏎")
    #expect(model.size == "L")
    #expect(harness.find(.menu) == nil)
    #expect(harness.screen[0] == "Size  ▌size L ▾")
    #expect(harness.repaint() == 0)
  }

  // MARK: Slider and stepper

  @Test func `a slider is moved by keys and the pointer, in steps and to its ends`() {
    let model = Model()
    let harness = Harness(width: 28, height: 2) {
      Slider(value: Bindable(model).part, in: 0...2, step: 0.25) { Text("Part") }
    }
    #expect(harness.screen[0] == "Part  ━━━━━●────────────────")
    #expect(harness.find(.slider, "Part")?.value == "25 %")
    harness.press("⇥ →")
    #expect(model.part == 0.75)
    #expect(harness.screen[0].contains("‹●›"))
    for (keys, value) in [("shift+→", 2.0), ("home", 0), ("←", 0), ("+", 0.25), ("end", 2)] {
      harness.press(keys)
      #expect(model.part == value, "after \(keys)")
      #expect(harness.repaint() == 0)
    }
    harness.click(x: 6, y: 0)
    #expect(model.part == 0)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 12, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 500, y: 9)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 500, y: 9)))
    #expect(model.part == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `a slider without a range or with a number that is none does no harm`() {
    let model = Model()
    model.part = .nan
    for range in [0.0...0.0, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude] {
      let harness = Harness(width: 12, height: 1) { Slider(value: Bindable(model).part, in: range) }
      harness.press("⇥ → end ← shift+←")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a stepper stays in its range and never overflows`() {
    let model = Model()
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading) {
        Stepper("Copies", value: Bindable(model).number, in: 1...5)
        Stepper("Byte", value: Bindable(model).byte)
      }
    }
    #expect(harness.screen[0] == "Copies    −  +")
    harness.press("⇥ →")
    #expect(model.number == 4)
    #expect(harness.screen[0] == "Copies  ▸ −  + ◂")
    #expect(harness.find(.stepper, "Copies")?.value == "4")
    harness.press("shift+→ →")
    #expect(model.number == 5)
    harness.press("shift+← -")
    #expect(model.number == 1)
    harness.press("⇥ shift+→ →")
    #expect(model.byte == 255)
    for _ in 0..<30 { harness.press("shift+←") }
    #expect(model.byte == 0)
    harness.click(x: 12, y: 0)
    #expect(model.number == 2)
    harness.click(x: 9, y: 0)
    #expect(model.number == 1)
    #expect(harness.repaint() == 0)
  }

  // MARK: Words and groups

  @Test func `labels, groups and what is not there are drawn`() {
    #expect(screen(Label("Files", systemImage: "folder"), 20) == ["▤ Files"])
    #expect(screen(Label("Files", systemImage: "folder").labelStyle(.titleOnly), 20) == ["Files"])
    let icon = Harness(width: 20, height: 1) {
      Button(action: {}) { Label("Files", systemImage: "folder").labelStyle(.iconOnly) }
    }
    #expect(icon.screen == ["▤"])
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

  @Test func `a disclosure group opens, and follows its binding`() async {
    let model = Model()
    let hand = Hand()
    let harness = Harness(width: 20, height: 4) {
      DisclosureGroup("More", isExpanded: Bindable(model).isOpen) { Text("hidden") }
        .acted(on: hand)
    }
    #expect(harness.content == [" ▸ More"])
    harness.press("⇥ ⏎")
    await harness.advance(by: .seconds(1))
    #expect(model.isOpen)
    #expect(harness.content == ["▌▾ More", "  hidden"])
    #expect(harness.find(.disclosure, "More")?.semantics.isExpanded == true)
    harness.press("←")
    await harness.advance(by: .seconds(1))
    #expect(!model.isOpen)
    #expect(harness.content == ["▌▸ More"])
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  private struct Settings: View {
    @Bindable var model: Model
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

  @Test func `the labels of a form share a column that follows the longest`() {
    let model = Model()
    let harness = Harness(width: 40, height: 10) { Settings(model: model, title: "Copies") }
    func column(_ text: String) -> Int? { harness.position(of: text)?.x }
    #expect(column("Ada") == 9)
    #expect(column("−  +") == 11)
    harness.press("⇥ ⇥ ⏎")
    #expect(column("Ada") == 21)
    #expect(column("−  +") == 23)
    #expect(harness.repaint() == 0)
    harness.press("⏎")
    #expect(column("Ada") == 9)
    #expect(harness.repaint() == 0)
    harness.resize(width: 12, height: 10)
    #expect(harness.repaint() == 0)
  }

  @Test func `rows in rows of a form come and go`() {
    struct Nested: View {
      @Bindable var model: Model
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
    let model = Model()
    let hand = Hand()
    let harness = Harness(width: 50, height: 4) { Nested(model: model).acted(on: hand) }
    for _ in 0..<6 {
      hand(harness) { model.isOn.toggle() }
      let fresh = Harness(width: 50, height: 4) { Nested(model: model) }
      #expect(harness.screen == fresh.screen)
      #expect(harness.repaint() == 0)
    }
  }

  // MARK: Progress, lists, refresh

  @Test func `progress is drawn as its style says`() {
    func drawn(_ view: some View) -> [String] { screen(view, 30) }
    #expect(
      drawn(ProgressView("Load", value: 0.5).progressViewStyle(.circular)) == ["▅ Load 50 %"])
    #expect(drawn(ProgressView(value: 1).progressViewStyle(.linear))[0].hasSuffix("━ 100 %"))
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.fractionCompleted == 0.25 ? "a quarter" : "else")
        }
      }
    }
    #expect(
      drawn(ProgressView("Load", value: 1, total: 4).progressViewStyle(Words()))
        == ["Load a quarter"])
  }

  @Test func `a grouped list has a frame and keeps its keys`() {
    let model = Model()
    struct Rows: View {
      @Bindable var model: Model
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) { ForEach(0..<9) { Text("row \($0)") } }.listStyle(.grouped)
      }
    }
    let harness = Harness(width: 12, height: 5) { Rows(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[0].hasPrefix("╭──"))
    #expect(harness.screen[2].hasPrefix("│▌ row 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `views that stand alone in a list are chosen by their tags`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.size) {
          Text("first").tag("1")
          Section("more") {
            ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
            Text("last \(model.number)").tag("9")
          }
        }
      }
    }
    let model = Model()
    let hand = Hand()
    let harness = Harness(width: 14, height: 6) { Rows(model: model).acted(on: hand) }
    harness.press("⇥ ↓")
    #expect(model.size == "1")
    #expect(harness.screen[0] == "▌ first")
    harness.press("↓ ↓ ↓")
    #expect(model.size == "9")
    hand(harness) { model.number = 4 }
    #expect(harness.position(of: "▌ last 4") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `refreshing runs once at a time, with a spinner while it runs`() async {
    final class Log {
      var runs = 0
      var end: CheckedContinuation<Void, Never>?
    }
    let log = Log()
    let harness = Harness(width: 20, height: 4) {
      VStack {
        Text("rows")
        Refresher()
      }
      .refreshable {
        log.runs += 1
        await withCheckedContinuation { log.end = $0 }
      }
    }
    #expect(harness.screen[0].contains("rows"))
    harness.press("ctrl+r")
    await harness.settle { log.end != nil }
    harness.press("f5 ctrl+r")
    await harness.settle()
    #expect(log.runs == 1)
    #expect(harness.find(.progress, "Refreshing") != nil)
    #expect(harness.screen[1].contains("rows"))
    log.end?.resume()
    log.end = nil
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.find(.progress) == nil)
    #expect(!harness.isAnimating)
    harness.press("⇥ ⏎")
    await harness.settle { log.end != nil }
    #expect(log.runs == 2)
    log.end?.resume()
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.repaint() == 0)
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("again") { refresh?() } }
  }

  // MARK: All of them

  private struct Everything: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Section("A") {
          Toggle("A very long label that does not fit anywhere", isOn: $model.isOn)
          Picker("Size of the thing", selection: $model.size) { Text("M").tag("M") }
          Picker("P", selection: $model.size) { Text("a long choice").tag("M") }
            .pickerStyle(.segmented)
          Slider(value: $model.part) { Text("Part of the whole thing") }
          Stepper("Number of things", value: $model.number)
        }
        GroupBox("B") { DisclosureGroup("D", isExpanded: .constant(true)) { Text("inside") } }
        ContentUnavailableView("None", systemImage: "gear", description: Text("at all"))
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 40, 200])
  func `any width and any theme are drawn`(width: Int) {
    let model = Model()
    let harness = Harness(width: width, height: width / 2) { Everything(model: model) }
    for theme in [AppTheme.light, .dark, .highContrastLight, .highContrastDark] {
      harness.setTheme(theme)
      harness.press("⇥ space →")
      #expect(harness.repaint() == 0)
    }
    #expect(harness.recording.literalColors == 0)
    #expect(harness.warnings == [])
  }
}
