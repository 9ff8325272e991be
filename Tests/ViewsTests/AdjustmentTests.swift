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
}
