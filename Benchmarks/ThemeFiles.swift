// SPDX-License-Identifier: MIT
// Tool: the cost of reading a theme file.

import CAllocationCounter
import Curium
import CuriumThemeFiles

/// Reads the files of some themes several times and reports one line for each.
@MainActor func measureThemeFiles(into report: Report) {
  let root = Starter.folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  report.show("          CPU µs   allocations   (a theme, from its file to the tables)")
  for name in ["nord", "tokyo-night-day"] {
    let path = "\(root)/themes/\(name).tokens.json"
    var times: [Double] = []
    var allocations = 0.0
    for _ in 0..<21 {
      let (before, begin) = (cac_count(), processorTime())
      guard ThemeFile.read(contentsOf: path).theme != nil else {
        return report.show("Couldn't read \(path).")
      }
      times.append(processorTime() - begin)
      allocations = Double(cac_count() - before)
    }
    let time = median(times)
    report.show(
      column(text(time, 0), 16), column(text(cac_is_counting() ? allocations : nil, 0), 13),
      "  \(name)")
    report.keep("{\"workload\":\"theme file\",\"theme\":\"\(name)\",\"cpu_us\":\(text(time, 1))}")
  }
}
