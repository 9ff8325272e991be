// SPDX-License-Identifier: MIT
// Testing: gauges.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct GaugeTests {
  @Test func `fills to half a cell, keeps to its range and tells the share`() {
    let harness = Harness(width: 20, height: 1) { Gauge("CPU", value: 0.55) }
    #expect(harness.screen[0].hasPrefix("CPU  ━━━━╸"))
    #expect(harness.screen[0].hasSuffix("55 %"))
    #expect(harness.find(.progress, "CPU")?.value == "55 %")
    for value in [-.infinity, -3, .nan, 7, .infinity] as [Double] {
      let harness = Harness(width: 20, height: 1) { Gauge("CPU", value: value) }
      #expect(["0 %", "100 %"].contains(harness.find(.progress)?.value ?? ""))
    }
  }
}
