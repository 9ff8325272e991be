// SPDX-License-Identifier: MIT
// Testing: the texts of a table have views only in the visible columns, and nothing else changes.

import Curium
import CuriumTerminal
import CuriumTesting
import TestModels
import Testing

private struct Entry: Identifiable {
  let id: Int
  var scale = 1
}

/// A table of texts.
private struct Texts: View {
  let columns: [DataColumn<Entry>]
  var rows = 40
  var selectsCells = false
  @State private var cell: DataCell<Int>?
  @State private var row: Int?

  var body: some View {
    let entries = (0..<rows).map { Entry(id: $0) }
    VStack(spacing: 0) {
      if selectsCells {
        DataTable(entries, columns: columns, selection: $cell)
      } else {
        DataTable(entries, columns: columns, selection: $row)
      }
    }
  }
}

@MainActor struct TableTextTests {
  /// Returns a column of texts, or of views with the same texts, which exist in all columns.
  private static func column(
    _ title: String, _ alignment: HorizontalAlignment = .leading, asViews: Bool = false,
    _ text: @escaping @MainActor (Entry) -> String
  ) -> DataColumn<Entry> {
    if asViews { return DataColumn(title, alignment: alignment) { entry in Text(text(entry)) } }
    return DataColumn(title, alignment: alignment, text: text)
  }

  private static func columns(_ count: Int, asViews: Bool = false) -> [DataColumn<Entry>] {
    (0..<count).map { index in
      column("C\(index)", asViews: asViews) { "\(index)/\($0.id)" }.width(.fixed(8))
    }
  }

  private func open(columns: Int, rows: Int) -> Harness {
    Harness(width: 60, height: 30) { Texts(columns: Self.columns(columns), rows: rows) }
  }

  /// Returns the labels and values of the rows.
  private func rows(_ harness: Harness) -> [[String]] {
    harness.elements.filter { $0.role == .row }.map { [$0.label, $0.value] }
  }

  // MARK: Cost

  @Test func `the number of nodes in a row depends on the visible columns only`() {
    func nodesInRows(_ columns: Int) -> Int {
      open(columns: columns, rows: 21).takeStatistics().nodes
        - open(columns: columns, rows: 1).takeStatistics().nodes
    }
    #expect(nodesInRows(300) == nodesInRows(30))
    #expect(nodesInRows(300) < 20 * 40)
  }

  @Test func `paging down and scrolling sideways cost the same with 300 columns as with 30`() {
    let few = open(columns: 30, rows: 1_000)
    let many = open(columns: 300, rows: 1_000)
    for harness in [few, many] { harness.press("⇥ ↓ pgdn") }
    let titles = many.takeStatistics().nodes - few.takeStatistics().nodes
    for key in ["pgdn", "shift+right", "→", "pgdn", "shift+right", "←", "pgup", "shift+left"] {
      for harness in [few, many] {
        _ = harness.takeStatistics()
        harness.press(key)
      }
      let (least, most) = (few.takeStatistics(), many.takeStatistics())
      #expect(most.nodes - least.nodes == titles, "after \(key)")
      #expect(most.bodies == 0 && least.bodies == 0, "after \(key)")
      // The titles of all columns exist.
      #expect(most.measured <= least.measured + 600, "after \(key)")
      #expect(many.repaint() == 0, "after \(key)")
    }
    #expect(many.warnings == [])
  }

  // MARK: Texts

  @Test func `texts are right after scrolling, and a row says all of them`() {
    let harness = Harness(width: 36, height: 5) { Texts(columns: Self.columns(300)) }
    let words = (0..<300).map { "\($0)/1" }.joined(separator: " ")
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[2].hasPrefix("▌ 0/1       1/1       2/1"))
    for (key, text) in [
      ("→", "▌ 0/1       2/1       3/1"), ("shift+right", "▌ 0/1       4/1       5/1"),
      ("←", "▌ 0/1       3/1       4/1"), ("shift+left", "▌ 0/1       1/1       2/1"),
    ] {
      harness.press(key)
      #expect(harness.screen[2].hasPrefix(text), "after \(key)")
      #expect(harness.find(.row, words)?.semantics.isSelected == true, "after \(key)")
      #expect(harness.repaint() == 0)
    }
    harness.scroll(x: 1_000, y: 0, at: CellPoint(x: 5, y: 2))
    #expect(harness.screen[2].contains("299/1") && harness.find(.row, words) != nil)
    harness.press("end")
    #expect(harness.screen[4].contains("299/39"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// Checks that a table of texts looks and reads like one of views, which all exist, after each of
  /// some keys.
  private func expectSame<Content: View>(
    _ keys: [String], width: Int = 40, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) {
    let texts = Harness(width: width, height: 7) { content(false) }
    let views = Harness(width: width, height: 7) { content(true) }
    for key in ["⇥"] + keys {
      for harness in [texts, views] { harness.press(key) }
      #expect(texts.screen == views.screen, "after \(key)")
      #expect(rows(texts) == rows(views), "after \(key)")
      #expect(texts.repaint() == 0 && texts.warnings == [], "after \(key)")
    }
  }

  private static let sideways = ["→", "shift+right", "shift+right", "↓", "pgdn", "←", "shift+left"]

  /// Returns columns as wide as their texts, of which some aren't ASCII.
  private static func fitted(asViews: Bool) -> [DataColumn<Entry>] {
    (0..<30).map { index in
      column("C\(index)", index % 3 == 0 ? .trailing : .leading, asViews: asViews) { entry in
        ["straße \(entry.id)", "\(entry.id * index)", "漢字", "", "plain"][(index + entry.id) % 5]
      }
      .width(.fitted)
    }
  }

  @Test func `a text in another letter case is as wide as with a view`() {
    expectSame(Self.sideways) { asViews in
      Texts(columns: Self.fitted(asViews: asViews)).textCase(.uppercase)
    }
  }

  @Test func `a placeholder doesn't say the texts that it hides`() {
    expectSame(Self.sideways) { asViews in
      Texts(columns: Self.fitted(asViews: asViews)).redacted(reason: .placeholder)
    }
  }

  @Test func `a table of its ideal width has room for all columns`() {
    expectSame(Self.sideways, width: 200) { asViews in
      Texts(columns: Array(Self.fitted(asViews: asViews).prefix(8)))
        .fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func `linear mode reads the texts of all columns`() {
    let texts = Transcript { Texts(columns: Self.columns(300), rows: 2) }
    let views = Transcript { Texts(columns: Self.columns(300, asViews: true), rows: 2) }
    #expect(texts.text == views.text && texts.text.contains("299/1"))
  }

  /// A table of numbers, and keys that change them.
  private struct Numbers: View {
    let asViews: Bool
    @State private var scale = 1

    var body: some View {
      DataTable(
        [Entry(id: 0), Entry(id: 1, scale: scale)],
        columns: (0..<30).map { index in
          TableTextTests.column("C\(index)", .trailing, asViews: asViews) { entry in
            "\(entry.scale * (index + 1))"
          }
        }
      )
      .keyBinding("Grow", "1") { scale = 1_000_000 }
      .keyBinding("Shrink", "2") { scale = 10 }
    }
  }

  @Test func `columns fit texts that change while they aren't visible`() {
    expectSame(
      ["1", "shift+right", "2", "shift+right", "1", "→", "2", "shift+left", "shift+left", "1"]
    ) { asViews in
      Numbers(asViews: asViews)
    }
  }

  // MARK: Random events

  private static func randomColumns(_ seed: UInt64, asViews: Bool) -> [DataColumn<Entry>] {
    var random = SeededRandom(seed: seed)
    let widths: [ColumnWidth] = [
      .fixed(8), .fixed(3), .fitted, .fitted(max: 6), .flexible(), .flexible(min: 5),
    ]
    return (0..<10 + random.below(50)).map { index in
      let kind = random.below(4)
      let alignment: HorizontalAlignment = random.chance(1, in: 3) ? .trailing : .leading
      let column = column("C\(index)", alignment, asViews: asViews) { entry in
        switch kind {
        case 0: "\(index)/\(entry.id)"
        case 1: "\(entry.id * 37 % 1_000)"
        case 2: entry.id % 4 == 0 ? "" : "é\(entry.id)"
        default: String(repeating: "漢", count: entry.id % 5)
        }
      }
      .width(random.pick(widths))
      return index < 3 && random.chance(1, in: 3) ? column.pinned() : column
    }
  }

  private static let keys = [
    "⇥", "shift+⇥", "↑", "↓", "←", "→", "shift+←", "shift+→", "home", "end", "pgup", "pgdn",
    "ctrl+home", "ctrl+end",
  ]

  /// Sends a random event to both tables. Returns its description.
  private func act(
    on harnesses: [Harness], _ size: inout CellSize, _ random: inout SeededRandom
  ) -> String {
    let point = CellPoint(x: random.below(size.width), y: random.below(size.height))
    switch random.below(8) {
    case 0, 1:
      let notches = random.pick([-7, -1, 1, 2, 9])
      for harness in harnesses { harness.scroll(x: notches, y: 0, at: point) }
      return "wheel x \(notches) at \(point)"
    case 2:
      let notches = random.pick([-4, -1, 1, 3])
      for harness in harnesses { harness.scroll(y: notches, at: point) }
      return "wheel y \(notches) at \(point)"
    case 3:
      for harness in harnesses { harness.click(x: point.x, y: point.y) }
      return "click at \(point)"
    case 4:
      size = CellSize(width: 12 + random.below(60), height: 3 + random.below(9))
      for harness in harnesses { harness.resize(width: size.width, height: size.height) }
      return "size \(size)"
    case 5:
      let end = CellPoint(x: random.below(size.width), y: 0)
      for harness in harnesses { harness.drag(from: CellPoint(x: point.x, y: 0), to: end) }
      return "drag from \(point.x) to \(end.x)"
    default:
      let key = random.pick(Self.keys)
      for harness in harnesses { harness.press(key) }
      return key
    }
  }

  @Test(arguments: SeededRandom.seeds(2), [true, false])
  func `a table of texts looks and reads like one of views after random events`(
    seed: UInt64, selectsCells: Bool
  ) {
    var random = SeededRandom(seed: seed)
    var size = CellSize(width: 40, height: 8)
    let harnesses = [false, true].map { asViews in
      let columns = Self.randomColumns(seed, asViews: asViews)
      return Harness(width: size.width, height: size.height) {
        Texts(columns: columns, selectsCells: selectsCells)
      }
    }
    let (texts, views) = (harnesses[0], harnesses[1])
    var history: [String] = []
    for _ in 0..<40 {
      history.append(act(on: harnesses, &size, &random))
      guard texts.screen == views.screen, rows(texts) == rows(views), texts.repaint() == 0,
        texts.warnings == []
      else {
        Issue.record(
          """
          seed \(seed), \(size): \(history.suffix(12).joined(separator: ", "))
          \(texts.screen.joined(separator: "\n"))
          instead of
          \(views.screen.joined(separator: "\n"))
          \(rows(texts)) instead of \(rows(views)), warnings: \(texts.warnings)
          """)
        return
      }
    }
  }
}
