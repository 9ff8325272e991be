// SPDX-License-Identifier: MIT
// Testing: curves and springs, compared with known values.

import CuriumTokens
import Testing

@testable import CuriumEngine

struct AnimationCurveTests {
  private static let theme = AppTheme.dark

  /// The progress of an animation at a time.
  private static func progress(_ animation: Animation, _ time: Double) -> Double {
    1 - animation.curve(in: theme).sample(at: time).rest
  }

  /// A time, and the progress at that time. The values are from CSS curves (cubic-bezier), and from
  /// x″ = −ω²x − 2ζωx′, starting at 1 at rest, solved by hand.
  private static let samples: [(animation: Animation, time: Double, progress: Double)] = {
    let second = Animation.linear(duration: 1)
    var samples: [(animation: Animation, time: Double, progress: Double)] = []
    samples.append((.linear(duration: 2), 0.5, 0.25))
    samples.append((.easeIn(duration: 1), 0.5, 0.3154))
    samples.append((.easeOut(duration: 1), 0.5, 0.6846))
    samples.append((.easeInOut(duration: 1), 0.25, 0.1292))
    samples.append((.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), 0.5, 0.8024))
    samples.append((second.delay(1), 0.9, 0))
    samples.append((second.delay(1), 1.5, 0.5))
    samples.append((second.speed(2), 0.25, 0.5))
    samples.append((second.delay(1).speed(2), 0.75, 0.5))
    samples.append((second.repeatCount(3), 1.25, 0.75))
    samples.append((second.repeatCount(3, autoreverses: false), 1.25, 0.25))
    samples.append((second.repeatCount(3), 3, 1))
    samples.append((second.repeatForever(), 1_000.5, 0.5))
    samples.append((.spring(response: 1, dampingFraction: 1), 0.25, 0.4656))
    samples.append((.spring(response: 1, dampingFraction: 0.5), 0.5, 1.1407))
    samples.append((.spring(duration: 1, bounce: 0.5), 0.5, 1.1407))
    samples.append((.spring(response: 1, dampingFraction: 2), 0.5, 0.5358))
    samples.append((.interpolatingSpring(stiffness: 100, damping: 20), 0.1, 0.2642))
    samples.append((.linear(duration: 0), 0, 1))
    samples.append((.linear(duration: .nan), 0, 1))
    samples.append((.spring(duration: 0), 0, 1))
    return samples
  }()

  @Test(arguments: samples.indices) func `a curve has the expected progress at each time`(
    index: Int
  ) {
    let sample = Self.samples[index]
    #expect(abs(Self.progress(sample.animation, sample.time) - sample.progress) < 0.005)
  }

  @Test(arguments: [0.1, 0.5, 0.999, 1, 1.001, 2, 50] as [Double])
  func `a spring comes to rest, and its velocity matches its positions`(damping: Double) {
    let curve = Animation.spring(response: 0.7, dampingFraction: damping).curve(in: Self.theme)
    #expect(curve.duration.isFinite && curve.duration > 0)
    #expect(curve.sample(at: curve.duration).isOver)
    #expect(abs(curve.sample(at: curve.duration * 0.9999).rest) < 0.003)
    let step = 0.000_01
    for time in [0.05, 0.2, 0.6] where time + step < curve.duration {
      let (before, at, after) = (
        curve.sample(at: time - step), curve.sample(at: time), curve.sample(at: time + step)
      )
      #expect(abs((after.rest - before.rest) / (2 * step) - at.restRate) < 0.01)
      #expect(abs((after.drift - before.drift) / (2 * step) - at.driftRate) < 0.01)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, -1, 1e300, 5e-308])
  func `hostile numbers still give finite values`(number: Double) {
    let animations: [Animation] = [
      .linear(duration: number), .spring(response: number, dampingFraction: number),
      .spring(duration: number, bounce: number), .default.delay(number), .default.speed(number),
      .timingCurve(number, number, number, number, duration: number),
      .interpolatingSpring(
        mass: number, stiffness: number, damping: number, initialVelocity: number),
      .linear.repeatCount(number > 0 ? .max : .min).speed(number),
    ]
    for animation in animations {
      let curve = animation.curve(in: Self.theme)
      for time in [0, 0.001, 1, 1e6] {
        let sample = curve.sample(at: time)
        #expect(sample.rest.isFinite && sample.drift.isFinite && !sample.idle.isNaN)
      }
      #expect(!curve.duration.isNaN && curve.duration >= 0)
    }
  }

  @Test func `an animation without a duration uses the theme's`() {
    let fast = Motion.fast.resolve(in: Self.theme) / .seconds(1)
    let normal = Motion.normal.resolve(in: Self.theme) / .seconds(1)
    let slow = Motion.slow.resolve(in: Self.theme) / .seconds(1)
    #expect(fast > 0 && fast < normal && normal < slow)
    #expect(Animation.fast.curve(in: Self.theme).duration == fast)
    #expect(Animation.default.curve(in: Self.theme).duration == normal)
    #expect(Animation.easeIn.curve(in: Self.theme).duration == normal)
    #expect(Animation.snappy.curve(in: Self.theme).logicalDuration == slow)
  }
}
