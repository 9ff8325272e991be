// SPDX-License-Identifier: MIT
// Tool: W6, a screen of CJK, combining marks and emoji that scrolls by one column a frame.

import CuriumTerminal

/// A sequence of 80 graphemes in 128 columns, drawn in runs of four, without views.
@MainActor struct UnicodeText: Workload {
  static let name = "W6"
  static let floorName: String? = "w6"
  static let baselineName: String? = "w6"

  /// Text in one colour, and the column of the sequence where it starts.
  private struct Run {
    var text: String
    var column: Int
    var style: CellStyle
  }

  private let renderer = FrameRenderer(size: screen, capabilities: TerminalCapabilities())
  private let device: CountingDevice
  private let runs: [Run]

  init(device: CountingDevice) {
    self.device = device
    let emoji = [
      "👩\u{200D}👩\u{200D}👧\u{200D}👦", "👨\u{200D}💻", "👩🏽\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈",
      "🧑\u{200D}🤝\u{200D}🧑",
      "👨\u{200D}👩\u{200D}👧", "👩\u{200D}🔬", "🐻\u{200D}❄\u{FE0F}",
    ]
    var graphemes: [(text: String, columns: Int)] = []
    for j in 0..<40 {
      graphemes.append((String(Unicode.Scalar(UInt32(0x4E00 + 37 * j))!), 2))
      let letter = { (first: Int, step: Int) in
        String(Unicode.Scalar(UInt8(first + j / 5 * 2 + step)))
      }
      switch j % 5 {
      case 0: graphemes.append((letter(97, 0) + "\u{301}\u{323}", 1))
      case 1: graphemes.append((letter(97, 1) + "\u{301}", 1))
      case 2: graphemes.append((letter(65, 0), 1))
      case 3: graphemes.append((letter(65, 1), 1))
      default: graphemes.append((emoji[j / 5], 2))
      }
    }
    var column = 0
    runs = stride(from: 0, to: 80, by: 4).map { first in
      let four = graphemes[first..<first + 4]
      defer { column += four.reduce(0) { $0 + $1.columns } }
      return Run(
        text: four.map(\.text).joined(), column: column,
        style: CellStyle(foreground: palette(first / 4), background: .rgb(20, 20, 30)))
    }
  }

  func frame(_ number: Int) {
    let grid = renderer.next
    let clip = grid.bounds
    for y in 0..<60 {
      var x = -((number + 3 * y) & 127)
      while x < 200 {
        for run in runs where x + run.column < 200 && x + run.column > -16 {
          grid.draw(run.text, x: x + run.column, y: y, style: run.style, clip: clip)
        }
        x += 128
      }
    }
    _ = renderer.present(cursor: nil, to: device)
  }
}
