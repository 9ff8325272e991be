// SPDX-License-Identifier: MIT
// Tool: the first frame of an app: its nodes, layout, cells and bytes.

@_spi(Nodes) import CuriumEngine
import CAllocationCounter
import Curium
import CuriumTerminal

/// The cost of building a screen.
private struct BuildMeasurement {
  /// Microseconds of processor time until the end of the first frame.
  var microseconds: Double
  var allocations: Double
  /// Nodes in the graph.
  var nodes: Int
  /// Heap bytes that the app keeps, without those the process keeps permanently.
  var bytes: Double
}

/// Builds the screen of `content` once, then removes it.
@MainActor private func build(_ content: some View, on device: CountingDevice) -> BuildMeasurement {
  let loop = BenchmarkLoop()
  let (bytes, allocations) = (cac_bytes(), cac_count())
  let begin = processorTime()
  let runtime = AppRuntime(content, device: device, loop: loop)
  loop.run()
  let end = processorTime()
  let measurement = BuildMeasurement(
    microseconds: end - begin, allocations: Double(cac_count() - allocations),
    nodes: runtime.graph.diagnostics.takeCounts().nodes, bytes: Double(cac_bytes()) - Double(bytes))
  runtime.tearDown()
  return measurement
}

/// Builds each screen several times and reports one line for each: the first run, before the
/// process has used the types of its views, and the median of the others. `W5B` in `wanted` stands
/// for three screens.
@MainActor func measureBuilds(_ wanted: Set<String>, into report: Report) {
  report.show("      first ms   again ms   allocations    nodes   bytes a node   (the first frame)")
  if wanted.isEmpty || wanted.contains("W2B") {
    measureBuild("W2B", "the dashboard of W2", times: 41, into: report) { DashboardRows() }
  }
  guard wanted.isEmpty || wanted.contains("W5B") else { return }
  for (name, cards) in [("W5B", 250), ("W5B×10", 2_500), ("W5B×100", 25_000)] {
    let times = cards > 10_000 ? 3 : 11
    measureBuild(name, "\(cards) cards", times: times, into: report) {
      DeckRows(deck: CardDeck(count: cards))
    }
  }
}

@MainActor private func measureBuild<Content: View>(
  _ name: String, _ title: String, times: Int, into report: Report, _ content: () -> Content
) {
  let device = CountingDevice()
  // An empty screen also has grids and tables; they don't count as node costs.
  let empty = build(EmptyView(), on: device)
  var measurements: [BuildMeasurement] = []
  for _ in 0..<times { measurements.append(build(content(), on: device)) }
  let first = measurements[0]
  let again = median(measurements.dropFirst().map(\.microseconds))
  let last = measurements[times - 1]
  let bytes = (last.bytes - empty.bytes) / Double(max(1, last.nodes))
  report.show(
    column(name, 7), column(text(first.microseconds / 1000, 2), 6),
    column(text(again / 1000, 2), 10), column(text(last.allocations, 0), 13),
    column(text(Double(last.nodes), 0), 8), column(text(bytes, 0), 14), "  " + title)
  report.keep(
    "{\"workload\":\"\(name)\",\"first_us\":\(text(first.microseconds, 0)),"
      + "\"cpu_us\":\(text(again, 0)),\"allocations\":\(text(last.allocations, 0)),"
      + "\"nodes\":\(last.nodes),\"bytes_a_node\":\(text(bytes, 0))}")
}
