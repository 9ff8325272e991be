// SPDX-License-Identifier: MIT
// Tool: the cost of reading the coloured output of a program.

import CAllocationCounter
import Curium

/// Reads a megabyte of coloured lines, as a whole and line by line, and reports the speed of each.
@MainActor func measureProgramOutput(into report: Report) {
  var output = ""
  var line = 0
  while output.utf8.count < 1_000_000 {
    output +=
      """
      \u{1B}[90m12:04:\(line % 60)\u{1B}[0m \u{1B}[1;3\(line % 7 + 1)mservice-\(line % 40)\u{1B}[0m\
       request \u{1B}[36m/api/items/\(line)\u{1B}[0m took \u{1B}[38;5;214m\(line % 900)\u{1B}[0m ms

      """
    line += 1
  }
  let bytes = Array(output.utf8)
  report.show("            MB/s   allocations   (a megabyte of coloured output, \(line) lines)")
  func show(_ name: String, _ read: () -> Void) {
    var times: [Double] = []
    var allocations = 0.0
    for _ in 0..<11 {
      let (before, begin) = (cac_count(), processorTime())
      read()
      times.append(processorTime() - begin)
      allocations = Double(cac_count() - before)
    }
    let speed = Double(bytes.count) / median(times)
    report.show(
      column(text(speed, 1), 16), column(text(cac_is_counting() ? allocations : nil, 0), 13),
      "  \(name)")
    report.keep(
      "{\"workload\":\"program output\",\"form\":\"\(name)\",\"mb_per_s\":\(text(speed, 1))}")
  }
  show("as one text") { _ = Text(ansi: output) }
  show("as lines") {
    var reader = AnsiReader()
    _ = reader.read(bytes)
  }
}
