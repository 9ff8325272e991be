// SPDX-License-Identifier: MIT
// Tool: W1, in which every glyph and colour of the grid changes in every frame.

import CuriumTerminal

/// Draws 1,500 runs of 8 cells, in 64 pairs of colours, into the grid without views.
@MainActor struct FullRepaint: Workload {
  static let name = "W1"
  static let floorName: String? = "w1"
  static let baselineName: String? = "w1"

  private let renderer = FrameRenderer(size: screen, capabilities: TerminalCapabilities())
  private let device: CountingDevice
  /// The runs of 8 glyphs, one starting with each of the 94 glyphs.
  private let runs: [String]
  private let colors = (0..<64).map { palette($0) }

  init(device: CountingDevice) {
    self.device = device
    runs = (0..<94).map { first in
      String(decoding: (0..<8).map { UInt8(33 + (first + 7 * $0) % 94) }, as: UTF8.self)
    }
  }

  func frame(_ number: Int) {
    let grid = renderer.next
    let clip = grid.bounds
    for y in 0..<60 {
      for place in 0..<25 {
        let run = 25 * y + place
        let style = CellStyle(
          foreground: colors[(run + number) & 63],
          background: colors[(5 * run + 3 * number + 17) & 63])
        let text = runs[(56 * place + 13 * y + 5 * number) % 94]
        grid.draw(text, x: 8 * place, y: y, style: style, clip: clip)
      }
    }
    _ = renderer.present(cursor: nil, to: device)
  }
}
