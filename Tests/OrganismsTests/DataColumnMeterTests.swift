// SPDX-License-Identifier: MIT
// Testing: columns of bars and coloured numbers.

import Curium
import CuriumTesting
import Testing

private struct Job: Identifiable {
  let id: Int
  let name: String
  let load: Double
}

@MainActor struct DataColumnMeterTests {
  private static let jobs = [
    Job(id: 1, name: "api", load: 50), Job(id: 2, name: "cron", load: 0),
    Job(id: 3, name: "worker", load: 100),
  ]

  private func harness(_ column: DataColumn<Job>) -> Harness {
    Harness(width: 34, height: 5) {
      DataTable(Self.jobs, columns: [DataColumn("Job", value: \.name).width(.fixed(8)), column])
    }
  }

  @Test func `bars are aligned after their values`() {
    let harness = harness(.meter("CPU", value: \.load, in: 0...100) { "\(Int($0)) %" })
    #expect(
      harness.content == [
        "  Job         CPU", "  api        50 %  ━━━━━━━╺━━━━━━",
        "  cron        0 %  ━━━━━━━━━━━━━━",
        "  worker    100 %  ━━━━━━━━━━━━━━",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("Share", "  Job       Share"), ("Processor", "  Job       Processor"),
    ("CPU", "  Job         CPU"),
  ])
  func `a title ends above the values, or starts with them if it is longer`(
    title: String, row: String
  ) {
    let harness = harness(.meter(title, value: \.load, in: 0...100) { "\(Int($0)) %" })
    #expect(harness.content[0] == row)
    #expect(harness.find(.button, title) != nil)
  }

  @Test func `without values, the title starts above the bars`() {
    for column in [
      DataColumn<Job>.meter("Share", value: \.load, in: 0...100),
      .meter("Share", value: \.load, in: 0...100) { _ in "" },
    ] {
      let rows = harness(column).content
      #expect(rows[0] == "  Job       Share" && rows[3].hasPrefix("  worker    ━━━"))
    }
  }

  @Test func `bars of huge numbers fill like others`() {
    let huge = harness(.meter("CPU", value: { $0.load * 1e306 }, in: -1e308...1e308))
    #expect(huge.content == harness(.meter("CPU", value: \.load, in: -100...100)).content)
  }

  @Test func `a number has the colour of its value`() throws {
    let harness = harness(
      .heat("CPU", value: \.load, in: 0...100) { "\(Int($0))" }.width(.fitted))
    for (row, job) in Self.jobs.enumerated() {
      let cells = (0..<34).map { harness.cell(x: $0, y: row + 1) }
      let digit = try #require(cells.last { $0.glyph != .space })
      #expect(digit.foreground.value == Gradient.heat.color(at: job.load / 100, in: .dark).value)
    }
  }

  @Test func `the user can sort by values`() throws {
    let harness = harness(.meter("CPU", value: \.load, in: 0...100))
    let title = try #require(harness.find(.button, "CPU"))
    harness.click(title)
    #expect(harness.content[1].contains("cron"))
    harness.click(title)
    #expect(harness.content[1].contains("worker"))
  }
}
