// SPDX-License-Identifier: MIT
// Views: the progress of a change over time.

package import CuriumTokens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The progress from one value to another as a function of time in seconds.
///
/// The value at a time is *target + rest × distance + drift × speed*. *Distance* is the start minus
/// the target, *speed* the initial velocity, so one sample works for numbers and vectors.
package indirect enum AnimationCurve: Hashable, Sendable {
  case eased(Easing, seconds: Double)
  case spring(Spring)
  case delayed(AnimationCurve, by: Double)
  case sped(AnimationCurve, by: Double)
  /// Repeats forever if `times` is `nil`.
  case repeated(AnimationCurve, times: Int?, autoreverses: Bool)

  /// The state of a curve at one time.
  struct Sample {
    /// The remaining fraction of the distance.
    var rest: Double
    /// The additional seconds of initial speed.
    var drift = 0.0
    /// The rates of change of `rest` and `drift`, per second.
    var restRate = 0.0
    var driftRate = 0.0
    var isOver = false
    /// The number of seconds without a change.
    var idle = 0.0

    static let over = Sample(rest: 0, isOver: true)
  }

  /// The maximum time, in seconds: one day, so that sums of times stay in range.
  static let longest = 86_400.0

  /// Returns `seconds` limited to the range from 0 to `longest`.
  package static func bounded(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : max(0, min(longest, seconds))
  }

  /// The duration in seconds; infinite for an endless curve.
  var duration: Double {
    switch self {
    case .eased(_, let seconds): seconds
    case .spring(let spring): spring.settlingTime
    case .delayed(let curve, let seconds): curve.duration + seconds
    case .sped(let curve, let factor): factor > 0 ? curve.duration / factor : .infinity
    case .repeated(let curve, let times, _):
      times.map { Double($0) * curve.duration } ?? (curve.duration > 0 ? .infinity : 0)
    }
  }

  /// The time after which the change seems complete, though a spring may still oscillate slightly.
  var logicalDuration: Double {
    switch self {
    case .eased, .repeated: duration
    case .spring(let spring): spring.response
    case .delayed(let curve, let seconds): curve.logicalDuration + seconds
    case .sped(let curve, let factor): factor > 0 ? curve.logicalDuration / factor : .infinity
    }
  }

  /// The velocity that the curve adds at its start, in distances per second.
  var initialVelocity: Double {
    switch self {
    case .spring(let spring): spring.initialVelocity
    case .eased, .repeated: 0
    case .delayed(let curve, _): curve.initialVelocity
    case .sped(let curve, let factor): curve.initialVelocity * factor
    }
  }

  func sample(at time: Double) -> Sample {
    switch self {
    case .eased(let easing, let seconds):
      if time >= seconds { return .over }
      let step = 0.001
      let part = max(0, time) / seconds
      let slope =
        (easing.value(at: min(1, part + step)) - easing.value(at: max(0, part - step)))
        / (min(1, part + step) - max(0, part - step))
      return Sample(rest: 1 - easing.value(at: part), restRate: -slope / seconds)
    case .spring(let spring): return spring.sample(at: time)
    case .delayed(let curve, let seconds):
      if time < seconds { return Sample(rest: 1, driftRate: 1, idle: seconds - time) }
      return curve.sample(at: time - seconds)
    case .sped(let curve, let factor):
      if factor <= 0 { return Sample(rest: 1, idle: Self.longest) }
      var sample = curve.sample(at: time * factor)
      sample.drift /= factor
      sample.restRate *= factor
      sample.idle /= factor
      return sample
    case .repeated(let curve, _, let autoreverses):
      let period = curve.duration
      if !(period > 0) || !period.isFinite || time >= duration { return .over }
      let round = (time / period).rounded(.down)
      let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      let local = time - round * period
      var sample = curve.sample(at: isBack ? period - local : local)
      if isBack { sample.restRate = -sample.restRate }
      sample.drift = 0
      sample.driftRate = 0
      sample.isOver = false
      return sample
    }
  }
}

/// A damped spring of mass 1, pulled towards its target.
package struct Spring: Hashable, Sendable {
  /// The period of an undamped oscillation in seconds, 2π/ω.
  let response: Double
  /// The damping. 1 reaches the target without overshooting; a smaller value oscillates.
  let dampingFraction: Double
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
