// SPDX-License-Identifier: MIT
// Token: a damped spring.

import CuriumLibc

/// A damped spring of mass 1, pulled towards its target.
package struct Spring: Hashable, Sendable {
  /// The period of an undamped oscillation in seconds, 2π/ω.
  let response: Double
  /// The damping. 1 reaches the target without overshooting; a smaller value oscillates.
  private let dampingFraction: Double
  /// The initial velocity, in distances per second.
  let initialVelocity: Double
  /// The time after which less than a thousandth of the distance ever remains.
  let settlingTime: Double

  init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    self.response = AnimationCurve.bounded(response)
    // Without damping, the spring would never come to rest.
    let damping = dampingFraction.isNaN ? 1 : max(0.02, min(100, dampingFraction))
    self.dampingFraction = damping
    self.initialVelocity =
      initialVelocity.isFinite ? max(-1_000, min(1_000, initialVelocity)) : 0
    settlingTime = Self.settlingTime(self.response, damping)
  }

  /// Creates a spring with SwiftUI's other parameters. A bounce of 0 doesn't oscillate; 1 does for
  /// a long time.
  init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = bounce.isNaN ? 0 : max(-0.99, min(0.98, bounce))
    self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  private var frequency: Double { 2 * Double.pi / response }

  private static func settlingTime(_ response: Double, _ damping: Double) -> Double {
    if response <= 0 { return 0 }
    let frequency = 2 * Double.pi / response
    let least = 0.001
    if damping < 1 {
      let swing = (1 - damping * damping).squareRoot()
      return min(AnimationCurve.longest, log(1 / (least * swing)) / (damping * frequency))
    }
    // (1 + ωt)e^−ωt falls below a thousandth at ωt = 9.23. Above that damping, the slower root
    // decides.
    let slow = damping - (damping * damping - 1).squareRoot()
    return min(AnimationCurve.longest, 9.24 / (slow * frequency))
  }

  func sample(at time: Double) -> AnimationCurve.Sample {
    if time >= settlingTime { return .over }
    let omega = frequency
    let decay = dampingFraction * omega
    if dampingFraction < 1 {
      let swing = omega * (1 - dampingFraction * dampingFraction).squareRoot()
      let envelope = exp(-decay * time)
      let (cosine, sine) = (cos(swing * time), sin(swing * time))
      return AnimationCurve.Sample(
        rest: envelope * (cosine + decay / swing * sine), drift: envelope * sine / swing,
        restRate: -envelope * (omega * omega / swing) * sine,
        driftRate: envelope * (cosine - decay / swing * sine))
    }
    if dampingFraction == 1 {
      let envelope = exp(-omega * time)
      return AnimationCurve.Sample(
        rest: envelope * (1 + omega * time), drift: envelope * time,
        restRate: -envelope * omega * omega * time, driftRate: envelope * (1 - omega * time))
    }
    let root = omega * (dampingFraction * dampingFraction - 1).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let (slowPart, fastPart) = (exp(slow * time), exp(fast * time))
    return AnimationCurve.Sample(
      rest: (slow * fastPart - fast * slowPart) / (slow - fast),
      drift: (slowPart - fastPart) / (slow - fast),
      restRate: slow * fast * (fastPart - slowPart) / (slow - fast),
      driftRate: (slow * slowPart - fast * fastPart) / (slow - fast))
  }
}
