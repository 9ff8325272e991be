// SPDX-License-Identifier: MIT
// Testing: a row with a label and a value.

import Curium
import CuriumTesting
import Testing

@MainActor struct InfoRowTests {
  @Test(arguments: [
    (20, "Version        6.3.1"), (14, "Version  6.3.1"), (12, "Vers…  6.3.1"),
    (9, "Ve…  6.3…"), (7, "V…  6.…"), (4, "…  …"),
  ])
  func `keeps its ends apart, and truncates the name before the value`(width: Int, row: String) {
    let view = InfoRow(label: "Version", value: "6.3.1").frame(width: Length(width))
    #expect(screen(view, 20) == [row])
  }

  @Test(arguments: [
    ("a_rather_long_column_name", "42", "a_rather_long_c…  42"),
    ("Description", "a value that is too long", "Descript…   a value…"),
    ("Note", "a value that is too long", "Note   a value that…"),
  ])
  func `a long name doesn't hide the value, nor a long value the name`(
    name: String, value: String, row: String
  ) {
    #expect(screen(InfoRow(label: name, value: value), 20) == [row])
  }

  @Test func `the value in a wide row isn't far from its name, but a long one isn't truncated`() {
    let short = "Version" + String(repeating: " ", count: 48) + "6.3.1"
    #expect(screen(InfoRow(label: "Version", value: "6.3.1"), 120) == [short])
    let path = "/" + String(repeating: "folder/", count: 11)
    #expect(screen(InfoRow(label: "File", value: path), 120) == ["File  " + path])
    let harness = Harness(width: 120, height: 1) { InfoRow(label: "Version", value: "6.3.1") }
    #expect(harness.find(.row, "Version")?.frame.width == 120)
  }

  @Test func `wide graphemes are never cut in half`() {
    let view = InfoRow(label: "名", value: "漢字漢字").frame(width: 9)
    #expect(screen(view, 12) == ["名  漢字…"])
  }

  @Test func `is one accessibility element with label and value`() {
    let harness = Harness(width: 20, height: 1) {
      InfoRow(label: "Status", value: "failed", valueColor: .error)
    }
    #expect(harness.elements.count == 1)
    #expect(harness.find(.row, "Status")?.value == "failed")
    #expect(harness.cell(x: 15, y: 0).foreground == Color.error.resolve(in: .dark).color)
  }
}
