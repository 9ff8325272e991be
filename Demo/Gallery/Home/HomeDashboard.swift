// SPDX-License-Identifier: MIT
// Page: a small dashboard that stays still until the user runs it.

import Curium
import Observation

/// Made-up figures of a service.
@MainActor @Observable final class ServiceFigures {
  /// The newest value is last.
  private(set) var levels: [Double]
  private(set) var memory = 0.72
  private(set) var processor = 0.41
  private(set) var rollout = 0.34
  private(set) var isRunning = false
  @ObservationIgnored private var seed: UInt64 = 96

  /// The number of values to keep; a run has `steps` steps.
  private static let history = 32
  private static let steps = 48

  init() {
    levels = []
    for _ in 0..<Self.history { levels.append(nextLevel()) }
  }

  /// Runs for a few seconds, or takes all steps at once under reduced motion.
  func run(_ clock: AppClock, isStill: Bool) async {
    if isRunning { return }
    isRunning = true
    for _ in 0..<Self.steps {
      if !isStill, await !clock.sleep(for: .milliseconds(90)) { break }
      step()
    }
    isRunning = false
  }

  private func step() {
    levels.removeFirst()
    levels.append(nextLevel())
    memory = Self.bounded(memory + (random() - 0.5) * 0.08)
    processor = Self.bounded(processor + (random() - 0.5) * 0.16)
    rollout = rollout >= 1 ? 0 : min(1, rollout + 0.02)
  }

  private func nextLevel() -> Double {
    Self.bounded((levels.last ?? 0.5) + (random() - 0.5) * 0.3)
  }

  private static func bounded(_ value: Double) -> Double { max(0.05, min(0.98, value)) }

  private func random() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 40) / Double(1 << 24)
  }

  /// The requests per second.
  var requests: String {
    let hundreds = 8 + Int((levels.last ?? 0) * 160)
    return "\(hundreds / 10).\(hundreds % 10)k/s"
  }
  /// Whether there is no more load than five values ago.
  var isCalm: Bool { (levels.last ?? 0) <= levels[Self.history - 6] }
}

/// Meters, badges and a button, combined as in an app.
struct HomeDashboard: View {
  @State private var service = ServiceFigures()
  @State private var runs = 0
  @Environment(\.clock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Card {
      HStack(spacing: 1) {
        HomeHeading(title: "api-gateway")
        Spacer(minLength: 1)
        StatePill(
          text: service.isCalm ? "Healthy" : "Busy",
          color: service.isCalm ? .success : .warning)
        Badge(text: "v2.4.1")
      }
      RequestHistory(service: service)
      Meters(service: service)
      HStack(spacing: 2) {
        PrimaryButton(title: "Send traffic", isLoading: service.isRunning) { runs += 1 }
        TagList(tags: ["production", "eu-west"])
      }
      .padding(.top, 1)
    }
    .task(id: runs) {
      if runs > 0 { await service.run(clock, isStill: reducesMotion) }
    }
  }
}

/// The requests over time, and their current number.
private struct RequestHistory: View {
  let service: ServiceFigures

  var body: some View {
    HStack(spacing: ComponentTokens.Gauge.spacing) {
      MeterLabel(title: "Requests")
      GeometryReader { geometry in
        Sparkline(
          values: Array(service.levels.suffix(geometry.size.width)), color: .info,
          label: "Requests per second")
      }
      .frame(height: 1)
      Text(service.requests).bold().layoutPriority(1)
    }
    .lineLimit(1)
  }
}

/// Bars aligned with the chart above them.
private struct Meters: View {
  let service: ServiceFigures

  var body: some View {
    meter("Memory", service.memory, .success)
    meter("Processor", service.processor, .warning)
    meter("Rollout", service.rollout, .info)
  }

  private func meter(_ title: String, _ value: Double, _ color: Color) -> some View {
    HStack(spacing: 0) {
      MeterLabel(title: title)
      Gauge("", value: value, color: color).accessibilityLabel(title)
    }
  }
}

/// The label of a meter, as wide as the longest one.
private struct MeterLabel: View {
  let title: String

  var body: some View {
    Text(title).foregroundStyle(.textSecondary).lineLimit(1)
      .frame(width: 9, alignment: .leading)
      .accessibilityHidden()
  }
}
