// SPDX-License-Identifier: MIT
// Page: a stopwatch.

import Curium

/// A stopwatch that starts, pauses, continues and resets, and keeps the time of each lap.
struct Stopwatch: App {
  /// The measured time of all runs.
  @State private var elapsed = Duration.zero
  @State private var isRunning = false
  /// The measured time at the end of each lap.
  @State private var laps: [Duration] = []
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        Panel(title: "Stopwatch") { watch.frame(maxWidth: .infinity, maxHeight: .infinity) }
          // In a low window, the clock needs the rows of the frame.
          .framed(geometry.size.height >= 8)
      }
      KeyHints()
    }
    .keyBinding(isRunning ? "pause" : "start", "s") { isRunning.toggle() }
    .keyBinding("lap", "l", isEnabled: isRunning) { laps.append(elapsed) }
    .keyBinding("reset", "r") { reset() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private var watch: some View {
    VStack(spacing: 1) {
      BigText(text: Self.text(elapsed))
        .foregroundStyle(isRunning ? .brandPrimary : .textSecondary)
        .background { if isRunning { ticks } }
      HStack(spacing: 2) {
        PrimaryButton(title: isRunning ? "Pause" : "Start") { isRunning.toggle() }
        SecondaryButton(title: "Lap") { laps.append(elapsed) }.disabled(!isRunning)
        SecondaryButton(title: "Reset") { reset() }.disabled(elapsed == .zero)
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

  /// Adds the time between updates, which can come late.
  private var ticks: some View {
    TimelineView(.periodic(by: 0.1)) { context in
      Color.clear.onChange(of: context.time) { old, new in elapsed += new - old }
    }
  }

  private func reset() {
    elapsed = .zero
    laps = []
  }

  /// The time as `1:02.3`.
  static func text(_ time: Duration) -> String {
    String(duration: time, style: .clock(fractionDigits: 1))
  }
}
