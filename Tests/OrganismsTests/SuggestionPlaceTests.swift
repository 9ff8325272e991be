// SPDX-License-Identifier: MIT
// Testing: the place of the list of suggestions beside its field.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SuggestionPlaceTests {
  private struct Low: View {
    @State private var city = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Spacer()
        TextField("City", text: $city)
          .textInputSuggestions(for: $city, from: ["Bergen", "Berlin", "Bern", "Lisbon"])
      }
    }
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16])
  func `a list above its field touches it, and the cursor stays visible`(depth: ColorDepth) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 30, height: 9, capabilities: capabilities) { Low() }
    harness.press("⇥")
    harness.type("be")
    #expect(harness.screen[8].contains("be") && harness.cursor?.y == 8)
    // The edge of the list is in row 7.
    for (row, name) in [(4, "Bern"), (5, "Bergen"), (6, "Berlin")] {
      #expect(harness.position(of: name)?.y == row, "\(harness.screen)")
    }
    #expect(!harness.screen[7].isEmpty && harness.screen[2].isEmpty)
    #expect(harness.repaint() == 0)
    harness.type("rl")
    #expect(harness.position(of: "Berlin")?.y == 6 && harness.screen[4].isEmpty)
    harness.press("esc")
    #expect(harness.screen[7].isEmpty && harness.repaint() == 0)
  }

  @Test(arguments: [(["Bern", "Berg"], 10...10), (["Bern", "Bergisch Gladbach"], 20...22)])
  func `a list is as wide as its field, or as its widest suggestion`(
    cities: [String], widths: ClosedRange<Int>
  ) {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 40, height: 9, capabilities: capabilities) {
      Narrow(cities: cities)
    }
    harness.press("⇥")
    harness.type("be")
    let edge = harness.screen[1]
    #expect(widths.contains(edge.count) && !edge.hasPrefix(" "), "\(harness.screen)")
    #expect(harness.position(of: cities[1]) != nil && harness.repaint() == 0)
  }

  private struct Narrow: View {
    let cities: [String]
    @State private var city = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("City", text: $city)
          .textInputSuggestions(for: $city, from: cities)
          .frame(width: 10)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
