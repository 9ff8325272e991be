// SPDX-License-Identifier: MIT
// Page: previews of StatCard.

import Curium
import CuriumPreviews

enum StatCardPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Rising") {
      StatCard(title: "Downloads", value: "12,480", trend: .up("8%")).frame(maxWidth: 28)
    }
    Preview("Falling") {
      StatCard(title: "Throughput", value: "128/s", trend: .down("3%")).frame(maxWidth: 28)
    }
    Preview("Steady") {
      StatCard(title: "Uptime", value: "99.98%", trend: .steady("0%")).frame(maxWidth: 28)
    }
    Preview("With a chart") {
      HStack(alignment: .top) {
        StatCard(
          title: "Build", value: "2.1 s", trend: .down("12%"),
          values: [4, 6, 8, 9, 8, 6, 4, 2, 1, 1, 1, 2], color: .chart5, lowerIsBetter: true)
        StatCard(
          title: "Memory", value: "14 MB", trend: .steady("0%"),
          values: [3, 1, 1, 1, 2, 4, 7, 9, 10, 9, 8, 6], color: .chart1)
      }
      .frame(maxWidth: 68)
    }
    Preview("Value only") { StatCard(title: "Open issues", value: "7").frame(maxWidth: 28) }
    Preview("Playground") { knobs in
      StatCard(
        title: knobs.text("title", "Downloads"), value: knobs.text("value", "12,480"),
        trend: knobs.choice(
          "trend",
          of: [
            ".up(\"8%\")": StatTrend.up("8%"), ".down(\"3%\")": .down("3%"),
            ".steady(\"0%\")": .steady("0%"), "nil": nil,
          ])
      )
      .frame(maxWidth: knobs.length("maxWidth", 28, in: 0...60))
    }
  }
}
