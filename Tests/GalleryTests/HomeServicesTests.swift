// SPDX-License-Identifier: MIT
// Testing: the table of services on the start page.

import Curium
import CuriumTesting
import Testing

@testable import gallery

@MainActor struct HomeServicesTests {
  /// The card is 30 columns wide on a screen of 36.
  @Test(arguments: [30, 33, 40, 60]) func `a narrow table shows the load beside the names`(
    width: Int
  ) {
    let harness = Harness(width: width, height: 14, theme: .dark) { HomeServices() }
    let titles = harness.screen.first { $0.contains("Service") } ?? ""
    #expect(titles.contains("Load"), "\(harness.screen)")
    #expect(harness.screen.contains { $0.contains("checkout") && $0.contains("%") })
  }
}
