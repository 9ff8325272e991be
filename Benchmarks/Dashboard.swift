// SPDX-License-Identifier: MIT
// Tool: the dashboard with 600 segments of three texts, and W2, which changes one counter in it.

import Curium
import CuriumTerminal

/// Runs enqueued work on request. Its clock advances only to alarms.
@MainActor final class BenchmarkLoop: EventLoop {
  /// Only the main thread reads it.
  private(set) nonisolated(unsafe) var now = Duration.zero
  /// Swift wraps closures stored directly in an array, which allocates memory. Closures in a struct
  /// aren't wrapped.
  private struct Work {
    let run: @MainActor () -> Void
  }
  private var pending: [Work] = []
  private var spare: [Work] = []
  private var alarm: (deadline: Duration, work: Work)?

  func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(Work(run: work)) }
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {
    alarm = deadline.map { ($0, Work(run: work)) }
  }

  /// Moves the time to the next requested one, and runs the work that waits for it.
  func runNextAlarm() {
    guard let next = alarm else { return }
    alarm = nil
    now = max(now, next.deadline)
    next.work.run()
    run()
  }

  /// Runs the enqueued work, including work enqueued in the meantime.
  func run() {
    while !pending.isEmpty {
      swap(&pending, &spare)
      for work in spare { work.run() }
      spare.removeAll(keepingCapacity: true)
    }
  }
}

/// The events the decoder delivers for one key.
let pressedSpace: [TerminalEvent] = [.key(KeyPress(.space))]

/// The figure of the counter in a frame. All six digits differ from the previous frame.
func counterText(_ frame: Int) -> String { "\(100_000 + (123_457 * frame) % 900_000) " }

/// The kit's tokens that contain the colours of the workload in the dashboard's themes.
private let dashboardTokens: [Color] = (TokenCatalog.semantic + TokenCatalog.primitives)
  .filter { $0.kind == .color && $0.path != Color.background.path }
  .prefix(64).compactMap { .token($0.path) }

/// Colour `index` of 64; the colours repeat.
func dashboardColor(_ index: Int) -> Color { dashboardTokens[index & 63] }

/// Two themes in which every colour of the dashboard is different.
let dashboardThemes: [AppTheme] = [(0, UInt32(0x14141E)), (32, 0xF0F0E1)].map { shift, ground in
  var theme = AppTheme.light.setting(.background, to: Color(hex: ground))
  for (index, token) in dashboardTokens.enumerated() {
    theme = theme.setting(token, to: Color(palette(index + shift)))
  }
  return theme
}

/// One of the 600 segments: a name, a figure, a status word.
struct Segment: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    let figure = (row * 10_007 + place * 7_919 + 4_242) % 1_000_000
    HStack(spacing: 0) {
      SegmentName(row: row, place: place)
      Text(padded(figure)).bold().foregroundStyle(dashboardColor(row * 3 + place * 5 + 7))
      SegmentStatus(row: row, place: place)
    }
  }

  private func padded(_ figure: Int) -> String {
    let digits = String(figure)
    return String(repeating: " ", count: 6 - digits.count) + digits + " "
  }
}

struct SegmentName: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    Text("node-\(row / 10)\(row % 10)-\(place / 10)\(place % 10) ")
      .foregroundStyle(dashboardColor(row + place))
  }
}

struct SegmentStatus: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    Text(["ok", "hi", "lo", "!!"][(row + place) & 3])
      .foregroundStyle(.background)
      .background(dashboardColor(row * 7 + place + 13))
  }
}

/// The rows of the dashboard. Segment 5 of row 30 shows a text, or owns the counter.
struct DashboardRows: View {
  var counter: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<60) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { place in
            if row == 30, place == 5 {
              if let counter { CounterSegment(text: counter) } else { OwnCounter() }
            } else {
              Segment(row: row, place: place)
            }
          }
        }
      }
    }
    .background(.background)
  }
}

/// The segment with the counter.
struct CounterSegment: View {
  let text: String

  var body: some View {
    HStack(spacing: 0) {
      SegmentName(row: 30, place: 5)
      Text(text).bold().foregroundStyle(dashboardColor(30 * 3 + 5 * 5 + 7))
      SegmentStatus(row: 30, place: 5)
    }
  }
}

/// A segment that owns the counter. A key changes its state, which only one text reads.
struct OwnCounter: View {
  @State private var frame = 0

  var body: some View {
    HStack(spacing: 0) {
      SegmentName(row: 30, place: 5)
      CounterFigure(frame: $frame)
      SegmentStatus(row: 30, place: 5)
    }
    .onKeyPress(.space) {
      frame += 1
      return .handled
    }
  }
}

struct CounterFigure: View {
  @Binding var frame: Int

  var body: some View {
    Text(counterText(frame)).bold().foregroundStyle(dashboardColor(30 * 3 + 5 * 5 + 7))
  }
}

/// A dashboard whose root owns the counter. Each change re-evaluates the root's body.
struct RootCounterDashboard: View {
  @State private var frame = 0

  var body: some View {
    DashboardRows(counter: counterText(frame))
      .onKeyPress(.space) {
        frame += 1
        return .handled
      }
  }
}

/// A screen on which a key changes a counter of six digits.
@MainActor protocol CounterScreen: View {
  static var workload: String { get }
  static var baseline: String { get }
  static func make() -> Self
}

/// The counter is state of its own segment.
extension DashboardRows: CounterScreen {
  static let workload = "W2"
  static let baseline = "w2s"
  static func make() -> Self { Self() }
}

/// The counter is state of the root.
extension RootCounterDashboard: CounterScreen {
  static let workload = "W2R"
  static let baseline = "w2"
  static func make() -> Self { Self() }
}

/// Measures from the decoded key to the written bytes.
@MainActor struct CounterUpdate<Screen: CounterScreen>: Workload {
  static var name: String { Screen.workload }
  static var floorName: String? { "w2" }
  static var baselineName: String? { Screen.baseline }
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(Screen.make(), device: device, loop: loop) {
      $0.appTheme = dashboardThemes[0]
    }
    loop.run()
  }

  func frame(_ number: Int) {
    device.eventHandler?(pressedSpace)
    loop.run()
  }
}
