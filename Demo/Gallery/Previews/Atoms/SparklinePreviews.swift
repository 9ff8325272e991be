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
      VStack(alignment: .leading, spacing: 1) {
        Sparkline(values: [1, 2, 3, 4, 5, 6, 7, 8], color: .success, label: "Rising")
        Sparkline(values: [8, 7, 6, 5, 4, 3, 2, 1], color: .error, label: "Falling")
      }
    }
    Preview("Area") {
      HStack(spacing: 2) {
        Sparkline(values: requests, style: .area, label: "Requests")
        Sparkline(values: requests.reversed(), style: .area, color: .chart2, label: "Reads")
        Sparkline(values: requests, style: .area, gradient: .heat, label: "Load")
      }
      .frame(minWidth: 36, idealWidth: 46, maxWidth: 52).frame(height: 4)
    }
    Preview("Narrow") {
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
        style: knobs.choice("style", .bars), color: knobs.color("color", .chart1),
        label: knobs.text("label", "Requests")
      )
      .frame(width: knobs.length("width", 12, in: 0...40))
    }
  }

  private static let requests: [Double] = [3, 4, 9, 12, 14, 11, 7, 5, 4, 6, 9, 10, 8, 5, 3, 2]
}
