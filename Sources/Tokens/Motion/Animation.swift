// SPDX-License-Identifier: MIT
// Token: the timing of a change.

/// The timing of a change: its duration and its curve.
///
/// Times are in seconds, as in SwiftUI. An animation without a duration uses the one of a motion
/// token, `fast`, `normal` or `slow`, in the theme of the animated view. If the theme's duration is
/// 0, or if motion is reduced, the change takes effect immediately.
///
///     withAnimation(.easeOut) { isExpanded.toggle() }
///     withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isExpanded.toggle() }
///     Text("Saved").opacity(isExpanded ? 1 : 0).animation(.fast, value: isExpanded)
public struct Animation: Hashable, Sendable {
  /// The animation, independent of a theme.
  private indirect enum Plan: Hashable, Sendable {
    case token(Motion)
    case eased(Easing, Motion)
    case bouncing(Double, Motion)
    case fixed(AnimationCurve)
    case delayed(Plan, Double)
    case sped(Plan, Double)
    case repeated(Plan, Int?, Bool)
  }

  private let plan: Plan

  private init(_ plan: Plan) { self.plan = plan }

  private init(_ easing: Easing, _ seconds: Double) {
    plan = .fixed(.eased(easing, seconds: AnimationCurve.bounded(seconds)))
  }

  // MARK: Tokens

  /// The duration and curve of the theme's `motion.normal`.
  public static let `default` = normal
  /// The duration and curve of the theme's `motion.fast`, for a change of one cell or one colour.
  public static let fast = Animation(.fast)
  /// The duration and curve of the theme's `motion.normal`, for something that opens or closes.
  public static let normal = Animation(.normal)
  /// The duration and curve of the theme's `motion.slow`, for something that crosses the screen.
  public static let slow = Animation(.slow)

  /// Creates an animation with the duration and curve of the token `motion`.
  public init(_ motion: Motion) { plan = .token(motion) }

  // MARK: Curves

  /// An animation at a constant speed, as long as the theme's `motion.normal`.
  public static let linear = Animation(.eased(.linear, .normal))
  /// An animation that starts slowly, as long as the theme's `motion.normal`.
  public static let easeIn = Animation(.eased(Curves.easeIn, .normal))
  /// An animation that ends slowly, as long as the theme's `motion.normal`.
  public static let easeOut = Animation(.eased(Curves.easeOut, .normal))
  /// An animation that starts and ends slowly, as long as the theme's `motion.normal`.
  public static let easeInOut = Animation(.eased(Curves.easeInOut, .normal))

  /// Returns an animation at a constant speed that lasts `duration` seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Returns an animation that starts slowly and lasts `duration` seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(Curves.easeIn, duration) }
  /// Returns an animation that ends slowly and lasts `duration` seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(Curves.easeOut, duration) }
  /// Returns an animation that starts and ends slowly and lasts `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(Curves.easeInOut, duration)
  }

  /// Returns an animation with a cubic Bézier curve. Its inner control points are (`p1x`, `p1y`)
  /// and (`p2x`, `p2y`), stored in hundredths. It lasts `duration` seconds, by default as long as
  /// the theme's `motion.normal`.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double? = nil
  ) -> Animation {
    func finite(_ number: Double) -> Double { number.isNaN ? 0 : number }
    let easing = Easing(finite(p1x), finite(p1y), finite(p2x), finite(p2y))
    return duration.map { Animation(easing, $0) } ?? Animation(.eased(easing, .normal))
  }

  // MARK: Springs

  /// A spring that doesn't overshoot, as long as the theme's `motion.slow`.
  public static let spring = Animation(.bouncing(0, .slow))
  /// A spring that doesn't overshoot, as long as the theme's `motion.slow`.
  public static let smooth = spring
  /// A spring that overshoots slightly, as long as the theme's `motion.slow`.
  public static let snappy = Animation(.bouncing(0.15, .slow))
  /// A spring that oscillates around its target, as long as the theme's `motion.slow`.
  public static let bouncy = Animation(.bouncing(0.3, .slow))

  /// Returns a spring with a period of `response` seconds. A `dampingFraction` of 1 doesn't
  /// overshoot. `blendDuration` is ignored.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.fixed(.spring(Spring(response: response, dampingFraction: dampingFraction))))
  }

  /// Returns a spring that seems complete after `duration` seconds, by default the theme's
  /// `motion.slow`. A `bounce` of 0 doesn't overshoot. `blendDuration` is ignored.
  public static func spring(
    duration: Double? = nil, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      duration.map { .fixed(.spring(Spring(duration: $0, bounce: bounce))) }
        ?? .bouncing(bounce, .slow))
  }

  /// Returns a spring of `duration` or `motion.slow` that overshoots if `extraBounce` is positive.
  public static func smooth(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring of `duration` or `motion.slow` that overshoots slightly, plus `extraBounce`.
  public static func snappy(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring of `duration` or `motion.slow` that oscillates, with `extraBounce` added.
  public static func bouncy(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring of `duration`, `bounce` and `initialVelocity`, in distances per second.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .fixed(
        .spring(Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))))
  }

  /// Returns a spring with `stiffness`, `damping`, `initialVelocity` and an object of `mass` on it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let (mass, stiffness) = (max(mass, 0.000_001), max(stiffness, 0.000_001))
    return Animation(
      .fixed(
        .spring(
          Spring(
            response: 2 * Double.pi * (mass / stiffness).squareRoot(),
            dampingFraction: damping / (2 * (mass * stiffness).squareRoot()),
            initialVelocity: initialVelocity))))
  }

  // MARK: Variations

  /// Delays the animation by `delay` seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(plan, AnimationCurve.bounded(delay)))
  }

  /// Plays the animation `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(plan, AnimationCurve.bounded(speed)))
  }

  /// Plays the animation `repeatCount` times, every other time in reverse if `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(plan, max(0, repeatCount), autoreverses))
  }

  /// Repeats the animation forever, every other time in reverse if `autoreverses` is `true`. It
  /// pauses while no part of the view is visible.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(plan, nil, autoreverses))
  }

  // MARK: In a theme

  /// Returns the curve of the animation in `theme`.
  package func curve(in theme: AppTheme) -> AnimationCurve { Self.curve(plan, theme) }

  private static func curve(_ plan: Plan, _ theme: AppTheme) -> AnimationCurve {
    func seconds(_ motion: Motion) -> Double { motion.resolve(in: theme) / .seconds(1) }
    return switch plan {
    case .token(let motion): .eased(motion.easing(in: theme), seconds: seconds(motion))
    case .eased(let easing, let motion): .eased(easing, seconds: seconds(motion))
    case .bouncing(let bounce, let motion):
      .spring(Spring(duration: seconds(motion), bounce: bounce))
    case .fixed(let curve): curve
    case .delayed(let plan, let delay): .delayed(curve(plan, theme), by: delay)
    case .sped(let plan, let speed): .sped(curve(plan, theme), by: speed)
    case .repeated(let plan, let count, let autoreverses):
      .repeated(curve(plan, theme), times: count, autoreverses: autoreverses)
    }
  }
}

/// SwiftUI's easing curves, the same as in CSS.
private enum Curves {
  static let easeIn = Easing(0.42, 0, 1, 1)
  static let easeOut = Easing(0, 0, 0.58, 1)
  static let easeInOut = Easing(0.42, 0, 0.58, 1)
}
