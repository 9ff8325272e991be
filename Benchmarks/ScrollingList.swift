// SPDX-License-Identifier: MIT
// Tool: W3, a list of a million rows that scrolls by one row a frame between a header and a footer.

import CuriumTerminal

/// The rows of the list, formatted in advance, and their drawing.
@MainActor struct ScrollingList {
  /// The text of a row. `ScrollingList` stores everything shared by all rows.
  struct Row {
    var number: String
    var name: String
    var detail: String
    var status: Int
  }

  static let visible = 58
  private static let frames = 1200
  let rows: [Row]
  let statuses: [(text: String, style: CellStyle)]
  private let numberStyle: CellStyle
  private let nameStyle: CellStyle
  private let detailStyle: CellStyle
  private let headerStyle = CellStyle(
    foreground: .rgb(255, 255, 255), background: .rgb(40, 60, 120), attributes: .bold)
  private let footerStyle = CellStyle(
    foreground: .rgb(0, 0, 0), background: .rgb(200, 200, 200))
  let headerEnd = ScrollingList.padded(" of 1000000", to: 184)
  let footer = ScrollingList.padded("q quit  j/k move  / search", to: 200)
  private let blanks = String(repeating: " ", count: 11)

  init() {
    let ground = CellColor.rgb(20, 20, 30)
    numberStyle = CellStyle(foreground: .rgb(120, 120, 120), background: ground)
    nameStyle = CellStyle(foreground: .rgb(230, 230, 230), background: ground)
    detailStyle = CellStyle(foreground: .rgb(150, 180, 210), background: ground)
    let (black, white) = (CellColor.rgb(0, 0, 0), CellColor.rgb(255, 255, 255))
    statuses = [
      (" RUNNING ", CellStyle(foreground: black, background: .rgb(80, 200, 120))),
      (" STOPPED ", CellStyle(foreground: white, background: .rgb(90, 90, 90))),
      (" PENDING ", CellStyle(foreground: black, background: .rgb(240, 200, 60))),
      (
        " FAILED  ",
        CellStyle(foreground: white, background: .rgb(200, 50, 50), attributes: .bold)
      ),
    ]
    rows = (0..<ScrollingList.frames + ScrollingList.visible).map { ScrollingList.row($0) }
  }

  private static func row(_ index: Int) -> Row {
    let hash = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
    let digits = String(hash, radix: 16)
    let name =
      "service-" + String(repeating: "0", count: 8 - digits.count) + digits + ".example.internal"
    let host = String((hash >> 4) % 100_000)
    let zone = String(Unicode.Scalar(UInt8(97 + hash % 6)))
    let detail =
      "cpu \(aligned(hash % 101, 3))% mem \(aligned((hash >> 8) % 65_536, 5))MiB host-"
      + String(repeating: "0", count: 5 - host.count) + host + " zone-" + zone
    return Row(
      number: aligned(UInt32(index), 9) + " ", name: padded(name, to: 50),
      detail: padded(detail, to: 120), status: Int(hash >> 16 & 3))
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  static func aligned(_ number: UInt32, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: width - digits.count) + digits
  }

  /// Draws row `index` of the list.
  func drawRow(_ index: Int, y: Int, into grid: CellGrid) {
    let clip = grid.bounds
    let row = rows[index]
    let status = statuses[row.status]
    grid.draw(row.number, x: 0, y: y, style: numberStyle, clip: clip)
    grid.draw(row.name, x: 10, y: y, style: nameStyle, clip: clip)
    grid.draw(row.detail, x: 60, y: y, style: detailStyle, clip: clip)
    grid.draw(status.text, x: 180, y: y, style: status.style, clip: clip)
    grid.draw(blanks, x: 189, y: y, style: nameStyle, clip: clip)
  }

  func drawHeader(offset: Int, into grid: CellGrid) {
    let offset = ScrollingList.aligned(UInt32(offset), 7)
    grid.draw("  offset ", x: 0, y: 0, style: headerStyle, clip: grid.bounds)
    grid.draw(offset, x: 9, y: 0, style: headerStyle, clip: grid.bounds)
    grid.draw(headerEnd, x: 16, y: 0, style: headerStyle, clip: grid.bounds)
  }

  /// Draws a whole frame.
  func drawAll(offset: Int, into grid: CellGrid) {
    drawHeader(offset: offset, into: grid)
    for y in 0..<ScrollingList.visible { drawRow(offset + y, y: y + 1, into: grid) }
    grid.draw(footer, x: 0, y: 59, style: footerStyle, clip: grid.bounds)
  }
}

/// Redraws the whole screen, without reporting that rows have moved.
@MainActor struct RedrawnList: Workload {
  static let name = "W3"
  static let floorName: String? = "w3s"
  static let baselineName: String? = "w3"
  private let renderer = FrameRenderer(size: screen, capabilities: TerminalCapabilities())
  private let device: CountingDevice
  private let list = ScrollingList()

  init(device: CountingDevice) { self.device = device }

  func frame(_ number: Int) {
    list.drawAll(offset: number, into: renderer.next)
    _ = renderer.present(cursor: nil, to: device)
  }
}

/// Moves the rows itself, then draws the new row and the header.
@MainActor struct ScrolledList: Workload {
  static let name = "W3S"
  static let floorName: String? = "w3s"
  static let baselineName: String? = "w3h"
  private let renderer = FrameRenderer(size: screen, capabilities: TerminalCapabilities())
  private let device: CountingDevice
  private let list = ScrollingList()

  init(device: CountingDevice) { self.device = device }

  func frame(_ number: Int) {
    let grid = renderer.next
    if number == 0 {
      list.drawAll(offset: 0, into: grid)
    } else {
      grid.scroll(CellRect(x: 0, y: 1, width: 200, height: ScrollingList.visible), by: 1)
      list.drawHeader(offset: number, into: grid)
      list.drawRow(number + ScrollingList.visible - 1, y: ScrollingList.visible, into: grid)
    }
    _ = renderer.present(cursor: nil, to: device)
  }
}
