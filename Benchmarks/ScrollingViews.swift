// SPDX-License-Identifier: MIT
// Tool: W3 as an app would write it: a lazy stack of a million rows in a scroll view.

import Curium
import CuriumTerminal

/// A row of the list.
struct ServiceRow: View {
  let row: ScrollingList.Row
  let status: (text: String, style: CellStyle)

  var body: some View {
    HStack(spacing: 0) {
      Text(row.number).foregroundStyle(Color(red: 120, green: 120, blue: 120))
      Text(row.name).foregroundStyle(Color(red: 230, green: 230, blue: 230))
      Text(row.detail).foregroundStyle(Color(red: 150, green: 180, blue: 210))
      Text(status.text).fontWeight(row.status == 3 ? .bold : .regular)
        .foregroundStyle(Color(status.style.foreground))
        .background(Color(status.style.background))
    }
  }
}

/// The header. No other view reads the scroll offset.
struct ServiceHeader: View {
  let list: ScrollingList
  @Binding var offset: Int

  var body: some View { list.header(offset: offset) }
}

/// The header. No other view reads the scroll position.
struct PositionHeader: View {
  let list: ScrollingList
  @Binding var position: ScrollPosition

  var body: some View { list.header(offset: position.y) }
}

extension ScrollingList {
  func header(offset: Int) -> some View {
    Text("  offset " + ScrollingList.aligned(UInt32(offset), 7) + headerEnd).bold()
      .foregroundStyle(Color(red: 255, green: 255, blue: 255))
      .background(Color(red: 40, green: 60, blue: 120))
  }

  var stack: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(0..<1_000_000) { index in
        let row = rows[index % rows.count]
        ServiceRow(row: row, status: statuses[row.status])
      }
    }
  }

  var footerText: some View {
    Text(footer).foregroundStyle(Color(red: 0, green: 0, blue: 0))
      .background(Color(red: 200, green: 200, blue: 200))
  }
}

/// A million rows between a header and a footer. The down arrow scrolls by one row.
struct ServiceList: View {
  let list: ScrollingList
  @State private var offset = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ServiceHeader(list: list, offset: $offset)
      ScrollView(showsIndicators: false) {
        list.stack.onKeyPress(.downArrow) {
          offset += 1
          return .ignored
        }
      }
      list.footerText
    }
    .background(Color(red: 20, green: 20, blue: 30))
  }
}

/// The same list, scrolled by one row by code.
struct PositionedServiceList: View {
  let list: ScrollingList
  @State private var position = ScrollPosition()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PositionHeader(list: list, position: $position)
      ScrollView(showsIndicators: false) {
        list.stack.onKeyPress("j") {
          position.scroll(rows: 1)
          return .handled
        }
      }
      .scrollPosition($position)
      list.footerText
    }
    .background(Color(red: 20, green: 20, blue: 30))
  }
}

/// Measures from the decoded key to the written bytes: creating the new row, removing the old one.
@MainActor struct ViewedList: Workload {
  static let name = "W3V"
  static let floorName: String? = "w3s"
  static let baselineName: String? = "w3h"
  private static let pressedDown: [TerminalEvent] = [.key(KeyPress(.downArrow))]
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(ServiceList(list: ScrollingList()), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    device.eventHandler?(Self.pressedDown)
    loop.run()
  }
}

/// Measures the same with a scroll position: the key changes it, the view follows, and the header
/// shows it.
@MainActor struct PositionedList: Workload {
  static let name = "W3P"
  static let floorName: String? = "w3s"
  static let baselineName: String? = "w3h"
  private static let pressedJ: [TerminalEvent] = [.key(KeyPress("j"))]
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(PositionedServiceList(list: ScrollingList()), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    device.eventHandler?(Self.pressedJ)
    loop.run()
  }
}
