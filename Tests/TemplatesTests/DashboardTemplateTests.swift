// SPDX-License-Identifier: MIT
// Testing: metrics and panels in columns.

import Curium
import CuriumTesting
import Testing

@MainActor struct DashboardTemplateTests {
  @Test(arguments: [
    (100, [0, 0, 0], [0, 0]), (60, [0, 0, 0], [0, 1]), (30, [0, 1, 2], [0, 1]),
  ])
  func `has as many columns as fit`(
    width: Int, figures: [Int], panels: [Int]
  ) {
    let harness = Harness(width: width, height: 20) {
      DashboardTemplate(title: "Today") {
        ForEach(0..<3) { Text("Figure \($0)") }
      } panels: {
        ForEach(0..<2) { Text("Panel \($0)") }
      }
    }
    func rows(_ name: String, _ count: Int) -> [Int] {
      let rows = (0..<count).map { harness.position(of: "\(name) \($0)")?.y ?? -1 }
      return rows.map { row in Set(rows.filter { $0 < row }).count }
    }
    #expect(rows("Figure", 3) == figures)
    #expect(rows("Panel", 2) == panels)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [40, 60, 80, 86, 94, 120])
  func `all metrics show their charts`(width: Int) {
    let values = [("Requests", "12,480/s"), ("Latency", "42 ms"), ("Errors", "0.02%")]
    let harness = Harness(width: width, height: 40) {
      DashboardTemplate(title: "Today") {
        ForEach(values, id: \.0) { title, value in
          StatCard(title: title, value: value, trend: .up("8%"), values: [1, 4, 8])
        }
      } panels: {
        Text("Panel")
      }
    }
    for (title, _) in values {
      guard let card = harness.find(.row, title)?.frame else {
        Issue.record("\(title)")
        continue
      }
      let rows = harness.screen[card.minY..<card.maxY].map {
        $0.map { $0 }.dropFirst(card.minX).prefix(card.width)
      }
      #expect(rows.joined().contains { "▁▂▃▄▅▆▇█▀".contains($0) }, "\(harness.screen)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [120, 80, 50])
  func `cards without charts are side by side, with their values in small letters`(width: Int) {
    let harness = Harness(width: width, height: 20) {
      DashboardTemplate(title: "November") {
        StatCard(title: "Income", value: "14,000.00")
        StatCard(title: "Spending", value: "8,436.20")
        StatCard(title: "Net", value: "5,563.80")
      } panels: {
        Text("Panel")
      }
    }
    let rows = ["14,000.00", "8,436.20", "5,563.80"].map { harness.position(of: $0)?.y }
    #expect(Set(rows).count == 1 && rows[0] != nil, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `a metrics dashboard has large letters where there is room`() {
    let harness = Harness(width: 120, height: 20) {
      DashboardTemplate(title: "November") {
        MetricsDashboard(metrics: [Metric("Income", value: "140"), Metric("Net", value: "55")])
      } panels: {
        Text("Panel")
      }
    }
    let cards = ["Income", "Net"].map { harness.find(.row, $0)?.frame }
    #expect(cards[0] != nil && cards[0]?.minY == cards[1]?.minY)
    #expect(harness.position(of: "140") == nil && harness.position(of: "55") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(160, 30, [4, 4], [28, 28]), (80, 30, [4, 17], [15, 28])])
  func `panels that grow fill the screen, in as many columns as suit its shape`(
    width: Int, height: Int, tops: [Int], bottoms: [Int]
  ) {
    let harness = Harness(width: width, height: height) {
      DashboardTemplate(title: "Today") {
        Text("Figure")
      } panels: {
        ForEach(0..<2) { number in
          VStack(alignment: .leading, spacing: 0) {
            Text("Top \(number)")
            Spacer()
            Text("Bottom \(number)")
          }
          .frame(maxWidth: .infinity, minHeight: 5, alignment: .leading)
        }
      }
    }
    func rows(_ edge: String) -> [Int?] {
      (0..<2).map { harness.position(of: "\(edge) \($0)")?.y }
    }
    #expect(rows("Top") == tops && rows("Bottom") == bottoms, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (11, ["  Figure", "", "  Up", "", "  end", "  Down", "", "  end"]),
    (12, ["  Figure", "", "  Up", "", "  end", "", "  Down", "", "  end"]),
  ])
  func `a row separates panels if all of them still have their heights`(
    height: Int, page: [String]
  ) {
    let harness = Harness(width: 24, height: height) {
      DashboardTemplate(title: "Today") {
        Text("Figure")
      } panels: {
        ForEach(["Up", "Down"], id: \.self) { name in
          VStack(alignment: .leading, spacing: 0) {
            Text(name)
            Spacer()
            Text("end")
          }
          .frame(maxWidth: .infinity, minHeight: 3, alignment: .leading)
        }
      }
    }
    #expect(harness.content.dropFirst(2) == page[...], "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `panels of fixed heights stay at the top, and a low screen scrolls`() {
    let harness = Harness(width: 80, height: 40) {
      DashboardTemplate(title: "Today") {
        Text("Figure")
      } panels: {
        ForEach(0..<4) { Text("Panel \($0)") }
      }
    }
    let rows = (0..<4).map { harness.position(of: "Panel \($0)")?.y }
    #expect(Set(rows).count == 2 && (rows.compactMap(\.self).max() ?? 40) < 10)
  }
}
