// SPDX-License-Identifier: MIT
// Testing: typing and stepping a number.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct NumberFieldTests {
  private final class Kept {
    var values: [Int] = []
  }

  private struct Stage: View {
    @State var port: Int
    let kept: Kept

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        NumberField("Port", value: $port, in: 1...100, step: 2, unit: "px")
        Button("Reset") { port = 5 }
      }
      .onChange(of: port) { _, port in kept.values.append(port) }
    }
  }

  private func stage(_ port: Int = 8, _ kept: Kept = Kept()) -> Harness {
    let harness = Harness(width: 20, height: 2) { Stage(port: port, kept: kept) }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [8, 800])
  func `the unit or the bounds have the background of the field`(port: Int) {
    let harness = Harness(width: 20, height: 2, theme: .dark) { Stage(port: port, kept: Kept()) }
    for isFocused in [false, true] {
      if isFocused { harness.press("⇥ end") }
      let grounds = Set((0..<20).map { harness.cell(x: $0, y: 0).background })
      #expect(grounds.count == 1, "\(harness.screen)")
    }
  }

  @Test(arguments: [
    ("↑", "10"), ("↓ ↓", "4"), ("↓ ↓ ↓ ↓ ↓", "1"), ("shift+↑", "28"), ("end 5", "85"),
    ("end 5 ↑", "87"), ("shift+↑ shift+↑ shift+↑ shift+↑ shift+↑", "100"),
    ("ctrl+u 9 9 ↑", "100"), ("end 5 5 ↑", "100"), ("end x ↑", "10"), ("ctrl+u 0 0 7 ↑", "9"),
    ("home 0", "08"), ("ctrl+u", ""), ("5", "5"), ("5 5 ↑", "57"), ("5 ctrl+z", "8"),
    ("→ 5", "85"), ("← 5", "58"), ("⌫", ""),
  ])
  func `digits are typed, and arrow keys step within the bounds`(keys: String, expected: String) {
    let harness = stage()
    harness.press(keys)
    #expect(harness.find(.textField)?.value == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `in a form, the title is a label unless a row names the field`() {
    let harness = Harness(width: 24, height: 6) {
      Form {
        NumberField("Port", value: .constant(80))
        Stepper("Workers", value: .constant(4), in: 1...9)
        LabeledContent("Depth") { NumberField("Levels", value: .constant(3)) }
      }
    }
    #expect(
      harness.screen == [
        "Port      80", "", "Workers    −  +", "", "Depth     3", "",
      ])
    #expect(harness.elements.filter { $0.role == .textField }.map(\.label) == ["Port", "Levels"])
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "Port" })
  }

  @Test func `invalid text stays, and the bounds are shown`() {
    let kept = Kept()
    let harness = stage(8, kept)
    #expect(harness.screen[0] == "▌8               px")
    harness.press("end")
    harness.type("55")
    #expect(harness.find(.textField)?.value == "855")
    #expect(harness.screen[0].hasSuffix("1–100"))
    #expect(kept.values == [85])
    harness.press("⇥")
    #expect(harness.find(.textField)?.value == "855")
    #expect(harness.screen[0].hasSuffix("1–100"))
    harness.press("⏎")
    #expect(harness.find(.textField)?.value == "5")
    #expect(harness.screen[0].hasSuffix("px"))
    #expect(kept.values == [85, 5])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (28, "▌8x         a number, 1–100", "▌855                  1–100"),
    (19, "▌8x          1–100", "▌855         1–100"),
  ])
  func `text that isn't a number asks for one, if there is room beside it`(
    width: Int, text: String, number: String
  ) {
    let harness = Harness(width: width, height: 2) { Stage(port: 8, kept: Kept()) }
    harness.press("⇥ end x")
    #expect(harness.screen[0] == text)
    harness.press("⌫ 5 5")
    #expect(harness.screen[0] == number)
    #expect(harness.repaint() == 0)
  }

  @Test func `a valid number is reformatted when the field loses the focus`() {
    let harness = stage()
    harness.press("ctrl+u 0 0 7")
    #expect(harness.find(.textField)?.value == "007")
    harness.press("⇥")
    #expect(harness.find(.textField)?.value == "7")
  }

  @Test func `the wheel steps while the field has the focus`() {
    let harness = stage()
    harness.scroll(y: -1, at: CellPoint(x: 3, y: 0))
    #expect(harness.find(.textField)?.value == "10")
    harness.scroll(y: 1, at: CellPoint(x: 3, y: 0))
    #expect(harness.find(.textField)?.value == "8")
    harness.press("⇥")
    harness.scroll(y: -1, at: CellPoint(x: 3, y: 0))
    #expect(harness.find(.textField)?.value == "8")
  }

  @Test func `a value out of bounds looks invalid, and a step goes to the nearest bound`() {
    let harness = stage(855)
    #expect(harness.screen[0].hasSuffix("1–100"))
    harness.press("↓")
    #expect(harness.find(.textField)?.value == "100")
    #expect(harness.screen[0].hasSuffix("px"))
  }

  @Test func `a click places the caret`() {
    let harness = Harness(width: 20, height: 2) { Stage(port: 48, kept: Kept()) }
    harness.click(x: 2, y: 0)
    harness.press("⌫")
    #expect(harness.find(.textField)?.value == "8")
  }

  @Test func `keys don't step a field without the focus`() {
    let kept = Kept()
    let harness = Harness(width: 20, height: 2) { Stage(port: 8, kept: kept) }
    harness.send([.key(KeyPress(.upArrow))])
    #expect(kept.values == [])
  }

  @Test func `fractions are accepted`() {
    struct Ratio: View {
      @State private var ratio = 0.5
      var body: some View { NumberField("Ratio", value: $ratio, in: 0...2, step: 0.25) }
    }
    let harness = Harness(width: 20, height: 1) { Ratio() }
    harness.press("⇥ ↑")
    #expect(harness.find(.textField)?.value == "0.75")
    harness.press("ctrl+u")
    harness.type("nan")
    #expect(harness.screen[0].hasSuffix("0.0–2.0"))
    harness.press("↑")
    #expect(harness.find(.textField)?.value == "1.0")
  }

  @Test(arguments: ["inf", "-infinity", "1e999", "0x1p3", "nan(0x1)"])
  func `only finite decimal numbers are accepted`(text: String) {
    struct Size: View {
      @State private var size = 2.5
      var body: some View {
        NumberField("Size", value: $size)
        Text("size \(size)")
      }
    }
    let harness = Harness(width: 20, height: 3) { Size() }
    harness.press("⇥ ctrl+u")
    harness.type(text)
    for wrong in ["inf", "8.0"] { #expect(harness.position(of: "size \(wrong)") == nil) }
    #expect(harness.find(.textField)?.value == text)
  }

  @Test func `any bounds can be stepped`() {
    struct Wide: View {
      @State private var bytes: UInt64 = 0
      @State private var offset = -1
      var body: some View {
        NumberField("Bytes", value: $bytes, in: 0...UInt64.max)
        Stepper("Offset", value: $offset, in: Int.min...Int.max)
      }
    }
    let harness = Harness(width: 30, height: 3) { Wide() }
    harness.press("⇥ ↑ ⇥ →")
    #expect(harness.find(.textField)?.value == "1")
    #expect(harness.find(.stepper)?.value == "0")
  }

  @Test func `fractional steps don't accumulate rounding errors`() {
    struct Tenths: View {
      @State private var value = 0.0
      var body: some View { NumberField("Ratio", value: $value, in: -0.95...1, step: 0.1) }
    }
    let harness = Harness(width: 20, height: 1) { Tenths() }
    harness.press("⇥ ↑ ↑ ↑")
    #expect(harness.find(.textField)?.value == "0.3")
    harness.press("shift+↓")
    #expect(harness.find(.textField)?.value == "-0.7")
    harness.press("↓ ↓ ↓ ↓")
    #expect(harness.find(.textField)?.value == "-0.95")
  }

  @Test func `the steps of a stepper don't accumulate rounding errors`() {
    struct Tenths: View {
      @State private var value = 9.0
      var body: some View {
        Stepper("Seconds", value: $value, in: 0.1...60, step: 0.1)
        Text("\(value) s")
      }
    }
    let harness = Harness(width: 20, height: 2) { Tenths() }
    harness.press("⇥ → → →")
    #expect(harness.screen[1].contains("9.3 s") && harness.find(.stepper)?.value == "9.3")
    harness.press("shift+→ ←")
    #expect(harness.screen[1].contains("10.2 s"))
    #expect(harness.repaint() == 0)
  }

  @Test func `zero has no sign`() {
    struct Tenths: View {
      @State private var value = -1.0
      var body: some View { NumberField("Offset", value: $value, step: 0.1) }
    }
    let harness = Harness(width: 20, height: 1) { Tenths() }
    harness.press("⇥ shift+↑")
    #expect(harness.find(.textField)?.value == "0.0")
  }

  private struct Delay: View {
    let unit: String
    @State private var delay = 0.5
    var body: some View { NumberField("Delay", value: $delay, step: 0.5, unit: unit) }
  }

  @Test(arguments: [
    (40, "s", "Delay   0.5                           s"),
    (30, "ms", "Delay   0.5                ms"),
    (12, "s", "Del…   0… s"),
    (12, "ms", "Del…   … ms"),
  ])
  func `in a form, the unit is at the end of the row, and the field fills the rest`(
    width: Int, unit: String, expected: String
  ) {
    let harness = Harness(width: width, height: 2) { Form { Delay(unit: unit) } }
    #expect(harness.screen == [expected, ""])
    // The unit stays while the text scrolls in the field.
    harness.press("⇥ end")
    harness.type("25")
    #expect(harness.find(.textField)?.value == "0.525")
    #expect(harness.screen[0].hasSuffix(unit))
    #expect(harness.repaint() == 0)
  }

  @Test func `without a proposed width, a field has 20 columns, its edge and its unit`() {
    let harness = Harness(width: 40, height: 1) {
      HStack(spacing: 0) {
        Delay(unit: "ms").fixedSize()
        Text("|")
      }
    }
    // A column of padding is on either side of the unit.
    #expect(harness.position(of: "ms")?.x == 22)
    #expect(harness.position(of: "|")?.x == 25)
  }
}
