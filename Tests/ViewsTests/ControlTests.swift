// SPDX-License-Identifier: MIT
// Testing: toggles, sliders, steppers and progress.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct ControlTests {
  // MARK: Toggle

  private struct Toggles: View {
    @Bindable var model: ControlModel
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

  @Test func `keys and clicks switch a toggle in every style`() {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 4) { Toggles(model: model).controlled(by: user) }
    #expect(harness.screen == ["●━━ Sounds", "□ Boxed", " Pressed", "no Own"])
    harness.press("⇥ space")
    #expect(model.isOn)
    #expect(harness.screen == ["━━● Sounds", "■ Boxed", " Pressed", "yes Own"])
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
    user.act(in: harness) { model.isEnabled = false }
    let before = model.isOn
    harness.find(.toggle, "Boxed").map { harness.click($0) }
    #expect(model.isOn == before)
    #expect(harness.find(.toggle, "Boxed")?.semantics.isEnabled == false)
    #expect(harness.repaint() == 0)
  }

  // MARK: Slider and stepper

  @Test func `keys and the pointer move a slider in steps and to its ends`() {
    let model = ControlModel()
    let harness = Harness(width: 28, height: 2) {
      Slider(value: Bindable(model).part, in: 0...2, step: 0.25) { Text("Part") }
    }
    #expect(harness.screen[0] == "Part  ━━━━━●━━━━━━━━━━━━━━━━")
    #expect(harness.find(.slider, "Part")?.value == "25%")
    harness.press("⇥ →")
    #expect(model.part == 0.75)
    #expect(harness.screen[0] == "Part ▌━━━━━━━‹●›━━━━━━━━━━━━")
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

  @Test func `a slider under the pointer has the background of a hovered control`() throws {
    let harness = Harness(width: 30, height: 3) {
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    let place = try #require(harness.position(of: "Volume"))
    let (x, y) = (29, place.y)
    let rest = harness.cell(x: x, y: y).background
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: y)))
    #expect(harness.cell(x: x, y: y).background != rest)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: y == 0 ? 2 : 0)))
    #expect(harness.cell(x: x, y: y).background == rest)
    #expect(harness.repaint() == 0)
  }

  @Test func `a press on the knob of a slider keeps its value, and a drag changes it`() throws {
    let model = ControlModel()
    model.part = 0.37
    let harness = Harness(width: 20, height: 1) { Slider(value: Bindable(model).part) }
    let knob = try #require(harness.position(of: "●"))
    func send(_ kind: PointerEvent.Kind, by columns: Int) {
      let place = CellPoint(x: knob.x + columns, y: knob.y)
      harness.pointer(PointerEvent(kind, button: .primary, at: place))
    }
    harness.click(x: knob.x, y: knob.y)
    #expect(model.part == 0.37)
    #expect(harness.focused?.role == .slider)
    send(.down, by: 0)
    send(.dragged, by: 0)
    #expect(model.part == 0.37)
    send(.dragged, by: 1)
    #expect(model.part > 0.37)
    send(.up, by: 1)
    harness.click(x: knob.x + 5, y: knob.y)
    #expect(harness.position(of: "●")?.x == knob.x + 5)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [0.3...0.9, 0.6...1.7]) func `a slider never exceeds its bounds`(
    bounds: ClosedRange<Double>
  ) {
    let model = ControlModel()
    let harness = Harness(width: 28, height: 1) {
      Slider(value: Bindable(model).part, in: bounds) { Text("Part") }
    }
    harness.press("⇥ end")
    #expect(model.part == bounds.upperBound)
  }

  @Test func `a slider without a range or with an invalid number does no harm`() {
    let model = ControlModel()
    model.part = .nan
    for range in [0.0...0.0, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude] {
      let harness = Harness(width: 12, height: 1) { Slider(value: Bindable(model).part, in: range) }
      harness.press("⇥ → end ← shift+←")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a stepper stays in its range and never overflows`() {
    let model = ControlModel()
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading) {
        Stepper("Copies", value: Bindable(model).number, in: 1...5)
        Stepper("Byte", value: Bindable(model).byte)
      }
    }
    #expect(harness.screen[0] == "Copies    −  +")
    harness.press("⇥ →")
    #expect(model.number == 4)
    #expect(harness.screen[0] == "Copies  ▌ −  +")
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

  // MARK: Progress

  @Test
  func `progress shows its percentage only on request, but always reads it to a screen reader`() {
    let harness = Harness(width: 12, height: 3) {
      VStack(spacing: 0) {
        ProgressView(value: 0.5)
        ProgressView("Load", value: 0.5)
        ProgressView(value: 0.5).percentageVisibility(.visible)
      }
    }
    #expect(harness.screen == ["━━━━━━╺━━━━━", "Load ━━━╸━━━", "━━━━╺━━━ 50%"])
    #expect(harness.elements.map(\.value) == ["50%", "50%", "50%"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a style draws the progress`() {
    func drawn(_ view: some View) -> [String] { screen(view.percentageVisibility(.visible), 30) }
    #expect(
      drawn(ProgressView("Load", value: 0.5).progressViewStyle(.circular)) == ["▅ Load 50%"])
    #expect(drawn(ProgressView(value: 1).progressViewStyle(.linear))[0].hasSuffix("━ 100%"))
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

  // MARK: All of them

  private struct Everything: View {
    @Bindable var model: ControlModel
    var body: some View {
      Form {
        Section("A") {
          Toggle("Download updates automatically over Wi-Fi", isOn: $model.isOn)
          Picker("Size of the window", selection: $model.size) { Text("M").tag("M") }
          Picker("P", selection: $model.size) { Text("a long choice").tag("M") }
            .pickerStyle(.segmented)
          Slider(value: $model.part) { Text("Volume of alert sounds") }
          Stepper("Number of copies", value: $model.number)
        }
        GroupBox("B") { DisclosureGroup("D", isExpanded: .constant(true)) { Text("inside") } }
        ContentUnavailableView("None", systemImage: "gear", description: Text("No results"))
      }
    }
  }

  @Test func `a spinner has the spacing of the gauge style around it`() {
    struct Wide: GaugeStyle {
      func component(
        _ role: GaugeRole, color: Color?, isEnabled: Bool
      ) -> GaugeComposableStyle {
        KitStyle().component(role, color: color, isEnabled: isEnabled).spacing(3)
      }
    }
    let harness = Harness(width: 12, height: 1) { ProgressView("Load").gaugeStyle(Wide()) }
    #expect(harness.position(of: "Load") == CellPoint(x: 4, y: 0))
  }

  @Test func `an environment value sets the frames of spinners`() {
    let harness = Harness(width: 12, height: 2) {
      VStack(alignment: .leading) {
        ProgressView("Load")
        ProgressView("Send").spinner("spinner.arc")
      }
    }
    #expect(harness.screen == ["● Load", "╭ Send"])
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen == ["| Load", "| Send"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a spinner shows its frames in turn, and another icon doesn't turn`() async {
    let harness = Harness(width: 12, height: 2) {
      VStack(alignment: .leading) {
        ProgressView("Load").spinner("spinner.line")
        ProgressView("Send").spinner("gear")
      }
    }
    let pace = Motion.normal.resolve(in: .dark)
    for frame in ["─", "╲", "│", "╱", "─"] {
      #expect(harness.screen == ["\(frame) Load", "≡ Send"])
      await harness.advance(by: pace)
    }
  }

  @Test func `a text for the current value replaces the percentage of a progress view`() {
    for visibility in [Visibility.automatic, .visible] {
      let harness = Harness(width: 40, height: 1) {
        ProgressView("Copying", value: 42, total: 80, currentValueLabel: "42 of 80 files")
          .percentageVisibility(visibility)
      }
      #expect(harness.screen[0].hasPrefix("Copying "))
      #expect(harness.screen[0].hasSuffix(" 42 of 80 files"))
      #expect(!harness.screen[0].contains("%"))
      #expect(harness.find(.progress, "Copying")?.value == "42 of 80 files")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 40, 200])
  func `controls can be drawn at any width and in any theme`(width: Int) {
    let model = ControlModel()
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
