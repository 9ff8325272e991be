// SPDX-License-Identifier: MIT
// Testing: pickers in segments, groups and lists.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct PickerTests {
  struct Picking: View {
    @Bindable var model: ControlModel
    let style: PickerStyle
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

  @Test func `a segmented picker shows all options in a bar`() {
    let model = ControlModel()
    let harness = Harness(width: 60, height: 3) { Picking(model: model, style: .segmented) }
    #expect(harness.screen[0] == "Size   None  size S  size M  size L  Huge")
    harness.press("⇥")
    // The focus enters at the selected choice.
    #expect(harness.focused?.label == "size M")
    harness.press("← ⏎")
    #expect(model.size == "S")
    #expect(harness.screen[0] == "Size   None ►size S◄ size M  size L  Huge")
    #expect(harness.find(.radioButton, "size S")?.semantics.isSelected == true)
    harness.find(.radioButton, "None").map { harness.click($0) }
    #expect(model.size == nil)
    #expect(harness.find(.radioButton, "None")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
    harness.press("⇥")
    #expect(harness.focused?.label == "None")
  }

  /// A choice with buttons on all sides, in a page that scrolls.
  private struct Page: View {
    let isRow: Bool
    @State private var size = "M"

    var body: some View {
      ScrollView {
        Button("Above") {}
        HStack {
          Button("Before") {}
          picker.pickerStyle(isRow ? .segmented : .radioGroup)
          Button("After") {}
        }
        Button("Below") {}
        ForEach(0..<20) { Text("Line \($0)") }
      }
    }

    private var picker: some View {
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a held arrow stays in a choice along its line, and Home and End go to its ends`(
    isRow: Bool
  ) {
    let harness = Harness(width: 40, height: 8) { Page(isRow: isRow) }
    let (back, forward) = isRow ? ("←", "→") : ("↑", "↓")
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "M")
    for (key, label) in [
      (forward, "L"), (forward, "L"), (back, "M"), (back, "S"), (back, "S"), ("end", "L"),
      ("home", "S"), (forward, "M"),
    ] {
      harness.press(key)
      #expect(harness.focused?.label == label)
      #expect(harness.screen[0].contains("Above"))
    }
    harness.press(isRow ? "↓" : "→")
    #expect(harness.focused?.label == (isRow ? "Below" : "After"))
    #expect(harness.repaint() == 0)
  }

  private struct City: Identifiable {
    let id: Int
    let code: String
    var isOpen = true
  }

  private struct CityRow: View {
    let city: City
    var body: some View { Text(city.code).tag(city.code) }
  }

  /// A picker whose tags differ from the ids of its elements.
  private struct Cities<Row: View>: View {
    @Bindable var model: ControlModel
    let row: (City) -> Row
    var body: some View {
      Picker("Size", selection: $model.size) {
        ForEach([
          City(id: 1, code: "M"), City(id: 2, code: "L", isOpen: false), City(id: 3, code: "S"),
        ]) {
          row($0)
        }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func `in a ForEach, tags identify the options, also inside other views`() {
    func check(_ labels: [String], @ViewBuilder _ row: @escaping (City) -> some View) {
      let model = ControlModel()
      let harness = Harness(width: 60, height: 1) { Cities(model: model, row: row) }
      #expect(harness.elements.filter { $0.role == .radioButton }.map(\.label) == labels)
      #expect(harness.find(.radioButton, "M")?.semantics.isSelected == true)
      #expect(harness.press(.radioButton, "S"))
      #expect(model.size == "S")
      #expect(harness.find(.radioButton, "S")?.semantics.isSelected == true)
    }
    check(["M", "L", "S"]) { Text($0.code).tag($0.code) }
    check(["M", "L", "S"]) { Text($0.code).tag($0.code).foregroundStyle(.info) }
    check(["M", "L", "S"]) { Text($0.code).tag($0.code).padding(.horizontal, 1).opacity(1) }
    check(["M", "L", "S"]) { CityRow(city: $0) }
    check(["M", "S"]) { city in if city.isOpen { CityRow(city: city) } }
  }

  @Test func `the default focus enters a segmented picker at the selected choice`() async {
    let harness = Harness(width: 60, height: 3) {
      VStack {
        Button("Back") {}
        Picking(model: ControlModel(), style: .segmented).defaultFocus()
      }
    }
    await harness.settle()
    #expect(harness.focused?.label == "size M")
  }

  @Test func `a radio group marks the selected option`() {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6) {
      Picking(model: model, style: .radioGroup).controlled(by: user)
    }
    #expect(
      harness.content == [
        "Size  ○ None", "      ○ size S", "      ● size M", "      ○ size L",
        "      ○ Huge",
      ])
    harness.press("⇥ ↓ ↓ ↓ ↓ space")
    #expect(model.size == "XXL")
    #expect(harness.screen[4] == "     ▌● Huge")
    user.act(in: harness) { model.size = "S" }
    #expect(harness.screen[1] == "      ● size S")
    #expect(harness.screen[4] == "     ▌○ Huge")
    #expect(harness.repaint() == 0)
  }

  @Test func `an inline picker has a heading and a checkmark`() {
    let harness = Harness(width: 30, height: 6) { Picking(model: ControlModel(), style: .inline) }
    #expect(harness.screen[0].lowercased() == "size")
    #expect(harness.screen[3] == "size M √")
  }

  @Test func `an inline picker can hide its heading`() {
    let harness = Harness(width: 30, height: 6) {
      Picking(model: ControlModel(), style: .inline).labelsHidden()
    }
    #expect(harness.content == ["None", "size S", "size M √", "size L", "Huge"])
    harness.press("⇥")
    #expect(harness.focused?.label == "size M")
    #expect(harness.repaint() == 0)
  }

  @Test func `in a menu, the arrow keys move through the choices of a picker`() {
    struct Page: View {
      let model: ControlModel
      let style: PickerStyle
      var body: some View {
        Menu("View") {
          Button("Open") {}
          Picking(model: model, style: style)
          Button("Close") {}
        }
      }
    }
    func check(_ style: PickerStyle) {
      let model = ControlModel()
      let harness = Harness(width: 60, height: 14) { Page(model: model, style: style) }
      harness.press("⇥ ⏎")
      #expect(harness.focused?.label == "Open")
      harness.press("↑ ↑ ↓ ↓")
      #expect(harness.focused?.label == "Open")
      harness.press("↓ ↓ ⏎")
      #expect(model.size == "S")
      #expect(harness.repaint() == 0)
    }
    check(.inline)
    check(.radioGroup)
    check(.segmented)
  }
}
