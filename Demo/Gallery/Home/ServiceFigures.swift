// SPDX-License-Identifier: MIT
// Page: made-up figures of a service.

import Curium
import Observation

/// The requests that a service handles. They stay still until the user sends traffic.
@MainActor @Observable final class ServiceFigures {
  /// Thousands of requests per second, the newest last.
  private(set) var levels: [Double] = []
  private(set) var isRunning = false
  @ObservationIgnored private var step = 0
  @ObservationIgnored private var seed: UInt64 = 96

  /// The number of values to keep; a run has `steps` steps.
  private static let history = 72
  private static let steps = 48

  init() {
    for _ in 0..<Self.history { levels.append(nextLevel()) }
  }

  /// Runs for a few seconds, or takes all steps at once under reduced motion.
  func run(_ clock: AppClock, isStill: Bool) async {
    if isRunning { return }
    isRunning = true
    for _ in 0..<Self.steps {
      if !isStill, await !clock.sleep(for: .milliseconds(90)) { break }
      levels.removeFirst()
      levels.append(nextLevel())
    }
    isRunning = false
  }

  /// Waves of a day with noise and some peaks, between 1 and 16.
  private func nextLevel() -> Double {
    step += 1
    let phase = Double(step % 24) / 24
    let wave = phase < 0.5 ? phase * 2 : 2 - phase * 2
    let peak = step % 37 < 4 ? 4.5 : 0
    let calm = step % 61 > 44 ? 0.25 : 1
    return max(1, min(16, (2 + wave * 8 + peak) * calm + random() * 1.6))
  }

  private func random() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 40) / Double(1 << 24)
  }

  /// The current requests per second.
  var requests: String {
    let value = Int((levels.last ?? 0) * 1_000)
    let thousands = String(value % 1_000 + 1_000).dropFirst()
    return value < 1_000 ? "\(value)" : "\(value / 1_000),\(thousands)"
  }
}
