// SPDX-License-Identifier: MIT
// Token: the progress of a change over time.

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
  package struct Sample {
    /// The remaining fraction of the distance.
    package var rest: Double
    /// The additional seconds of initial speed.
    package var drift = 0.0
    /// The rates of change of `rest` and `drift`, per second.
    package var restRate = 0.0
    package var driftRate = 0.0
    package var isOver = false
    /// The number of seconds without a change.
    package var idle = 0.0

    static let over = Sample(rest: 0, isOver: true)
  }

  /// The maximum time, in seconds: one day, so that sums of times stay in range.
  static let longest = 86_400.0

  /// Returns `seconds` limited to the range from 0 to `longest`.
  package static func bounded(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : max(0, min(longest, seconds))
  }

  /// The duration in seconds; infinite for an endless curve.
  package var duration: Double {
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
  package var logicalDuration: Double {
    switch self {
    case .eased, .repeated: duration
    case .spring(let spring): spring.response
    case .delayed(let curve, let seconds): curve.logicalDuration + seconds
    case .sped(let curve, let factor): factor > 0 ? curve.logicalDuration / factor : .infinity
    }
  }

  /// The velocity that the curve adds at its start, in distances per second.
  package var initialVelocity: Double {
    switch self {
    case .spring(let spring): spring.initialVelocity
    case .eased, .repeated: 0
    case .delayed(let curve, _): curve.initialVelocity
    case .sped(let curve, let factor): curve.initialVelocity * factor
    }
  }

  package func sample(at time: Double) -> Sample {
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
