// SPDX-License-Identifier: MIT
// Testing: the widths of the columns of a table.

import Curium
import CuriumTesting
import Testing

@MainActor struct DataColumnWidthTests {
  private typealias File = SizedFile

  private static let files = SizedFile.samples

  @Test func `columns are fixed, fit their contents, or share the rest`() {
    let columns = [
      DataColumn<File>("Id", alignment: .trailing) { "\($0.id)" }.width(.fixed(4)),
      DataColumn<File>("Name", value: \.name),
      DataColumn<File>("Bytes", alignment: .trailing) { "\($0.bytes)" }.width(.fitted),
      DataColumn<File>("Kind") { _ in "text" }.width(.fitted(min: 6)),
    ]
    let harness = Harness(width: 42, height: 5) { DataTable(Self.files, columns: columns) }
    #expect(
      harness.content == [
        "    Id  Name                Bytes  Kind",
        "     0  file 10                 7  text",
        "     1  File 9               2300  text",
        "     2  apple                 120  text",
        "     3  Banana with a lon…     45  text",
      ])
    harness.resize(width: 30, height: 5)
    #expect(
      harness.content == [
        "    Id  Name    Bytes  Kind",
        "     0  file…       7  text",
        "     1  File 9   2300  text",
        "     2  apple     120  text",
        "     3  Banan…     45  text",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `flexible columns keep their limits`() {
    let columns = [
      DataColumn<File>("Name") { $0.name }.width(.flexible(weight: 3, max: 10)),
      DataColumn<File>("Id") { "\($0.id)" }.width(.flexible(min: 8)),
    ]
    let harness = Harness(width: 22, height: 3) { DataTable(Self.files, columns: columns) }
    #expect(harness.screen[1] == "  file 10   0        ▐")
    harness.resize(width: 60, height: 3)
    #expect(harness.screen[1].hasPrefix("  file 10     0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a fitted column grows with the rows that become visible, and so does its title`() {
    let files = (0..<60).map { File($0, String(repeating: "x", count: 1 + $0 / 4), $0) }
    let columns = [
      DataColumn<File>("N") { $0.name }.width(.fitted),
      DataColumn<File>("B") { "\($0.bytes)" },
    ]
    let harness = Harness(width: 40, height: 8) { DataTable(files, columns: columns) }
    #expect(harness.screen[0] == "  N   B")
    harness.press("⇥ end")
    #expect(harness.screen[0] == "  N                B")
    #expect(harness.screen[7].hasPrefix("▌ xxxxxxxxxxxxxxx  59"))
    harness.press("home")
    #expect(harness.screen[1].hasPrefix("▌ x                0"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A table of files in a fitted column, and keys that change the files.
  private struct Changing: View {
    @State private var files = (0..<40).map {
      File($0, $0 == 0 ? "a long value here" : $0 == 20 ? "twenty letters and 5" : "x\($0)", $0)
    }
    @State private var edited: Int?
    @State private var text = ""

    var body: some View {
      DataTable(
        files,
        columns: [
          DataColumn<File>("N") { file in
            if file.id == edited { TextField("Name", text: $text) } else { Text(file.name) }
          }
          .width(.fitted),
          DataColumn("B") { "\($0.bytes)" },
        ]
      )
      .keyBinding("change", "1") { files[0] = File(0, "y", 0) }
      .keyBinding("replace", "2") { files = (100..<140).map { File($0, "y\($0)", $0) } }
      .keyBinding("remove", "3") { files.remove(at: 20) }
      .keyBinding("add", "4") { files.append(File(99, "z", 99)) }
      .keyBinding("edit", "5") { edited = edited == nil ? 1 : nil }
      .keyBinding("same ids", "6") { files = files.map { File($0.id, "z", $0.bytes) } }
    }
  }

  private func changing() -> Harness {
    let harness = Harness(width: 40, height: 8) { Changing() }
    harness.press("⇥")
    #expect(harness.screen[0] == "  N                  B")
    return harness
  }

  @Test(arguments: ["1", "2", "6"])
  func `a fitted column becomes narrower when its widest value changes or goes`(key: String) {
    let harness = changing()
    harness.press(key)
    #expect(harness.screen[0] == ["1": "  N   B", "2": "  N     B", "6": "  N  B"][key])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `scrolling and new rows keep a column as wide as it is, and removing rows doesn't`() {
    let harness = changing()
    harness.press("end")
    let wide = "  N                  B"
    #expect(harness.screen[0] == wide)
    harness.press("pageup pageup pageup")
    #expect(harness.screen[0] == "  N                     B")
    harness.press("end 4 home 1")
    #expect(harness.screen[0] == "  N   B")
    harness.press("pagedown pagedown pagedown home")
    #expect(harness.screen[0] == "  N                     B")
    harness.press("3")
    #expect(harness.screen[0] == "  N   B")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `editing a cell in place leaves its column as it was`() {
    let harness = changing()
    for _ in 0..<2 {
      harness.press("5")
      #expect(harness.screen[0] == "  N                  B")
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
