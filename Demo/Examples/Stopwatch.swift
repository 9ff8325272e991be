// SPDX-License-Identifier: MIT
// Page: a stopwatch.

import Curium

/// A stopwatch that starts, pauses, continues and resets, and keeps the time of each lap.
struct Stopwatch: App {
  /// The measured time of the earlier runs.
  @State private var measured = Duration.zero
  /// The start of the current run; `nil` while the stopwatch is paused.
  @State private var start: AppClock.Instant?
  /// The measured time at the end of each lap.
  @State private var laps: [Duration] = []
  @Environment(\.clock) private var clock
  @Environment(\.quit) private var quit

  private var isRunning: Bool { start != nil }
  /// The measured time of all runs.
  private var elapsed: Duration { measured + (start.map { clock.now - $0 } ?? .zero) }

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        Panel(title: "Stopwatch") { watch.frame(maxWidth: .infinity, maxHeight: .infinity) }
          // In a low window, the clock needs the rows of the frame.
          .framed(geometry.size.height >= 8)
      }
      KeyHints()
    }
    .keyBinding(isRunning ? "pause" : "start", "s") { toggle() }
    .keyBinding("lap", "l", isEnabled: isRunning) { laps.append(elapsed) }
    .keyBinding("reset", "r") { reset() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private var watch: some View {
    VStack(spacing: 1) {
      if isRunning {
        TimelineView(.periodic(by: 0.1)) { _ in digits(.brandPrimary) }
      } else {
        digits(.textSecondary)
      }
      HStack(spacing: 2) {
        PrimaryButton(title: isRunning ? "Pause" : "Start") { toggle() }
        SecondaryButton(title: "Lap") { laps.append(elapsed) }.disabled(!isRunning)
        SecondaryButton(title: "Reset") { reset() }.disabled(!isRunning && measured == .zero)
      }
      if !laps.isEmpty {
        ScrollView { lapTimes }
          // The last lap stays in view. Without the limit, the clock would be at the top.
          .defaultScrollAnchor(.bottom)
          .frame(maxWidth: 34, maxHeight: Length(laps.count))
      }
    }
  }

  private var lapTimes: some View {
    VStack(spacing: 0) {
      ForEach(laps.indices, id: \.self) { index in
        let lap = laps[index] - (index == 0 ? .zero : laps[index - 1])
        InfoRow(
          label: "Lap \(index + 1)",
          value: "\(Self.text(lap))   total \(Self.text(laps[index]))")
      }
    }
  }

  private func digits(_ color: Color) -> some View {
    BigText(text: Self.text(elapsed)).foregroundStyle(color)
  }

  private func toggle() {
    measured = elapsed
    start = isRunning ? nil : clock.now
  }

  private func reset() {
    measured = .zero
    if isRunning { start = clock.now }
    laps = []
  }

  /// The time as `1:02.3`.
  static func text(_ time: Duration) -> String {
    String(duration: time, style: .clock(fractionDigits: 1))
  }
}
