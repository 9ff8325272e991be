// SPDX-License-Identifier: MIT
// Page: previews of StatCard.

import Curium
import CuriumPreviews

enum StatCardPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Rising") {
      StatCard(title: "Downloads", value: "12,480", trend: .up("8 %")).frame(maxWidth: 28)
    }
    Preview("Falling") {
      StatCard(title: "Throughput", value: "128/s", trend: .down("3 %")).frame(maxWidth: 28)
    }
    Preview("Steady") {
      StatCard(title: "Uptime", value: "99.98 %", trend: .steady("0 %")).frame(maxWidth: 28)
    }
    Preview("Alone") { StatCard(title: "Open issues", value: "7").frame(maxWidth: 28) }
    Preview("Playground") { knobs in
      StatCard(
        title: knobs.text("title", "Downloads"), value: knobs.text("value", "12,480"),
        trend: knobs.choice(
          "trend",
          of: [
            ".up(\"8 %\")": StatTrend.up("8 %"), ".down(\"3 %\")": .down("3 %"),
            ".steady(\"0 %\")": .steady("0 %"), "nil": nil,
          ])
      )
      .frame(maxWidth: knobs.length("maxWidth", 28, in: 0...60))
    }
  }
}
