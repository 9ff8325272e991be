// SPDX-License-Identifier: MIT
// Testing: adjusting sliders and steppers through accessibility, without keys or pointer.

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

@MainActor @Suite struct AdjustmentTests {
  @Test func `a slider and a stepper can be adjusted through accessibility`() {
    let harness = Harness(width: 40, height: 4) { Brewing() }
    #expect(harness.adjust(.increment, .slider, "Warmth"))
    #expect(harness.adjust(.decrement, .stepper, "Cups"))
    #expect(harness.position(of: "1 at 65") != nil)
    #expect(harness.recording.actions == [.slider, .stepper])
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
}
