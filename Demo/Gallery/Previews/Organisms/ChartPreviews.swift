// SPDX-License-Identifier: MIT
// Page: previews of Chart.

import Curium
import CuriumPreviews

enum ChartPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Area") {
      Chart(
        [ChartSeries("Requests", requests)], style: .area,
        labels: ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00", "24:00"]
      )
      .frame(maxWidth: 56).frame(height: 11)
    }
    Preview("Areas of several series") {
      Chart([ChartSeries("Reads", requests), ChartSeries("Writes", writes)], style: .area)
        .frame(maxWidth: 56).frame(height: 10)
    }
    Preview("Heat") {
      Chart([ChartSeries("CPU", loads)], style: .area, in: 0...100, gradient: .heat) {
        "\(Int($0)) %"
      }
      .frame(maxWidth: 48).frame(height: 8)
    }
    Preview("Lines") {
      Chart(
        [
          ChartSeries("This week", [21, 34, 52, 61, 50, 31, 14]),
          ChartSeries("Last week", [11, 12, 25, 39, 28, 14, 10]),
        ],
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
      ) { "$\(Int($0))k" }
      .frame(maxWidth: 48).frame(height: 10)
    }
    Preview("Bars") {
      Chart(
        [ChartSeries("Downloads", [1204, 980, 1510, 1730, 640])], style: .bars,
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(maxWidth: 36).frame(height: 8)
    }
    Preview("Stacked bars") {
      Chart(
        [
          ChartSeries("Cloud", [42, 47, 51, 58]), ChartSeries("Support", [18, 20, 19, 24]),
          ChartSeries("Training", [6, 9, 12, 8]),
        ],
        style: .stackedBars, labels: ["Q1", "Q2", "Q3", "Q4"]
      ) { "\(Int($0))k" }
      .frame(maxWidth: 40).frame(height: 10)
    }
    Preview("Bars of several series") {
      Chart(
        ["Swift", "Rust", "Go", "Python", "Ruby", "Zig"]
          .enumerated().map { ChartSeries($1, [Double($0 + 2), Double(9 - $0), Double($0) - 2]) },
        style: .bars
      )
      .frame(maxWidth: 68).frame(height: 10)
    }
    Preview("Points") {
      Chart(
        [
          ChartSeries("Passed", [12, 14, 11, 13, 18, 16, 15, 21, 19, 17, 24, 22]),
          ChartSeries("Failed", [.nan, 31, .nan, .nan, 35, .nan, 28, .nan, .nan, 38, .nan, 33]),
        ], style: .points
      ) { "\(Int($0)) s" }
      .frame(maxWidth: 48).frame(height: 10)
    }
    Preview("Narrow") {
      Chart([ChartSeries("Requests", requests)], style: .area).frame(width: 16, height: 3)
    }
    Preview("Playground") { knobs in
      Chart(
        [ChartSeries(knobs.text("series", "Requests"), [1204, 980, 1510, 1730, 640])],
        style: knobs.choice("style", .area), labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(
        width: knobs.length("width", 36, in: 0...60), height: knobs.length("height", 8, in: 0...20))
    }
  }

  /// A day of requests, one value for each half hour.
  private static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  private static let writes = requests.map { $0 * 0.35 + 60 }
  private static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]
}
