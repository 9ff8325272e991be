// SPDX-License-Identifier: MIT
// Testing: adjusting sliders and steppers with keys, the wheel, the pointer and accessibility.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

private struct Brewing: View {
  @State private var warmth = 60.0
  @State private var cups = 2

  var body: some View {
    VStack {
      Slider(value: $warmth, in: 0...100, step: 5) { Text("Warmth") }
      Stepper("Cups", value: $cups, in: 1...3)
      Text("\(cups) at \(Int(warmth))")
    }
  }
}

@MainActor struct AdjustmentTests {
  @Test func `where its background isn't visible, half cells show a stepper`() {
    func open(_ depth: ColorDepth, isEnabled: Bool = true) -> Harness {
      Harness(width: 16, height: 1, capabilities: TerminalCapabilities(colorDepth: depth)) {
        Stepper("Size", value: .constant(3), in: 1...5).disabled(!isEnabled)
      }
    }
    let harness = open(.none)
    #expect(harness.screen == ["Size  ▐ −  + ▌"])
    harness.press("⇥")
    #expect(harness.screen == ["Size  ► −  + ◄"])
    #expect(harness.repaint() == 0)
    #expect(open(.none, isEnabled: false).screen == ["Size  ▐ −  + ▌"])
    #expect(open(.ansi16, isEnabled: false).screen == ["Size  ▐ −  + ▌"])
    #expect(open(.ansi16).screen == ["Size    −  +"])
  }

  @Test func `a slider and a stepper can be adjusted through accessibility`() {
    let harness = Harness(width: 40, height: 4) { Brewing() }
    #expect(harness.adjust(.increment, .slider, "Warmth"))
    #expect(harness.adjust(.decrement, .stepper, "Cups"))
    #expect(harness.position(of: "1 at 65") != nil)
    #expect(harness.recording.actions == [.slider, .stepper])
    #expect(harness.repaint() == 0)
  }

  @Test func `the keys of a slider and a stepper are recorded`() {
    let harness = Harness(width: 40, height: 4) { Brewing() }
    harness.press("⇥ → home end ⇥ →")
    #expect(harness.position(of: "3 at 100") != nil)
    #expect(harness.recording.actions == [.slider, .slider, .slider, .stepper])
  }

  @Test func `the wheel steps a slider and a stepper while they have the focus`() throws {
    let harness = Harness(width: 40, height: 4) { Brewing() }
    func turn(_ role: AccessibilityRole, by rows: Int) throws {
      let frame = try #require(harness.find(role)?.frame)
      harness.scroll(y: rows, at: CellPoint(x: frame.maxX - 2, y: frame.minY))
    }
    try turn(.slider, by: -1)
    #expect(harness.position(of: "2 at 60") != nil)
    harness.press("⇥")
    try turn(.slider, by: -1)
    #expect(harness.position(of: "2 at 65") != nil)
    try turn(.stepper, by: -1)
    #expect(harness.position(of: "2 at 65") != nil)
    harness.press("⇥")
    try turn(.stepper, by: 1)
    try turn(.slider, by: 1)
    #expect(harness.position(of: "1 at 65") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled control can't be adjusted`() {
    let harness = Harness(width: 40, height: 4) { Brewing().disabled(true) }
    #expect(!harness.adjust(.increment, .slider, "Warmth"))
    #expect(harness.position(of: "2 at 60") != nil)
  }

  @Test func `a stepper with actions calls one of them once for each key`() {
    struct Counter: View {
      @State private var count = 8
      var body: some View {
        Stepper("Count \(count)", onIncrement: increment, onDecrement: { count -= 1 })
      }
      private var increment: (@MainActor () -> Void)? {
        if count == 10 { return nil }
        return { count += 1 }
      }
    }
    let harness = Harness(width: 40, height: 1) { Counter() }
    for (keys, count) in [("⇥ shift+→", 9), ("shift+→", 10), ("shift+→ →", 10), ("shift+←", 9)] {
      harness.press(keys)
      #expect(harness.screen[0].hasPrefix("Count \(count) "))
    }
  }

  @Test(arguments: [
    (9.0, "→", 10.0), (10, "←", 9), (7, "→", 9), (7, "←", 6), (0, "←", 0), (1, "←", 0),
    (10, "shift+←", 0), (0, "shift+→", 10),
  ])
  func `a key moves a slider to the next step, and to the ends of its range`(
    start: Double, key: String, end: Double
  ) {
    struct Level: View {
      @State var value: Double
      var body: some View {
        VStack(alignment: .leading) {
          Slider(value: $value, in: 0...10, step: 3)
          Text("at \(value)")
        }
      }
    }
    let harness = Harness(width: 20, height: 2) { Level(value: start) }
    harness.press("⇥ \(key)")
    #expect(harness.screen[1] == "at \(end)")
  }

  @Test(arguments: [nil, 1e307] as [Double?])
  func `a slider moves in a range of huge numbers`(step: Double?) {
    struct Level: View {
      let step: Double?
      @State private var value = 0.0
      var body: some View { Slider(value: $value, in: -1e308...1e308, step: step) }
    }
    let harness = Harness(width: 20, height: 1) { Level(step: step) }
    #expect(harness.find(.slider)?.value == "50%")
    for (keys, percent) in [("⇥ →", "55%"), ("end", "100%"), ("←", "95%"), ("home", "0%")] {
      harness.press(keys)
      #expect(harness.find(.slider)?.value == percent)
    }
  }

  @Test func `a slider that disappears during a drag reports the end of the drag`() {
    struct Volume: View {
      @State private var volume = 0.5
      let report: @MainActor (Bool) -> Void
      var body: some View {
        if volume < 0.9 {
          Slider(value: $volume, onEditingChanged: report)
        } else {
          Text("Loud")
        }
      }
    }
    var reports: [Bool] = []
    let harness = Harness(width: 20, height: 2) { Volume { reports.append($0) } }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 5, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 19, y: 0)))
    #expect(harness.position(of: "Loud") != nil)
    #expect(reports == [true, false])
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 19, y: 0)))
    #expect(reports == [true, false])
    #expect(harness.repaint() == 0)
  }

  @Test func `rounding errors of a number don't hold up a slider`() {
    struct Level: View {
      @State private var value: Float = 0
      var body: some View {
        VStack(alignment: .leading) {
          Slider(value: $value, in: 0...1, step: 0.1)
          Text("\(Int((value * 10).rounded()))")
        }
      }
    }
    let harness = Harness(width: 20, height: 2) { Level() }
    harness.press("⇥")
    for (key, numbers) in [("→", Array(1...10)), ("←", (0...9).reversed())] {
      for number in numbers {
        harness.press(key)
        #expect(harness.screen[1] == "\(number)")
      }
    }
  }

  @Test func `the steps of a slider don't accumulate rounding errors`() {
    struct Level: View {
      @State private var value = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Slider(value: $value, in: -0.2...1, step: 0.1)
          Text("at \(value)")
        }
      }
    }
    let harness = Harness(width: 30, height: 2) { Level() }
    harness.press("⇥ home")
    for tenth in ["-0.1", "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"] {
      harness.press("→")
      #expect(harness.screen[1] == "at \(tenth)")
    }
    harness.press("end ←")
    #expect(harness.screen[1] == "at 0.9")
  }

  @Test func `a press on a slider of one column keeps its value`() {
    let model = ControlModel()
    let harness = Harness(width: 1, height: 1) { Slider(value: Bindable(model).part) }
    harness.click(x: 0, y: 0)
    #expect(model.part == 0.5 && harness.focused?.role == .slider)
    harness.press("→")
    #expect(model.part == 0.55 && harness.repaint() == 0)
  }

  /// Returns a value after one step of a stepper.
  private func stepped<Value: Strideable>(
    _ start: Value, in bounds: ClosedRange<Value>? = nil, by step: Value.Stride,
    _ direction: AccessibilityAdjustmentDirection
  ) -> Value {
    var value = start
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let harness = Harness(width: 40, height: 1) {
      if let bounds {
        Stepper("Value", value: binding, in: bounds, step: step)
      } else {
        Stepper("Value", value: binding, step: step)
      }
    }
    harness.adjust(direction, .stepper, "Value")
    return value
  }

  @Test func `a stepper never sets a value outside its bounds`() {
    #expect(stepped(150, in: 1...99, by: 1, .decrement) == 99)
    #expect(stepped(-5, in: 1...99, by: 1, .increment) == 1)
    #expect(stepped(150.5, in: 1...99, by: 1, .decrement) == 99)
    #expect(stepped(-5.5, in: 1...99, by: 1, .increment) == 1)
    #expect(stepped(-5, in: 1...99, by: -1, .decrement) == 1)
  }

  @Test func `an integer stops at the end of its type's range, for any step`() {
    #expect(stepped(Int8(-100), by: 300, .increment) == 127)
    #expect(stepped(Int8(100), by: 300, .decrement) == -128)
    #expect(stepped(Int8(-100), by: 200, .increment) == 100)
    #expect(stepped(UInt8(250), by: -9, .decrement) == 255)
    #expect(stepped(Int.min, by: .max, .increment) == -1)
    #expect(stepped(5, by: .min, .decrement) == .max)
    #expect(stepped(5, by: .min, .increment) == .min + 5)
    #expect(stepped(UInt64.max, by: .min, .increment) == UInt64(1) << 63 - 1)
  }
}
