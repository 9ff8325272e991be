// SPDX-License-Identifier: MIT
// Testing: the elements and the text of a range of cells.

import Curium
import CuriumTesting
import Testing

@MainActor struct DataCellRangeTests {
  private struct Entry: Identifiable {
    let id: Int
    var note: String
    var share: Double
  }

  private static let entries = [
    Entry(id: 1, note: "plain", share: 0.5), Entry(id: 2, note: "two\nlines", share: 0.25),
    Entry(id: 3, note: "a\ttab", share: 1), Entry(id: 4, note: "say \"hi\"", share: 0),
  ]

  private static let columns: [DataColumn<Entry>] = [
    DataColumn("Note", value: \.note),
    DataColumn("Number", value: \.id),
    DataColumn("Share", value: \.share) { Text("\(Int($0.share * 100)) percent") },
    .heat("Heat", value: { $0.share }) { "\(Int($0 * 100))%" },
    .meter("Bar", value: { $0.share }),
    DataColumn("Mark") { _ in Text("*").bold() },
  ]

  private func lines(_ rows: [Int], _ columns: [String]) -> [String]? {
    DataCellRange(rows: rows, columns: columns)?
      .tabSeparatedRows(of: Self.entries, in: Self.columns)
  }

  @Test func `the cells of a row are separated by tabs, in the order of the range`() {
    #expect(lines([1], ["Note", "Number"]) == ["plain\t1"])
    #expect(lines([4, 1], ["Number", "Heat", "Note"])?.last == "1\t50%\tplain")
    // A row and a column that the table doesn't have.
    #expect(lines([7, 1], ["Note", "Date"]) == ["plain"])
  }

  @Test func `a column of views is copied as its value, if that is text or a number`() {
    #expect(lines([1, 2], ["Share", "Bar", "Mark"]) == ["0.5\t0.5\t", "0.25\t0.25\t"])
  }

  @Test(arguments: [
    (2, "\"two\nlines\""), (3, "\"a\ttab\""), (4, "\"say \"\"hi\"\"\""), (1, "plain"),
  ])
  func `tabs, line breaks and quotation marks are put in quotation marks`(id: Int, text: String) {
    #expect(lines([id], ["Note"]) == [text])
  }

  @Test func `the elements are in the order of the rows`() {
    let range = DataCellRange(rows: [4, 7, 2], columns: ["Note"])
    #expect(range?.elements(in: Self.entries).map(\.id) == [4, 2])
    #expect(range?.anchor == DataCell(row: 4, column: "Note"))
    #expect(range?.current == DataCell(row: 2, column: "Note"))
  }
}
