// SPDX-License-Identifier: MIT
// Tool: W8, a divider between two panes of 1,000 nodes that moves by a cell in every frame.

import Curium
import CuriumTerminal

/// A line of a pane: a number, a name, and a size at the right edge.
private struct FileRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text(cardLabel(number)).foregroundStyle(Color(palette(number)))
      Text("Sources")
      Spacer()
      Text(cardFigure(37 * number)).foregroundStyle(Color(palette(3 * number)))
    }
  }
}

/// A pane of 143 rows of seven nodes, 60 of them on the screen.
private struct FilePane: View {
  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<143) { FileRow(number: $0) } }
    }
  }
}

private struct FilePanes: View {
  var body: some View {
    SplitView(.horizontal) {
      FilePane()
      FilePane()
    }
  }
}

/// Measures from the decoded pointer event to the written bytes. Both panes are laid out again, and
/// the right one is redrawn one cell further.
@MainActor struct PaneDrag: Workload {
  static let name = "W8"
  static let floorName: String? = nil
  static let baselineName: String? = nil
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(FilePanes(), device: device, loop: loop)
    loop.run()
    send(.down, 100)
  }

  func frame(_ number: Int) {
    let step = number % 40
    send(.dragged, 90 + (step < 20 ? step : 40 - step))
  }

  private func send(_ kind: PointerEvent.Kind, _ column: Int) {
    device.eventHandler?([
      .pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: column, y: 30)))
    ])
    loop.run()
  }
}
