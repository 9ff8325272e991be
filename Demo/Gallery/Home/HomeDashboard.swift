// SPDX-License-Identifier: MIT
// Page: a small dashboard that stays still until the user runs it.

import Curium
import Observation

/// Made-up figures of a harbour.
@MainActor @Observable final class HarbourFigures {
  /// The newest value is last.
  private(set) var levels: [Double]
  private(set) var berths = 0.72
  private(set) var crane = 0.41
  private(set) var unloaded = 0.34
  private(set) var isRunning = false
  @ObservationIgnored private var seed: UInt64 = 96

  /// The number of values to keep; a run has `steps` steps.
  private static let memory = 32
  private static let steps = 48

  init() {
    levels = []
    for _ in 0..<Self.memory { levels.append(nextLevel()) }
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
    berths = Self.bounded(berths + (random() - 0.5) * 0.08)
    crane = Self.bounded(crane + (random() - 0.5) * 0.16)
    unloaded = unloaded >= 1 ? 0 : min(1, unloaded + 0.02)
  }

  private func nextLevel() -> Double {
    Self.bounded((levels.last ?? 0.5) + (random() - 0.5) * 0.3)
  }

  private static func bounded(_ value: Double) -> Double { max(0.05, min(0.98, value)) }

  private func random() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 40) / Double(1 << 24)
  }

  /// The water level in metres, with one decimal.
  var depth: String {
    let tenths = 8 + Int((levels.last ?? 0) * 24)
    return "\(tenths / 10).\(tenths % 10) m"
  }
  /// Whether the level has risen over the last five values.
  var isRising: Bool { (levels.last ?? 0) >= levels[Self.memory - 6] }
}

/// Meters, badges and a button, combined as in an app.
struct HomeDashboard: View {
  @State private var harbour = HarbourFigures()
  @State private var runs = 0
  @Environment(\.clock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Card {
      HStack(spacing: 1) {
        HomeHeading(title: "Harbour")
        Spacer(minLength: 1)
        StatePill(
          text: harbour.isRising ? "Rising" : "Falling",
          color: harbour.isRising ? .success : .warning)
        Badge(text: "Live")
      }
      WaterLevel(harbour: harbour)
      Meters(harbour: harbour)
      HStack(spacing: 2) {
        PrimaryButton(title: "Let it run", isLoading: harbour.isRunning) { runs += 1 }
        TagList(tags: ["pilot", "tide"])
      }
      .padding(.top, 1)
    }
    .task(id: runs) {
      if runs > 0 { await harbour.run(clock, isStill: reducesMotion) }
    }
  }
}

/// The history of the water level, and its current value.
private struct WaterLevel: View {
  let harbour: HarbourFigures

  var body: some View {
    HStack(spacing: ComponentTokens.Gauge.spacing) {
      MeterLabel(title: "Water")
      GeometryReader { geometry in
        Sparkline(
          values: Array(harbour.levels.suffix(geometry.size.width)), color: .info,
          label: "Water level")
      }
      .frame(height: 1)
      Text(harbour.depth).bold().layoutPriority(1)
    }
    .lineLimit(1)
  }
}

/// Bars aligned with the water level chart above them.
private struct Meters: View {
  let harbour: HarbourFigures

  var body: some View {
    meter("Berths", harbour.berths, .success)
    meter("Cranes", harbour.crane, .warning)
    meter("Unloading", harbour.unloaded, .info)
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
