// SPDX-License-Identifier: MIT
// Page: previews of Sparkline.

import Curium
import CuriumPreviews

enum SparklinePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") {
      Sparkline(values: [3, 4, 9, 6, 7, 12, 8, 5, 6, 9, 14, 11], label: "Requests")
    }
    Preview("Colours") {
      VStack(alignment: .leading) {
        Sparkline(values: [1, 2, 3, 4, 5, 6, 7, 8], color: .success, label: "Rising")
        Sparkline(values: [8, 7, 6, 5, 4, 3, 2, 1], color: .error, label: "Falling")
      }
    }
    Preview("Little room") {
      Sparkline(values: [3, 4, 9, 6, 7, 12, 8, 5, 6, 9, 14, 11], label: "Requests")
        .frame(width: 6)
    }
    Preview("Playground") { knobs in
      Sparkline(
        values: knobs.choice(
          "values",
          of: [
            "[3, 4, 9, 6, 7, 12, 8]": [3, 4, 9, 6, 7, 12, 8],
            "[1, 2, 3, 4, 5, 6, 7]": [1, 2, 3, 4, 5, 6, 7], "[5]": [5], "[]": [],
          ]),
        color: knobs.color("color", .chart1), label: knobs.text("label", "Requests")
      )
      .frame(width: knobs.length("width", 12, in: 0...40))
    }
  }
}
