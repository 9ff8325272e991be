// SPDX-License-Identifier: MIT
// Page: previews of Chart.

import Curium
import CuriumPreviews

enum ChartPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Lines") {
      Chart(
        [
          ChartSeries("Brest", [2.1, 3.4, 5.2, 6.1, 5.0, 3.1, 1.4, 1.2, 2.6]),
          ChartSeries("Bergen", [1.1, 1.2, 1.5, 1.9, 1.8, 1.4, 1.0, 0.8, 0.9]),
        ], labels: ["0", "3", "6", "9", "12", "15", "18", "21", "24"]
      )
      .frame(maxWidth: 48).frame(height: 10)
    }
    Preview("Bars") {
      Chart(
        [ChartSeries("Visitors", [1204, 980, 1510, 1730, 640])], style: .bars,
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(maxWidth: 36).frame(height: 8)
    }
    Preview("Bars of several series") {
      Chart(
        ["Ferries", "Tugs", "Yachts", "Barges", "Pilots", "Buoys"]
          .enumerated().map { ChartSeries($1, [Double($0 + 2), Double(9 - $0), Double($0) - 2]) },
        style: .bars
      )
      .frame(maxWidth: 68).frame(height: 8)
    }
    Preview("Playground") { knobs in
      Chart(
        [ChartSeries(knobs.text("series", "Visitors"), [1204, 980, 1510, 1730, 640])],
        style: knobs.choice("style", .bars), labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(
        width: knobs.length("width", 36, in: 0...60), height: knobs.length("height", 8, in: 0...20))
    }
  }
}
