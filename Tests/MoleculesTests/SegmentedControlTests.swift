// SPDX-License-Identifier: MIT
// Testing: segmented controls.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SegmentedControlTests {
  @Test func `arrow keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      SegmentedControl(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.radioButton) != nil)
    harness.press("⇥ → → ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }

  @Test func `segments form an unbroken bar, and half cells mark one without colours`() {
    let control = SegmentedControl(
      title: "Size", selection: .constant("M"), options: ["S", "M", "L"])
    let harness = Harness(width: 20, height: 1, theme: .dark) { control }
    let page = harness.cell(x: 19, y: 0).background
    #expect(harness.screen[0] == "Size   S  M  L")
    #expect((6...14).allSatisfy { harness.cell(x: $0, y: 0).background != page })
    #expect(Set((9...11).map { harness.cell(x: $0, y: 0).background }).count == 1)
    #expect(screen(control.colorDepth(.none), 20) == ["Size   S ▐M▌ L"])
  }
}
