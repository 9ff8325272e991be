// SPDX-License-Identifier: MIT
// Tool: W4, every colour of a dashboard changes in every frame and no glyph does.

import CuriumTerminal

/// The dashboard of W2 without its counter, drawn in two themes by turns, without views.
@MainActor struct ThemeSwitch: Workload {
  static let name = "W4"
  static let floorName: String? = "w4"
  static let baselineName: String? = "w4"

  private let renderer = FrameRenderer(size: screen, capabilities: TerminalCapabilities())
  private let device: CountingDevice
  private let names: [String]
  private let figures: [String]
  private let statuses = ["ok", "hi", "lo", "!!"]
  private let colors = (0..<64).map { palette($0) }
  private let grounds = [CellColor.rgb(20, 20, 30), .rgb(240, 240, 225)]

  init(device: CountingDevice) {
    self.device = device
    names = (0..<600).map { index in
      let (row, place) = (index / 10, index % 10)
      return "node-\(row / 10)\(row % 10)-0\(place) "
    }
    figures = (0..<600).map { index in
      let digits = String((index / 10 * 10_007 + index % 10 * 7_919 + 4_242) % 1_000_000)
      return String(repeating: " ", count: 6 - digits.count) + digits + " "
    }
  }

  func frame(_ number: Int) {
    let grid = renderer.next
    let clip = grid.bounds
    let ground = grounds[number & 1]
    let shift = 32 * (number & 1)
    for y in 0..<60 {
      for place in 0..<10 {
        let name = CellStyle(foreground: colors[(y + place + shift) & 63], background: ground)
        let figure = CellStyle(
          foreground: colors[(3 * y + 5 * place + 7 + shift) & 63], background: ground,
          attributes: .bold)
        let status = CellStyle(
          foreground: ground, background: colors[(7 * y + place + 13 + shift) & 63])
        let x = 20 * place
        grid.draw(names[10 * y + place], x: x, y: y, style: name, clip: clip)
        grid.draw(figures[10 * y + place], x: x + 11, y: y, style: figure, clip: clip)
        grid.draw(statuses[(y + place) & 3], x: x + 18, y: y, style: status, clip: clip)
      }
    }
    _ = renderer.present(cursor: nil, to: device)
  }
}
