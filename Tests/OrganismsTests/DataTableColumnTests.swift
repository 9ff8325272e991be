// SPDX-License-Identifier: MIT
// Testing: cells and sort orders of the columns of a table.

import Curium
import CuriumTesting
import Foundation
import Testing

@MainActor struct DataTableColumnTests {
  private typealias File = SizedFile

  private static let files = SizedFile.samples

  /// A table of files whose sort order is stored outside the table.
  private struct Files: View {
    var files = DataTableColumnTests.files
    let columns: [DataColumn<File>]
    @State var order: DataSortOrder?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DataTable(files, columns: columns, sortOrder: $order)
        Text(order.map { "\($0.column) \($0.isAscending ? "up" : "down")" } ?? "unsorted")
        Button("By size") { order = .descending("Size") }
      }
    }
  }

  private func ids(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row }.map(\.label)
  }

  // MARK: Cells

  @Test func `cells can be any view, clipped at the edge of their column`() {
    let columns = [
      DataColumn<File>("Name", value: \.name) { file in
        HStack {
          Text("•").foregroundStyle(.success)
          Text(file.name)
        }
      },
      DataColumn<File>("Bar") { file in
        Text(String(repeating: "▪", count: 30)).fixedSize()
      }
      .width(.fixed(5)),
      DataColumn<File>("Id") { Badge(text: "\($0.id)") }.width(.fitted),
    ]
    let harness = Harness(width: 36, height: 3) { DataTable(Self.files, columns: columns) }
    #expect(harness.screen[0].hasPrefix("  Name"))
    #expect(harness.screen[1].hasPrefix("  • file 10"))
    #expect(harness.screen[1].contains("  ▪▪▪▪▪  "))
    #expect(!harness.screen[1].contains("▪▪▪▪▪▪"))
    #expect(harness.screen[1].contains("0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `numbers are at the trailing edge of their column, and sorted by value`() {
    let columns = [
      DataColumn<File>("Name", value: \.name).width(.fixed(24)),
      DataColumn("Size", value: \.bytes).width(.fixed(8)),
    ]
    let harness = Harness(width: 40, height: 8) { Files(columns: columns) }
    for (row, number) in zip(1..., ["7", "2300", "120", "45"]) {
      #expect(harness.screen[row].hasSuffix(" " + number) && harness.screen[row].count == 36)
    }
    harness.press(.button, "By size")
    #expect(harness.screen[1].hasPrefix("  File 9") && harness.screen[4].hasPrefix("  file 10"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
    let leading = Harness(width: 12, height: 2) {
      DataTable([Self.files[1]], columns: [DataColumn("Size", value: \.bytes, alignment: .leading)])
    }
    #expect(leading.screen[1].hasPrefix("  2300"))
  }

  @Test func `a sort order can be saved`() throws {
    let order = DataSortOrder.descending("Size")
    let data = try JSONEncoder().encode(order)
    #expect(try JSONDecoder().decode(DataSortOrder.self, from: data) == order)
  }

  // MARK: Sorting

  @Test func `texts sort without regard to case, and numbers in them by value`() throws {
    let harness = Harness(width: 40, height: 8) {
      Files(columns: [DataColumn("Name", value: \.name)])
    }
    harness.click(try #require(harness.find(.button, "Name")))
    #expect(ids(harness) == ["apple", "Banana with a long name", "File 9", "file 10"])
    harness.click(try #require(harness.find(.button, "Name")))
    #expect(ids(harness) == ["file 10", "File 9", "Banana with a long name", "apple"])
  }

  @Test func `a column of views can be sorted by a computed value`() throws {
    let harness = Harness(width: 40, height: 8) {
      Files(columns: [
        DataColumn("Name", value: \.name),
        DataColumn("Half", alignment: .trailing, sortedBy: { $0.bytes / 2 }) { file in
          if file.bytes > 1_000 {
            Text("large").foregroundStyle(.warning)
          } else {
            Text("\(file.bytes)")
          }
        },
      ])
    }
    harness.click(try #require(harness.find(.button, "Half")))
    let ascending = ["file 10 7", "Banana with a long name 45", "apple 120", "File 9 large"]
    #expect(ids(harness) == ascending)
    harness.click(try #require(harness.find(.button, "Half")))
    #expect(ids(harness).first == "File 9 large")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `unknown numbers are last in both directions`() {
    struct Row: Identifiable {
      let id: Int
      let size: Double
    }
    let rows = [3, .nan, 1, 2, .nan, 0].enumerated().map { Row(id: $0, size: $1) }
    for (order, sizes) in [
      (DataSortOrder.ascending("Size"), ["0.0", "1.0", "2.0", "3.0", "nan", "nan"]),
      (.descending("Size"), ["3.0", "2.0", "1.0", "0.0", "nan", "nan"]),
    ] {
      let harness = Harness(width: 20, height: 8) {
        DataTable(
          rows, columns: [DataColumn("Size", sortedBy: \.size) { "\($0.size)" }],
          sortOrder: .constant(order))
      }
      #expect(ids(harness) == sizes)
    }
  }

  @Test func `the sort order can be bound, and columns can be named`() throws {
    let harness = Harness(width: 40, height: 9) {
      Files(columns: [
        DataColumn("Name", value: \.name),
        DataColumn("Bytes", value: \.bytes, alignment: .trailing) { Text("\($0.bytes)") }
          .id("Size").width(.fitted),
      ])
    }
    #expect(harness.position(of: "unsorted") != nil)
    harness.press(.button, "By size")
    #expect(harness.find(.button, "Bytes")?.value == "descending")
    #expect(ids(harness).map { $0.prefix(6) } == ["File 9", "apple ", "Banana", "file 1"])
    harness.click(try #require(harness.find(.button, "Bytes")))
    #expect(harness.position(of: "unsorted") != nil)
    #expect(ids(harness)[0].hasPrefix("file 10"))
    harness.click(try #require(harness.find(.button, "Name")))
    #expect(harness.position(of: "Name up") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column that shares its title doesn't get the name of another one`() {
    let harness = Harness(width: 40, height: 9) {
      Files(columns: [
        DataColumn("x", value: \.name), DataColumn("x", value: \.bytes) { Text("\($0.bytes)") },
        DataColumn("x 2", value: \.name),
      ])
    }
    harness.press(.button, "x 2")
    #expect(harness.position(of: "x 2 up") != nil)
    #expect(harness.elements.count { $0.value == "ascending" } == 1)
    #expect(ids(harness)[0].hasPrefix("apple"))
  }

  @Test(
    arguments: [
      .ascending("Name"), .descending("Size"), .ascending("Size 2"), .ascending("Kind"),
      .ascending("Date"),
    ] as [DataSortOrder])
  func `an app can sort rows like the table`(order: DataSortOrder) {
    let columns = [
      DataColumn<File>("Name", value: \.name),
      DataColumn("Size", sortedBy: { $0.bytes / 100 }) { "\($0.bytes)" },
      DataColumn("Size", sortedBy: \.bytes) { "\($0.bytes)" }, DataColumn("Kind") { _ in "text" },
    ]
    let harness = Harness(width: 60, height: 8) {
      DataTable(Self.files, columns: columns, sortOrder: .constant(order))
    }
    let names = order.sorted(Self.files, columns: columns).map(\.name)
    #expect(zip(ids(harness), names).allSatisfy { $0.hasPrefix($1) } && names.count == 4)
    let expected =
      switch order.column {
      case "Name": ["apple", "Banana with a long name", "File 9", "file 10"]
      case "Size": ["File 9", "apple", "file 10", "Banana with a long name"]
      case "Size 2": ["file 10", "Banana with a long name", "apple", "File 9"]
      default: Self.files.map(\.name)
      }
    #expect(names == expected)
  }

  @Test func `rows with equal values keep their order in both directions`() throws {
    let files = (0..<30).map { File($0, "\($0)", $0 % 2) }
    let harness = Harness(width: 20, height: 34) {
      DataTable(
        files, columns: [DataColumn("Even", sortedBy: { $0.bytes }) { $0.name }])
    }
    let title = try #require(harness.find(.button, "Even"))
    harness.click(title)
    let (even, odd) = (files.filter { $0.bytes == 0 }, files.filter { $0.bytes == 1 })
    #expect(ids(harness) == (even + odd).map(\.name))
    harness.click(title)
    #expect(ids(harness) == (odd + even).map(\.name))
  }

  @Test func `a cell without a view, or with several, stays in its column`() {
    let files = [File(1, "a", 1), File(2, "b", 2), File(3, "c", 3)]
    let harness = Harness(width: 20, height: 5) {
      DataTable(
        files,
        columns: [
          DataColumn("Name", value: \.name).width(.fixed(4)),
          DataColumn("Mark") { file in
            if file.bytes == 2 {
              Text("!")
            } else if file.bytes == 3 {
              Text("x")
              Text("y")
            }
          }
          .width(.fixed(4)),
          DataColumn("Bytes") { "\($0.bytes)" }.width(.fixed(5)),
        ])
    }
    #expect(
      harness.content == [
        "  Name  Mark  Bytes",
        "  a           1",
        "  b     !     2",
        "  c     x y   3",
      ])
    #expect(harness.repaint() == 0)
  }

  /// A value that counts how often it is compared.
  private struct Counted: Comparable {
    @MainActor static var comparisons = 0
    let value: Int

    static func < (left: Counted, right: Counted) -> Bool {
      MainActor.assumeIsolated { comparisons += 1 }
      return left.value < right.value
    }
  }

  @Test func `rows are sorted again only when their values change`() {
    struct Numbers: View {
      @State private var files = (0..<20).map { File($0, "\($0)", $0 * 7 % 20) }
      @State private var chosen: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          DataTable(
            files,
            columns: [DataColumn("Name", sortedBy: { Counted(value: $0.bytes) }) { $0.name }],
            selection: $chosen, sortOrder: .constant(.ascending("Name")))
          Text(chosen.map { "chosen \($0)" } ?? "none")
        }
        .keyBinding("Change", "x") { files[0] = File(0, "0", 99) }
      }
    }
    let harness = Harness(width: 20, height: 24) { Numbers() }
    #expect(Counted.comparisons > 0)
    Counted.comparisons = 0
    harness.press("⇥ ⇥ ↓ ↓ ↓")
    #expect(harness.position(of: "chosen 6") != nil)
    #expect(Counted.comparisons == 0)
    harness.press("x")
    #expect(Counted.comparisons > 0)
    #expect(ids(harness).last == "0")
  }
}
