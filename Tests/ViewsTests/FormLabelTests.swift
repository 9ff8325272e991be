// SPDX-License-Identifier: MIT
// Testing: the labels of the rows of a form.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FormLabelTests {
  @Test func `a label has the accent colour while its control has the focus`() throws {
    let harness = Harness(width: 40, height: 8, theme: .dark) {
      Form {
        TextField("Name", text: .constant("Ada"))
        LabeledContent("Copies") { Button("Change") {} }
      }
    }
    func ink(_ label: String) throws -> CellColor {
      let place = try #require(harness.position(of: label))
      return harness.cell(x: place.x, y: place.y).foreground
    }
    let rest = try ink("Name")
    #expect(try ink("Copies") == rest)
    harness.press("⇥")
    let accent = try ink("Name")
    #expect(accent != rest)
    #expect(try ink("Copies") == rest)
    harness.press("⇥")
    #expect(try ink("Name") == rest)
    #expect(try ink("Copies") == accent)
    #expect(harness.repaint() == 0)
  }
}
