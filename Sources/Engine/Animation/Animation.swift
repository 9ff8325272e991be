// SPDX-License-Identifier: MIT
// Engine: how a change comes about in time.

public import CuriumTokens

/// How a change comes about in time: its length and pace.
///
/// Times are seconds, as in SwiftUI. An animation that names none takes that of a motion token of the
/// theme where it is seen: `fast`, `normal` or `slow`. Where the theme says 0, and under reduced motion,
/// the change is there at once.
///
///     withAnimation(.easeOut) { isExpanded.toggle() }
///     withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isExpanded.toggle() }
///     Text("Saved").opacity(isExpanded ? 1 : 0).animation(.fast, value: isExpanded)
public struct Animation: Hashable, Sendable {
  /// The way without its times, or with them.
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

  /// The pace and length of the theme's `motion.normal`.
  public static let `default` = normal
  /// The pace and length of the theme's `motion.fast`: a change of one cell or one colour.
  public static let fast = Animation(.fast)
  /// The pace and length of the theme's `motion.normal`: something that opens or closes.
  public static let normal = Animation(.normal)
  /// The pace and length of the theme's `motion.slow`: something that crosses the screen.
  public static let slow = Animation(.slow)

  /// The pace and length of a motion token.
  public init(_ motion: Motion) { plan = .token(motion) }

  // MARK: Curves

  /// One pace throughout.
  public static let linear = Animation(.eased(.linear, .normal))
  /// Slow at first.
  public static let easeIn = Animation(.eased(Pace.easeIn, .normal))
  /// Slow at the end.
  public static let easeOut = Animation(.eased(Pace.easeOut, .normal))
  /// Slow at both ends.
  public static let easeInOut = Animation(.eased(Pace.easeInOut, .normal))

  /// One pace throughout, for so many seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Slow at first, for so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(Pace.easeIn, duration) }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(Pace.easeOut, duration) }
  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(Pace.easeInOut, duration)
  }

  /// A cubic Bézier curve from its two inner points, for so many seconds or as long as the theme's
  /// `motion.normal`; the points are kept in hundredths.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double? = nil
  ) -> Animation {
    func finite(_ number: Double) -> Double { number.isNaN ? 0 : number }
    let easing = Easing(finite(p1x), finite(p1y), finite(p2x), finite(p2y))
    return duration.map { Animation(easing, $0) } ?? Animation(.eased(easing, .normal))
  }

  // MARK: Springs

  /// A spring that does not pass its target, as long as the theme's `motion.slow`.
  public static let spring = Animation(.bouncing(0, .slow))
  /// A spring that does not pass its target, as long as the theme's `motion.slow`.
  public static let smooth = spring
  /// A spring that passes its target by a little, as long as the theme's `motion.slow`.
  public static let snappy = Animation(.bouncing(0.15, .slow))
  /// A spring that swings about its target, as long as the theme's `motion.slow`.
  public static let bouncy = Animation(.bouncing(0.3, .slow))

  /// A spring by the seconds of one swing and by how much of it is damped: 1 does not pass its target.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.fixed(.spring(Spring(response: response, dampingFraction: dampingFraction))))
  }

  /// A spring that seems done after `duration` seconds; a `bounce` of 0 does not pass its target.
  public static func spring(
    duration: Double? = nil, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      duration.map { .fixed(.spring(Spring(duration: $0, bounce: bounce))) }
        ?? .bouncing(bounce, .slow))
  }

  /// A spring that does not pass its target, with some bounce where asked for.
  public static func smooth(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that passes its target by a little, with some more bounce where asked for.
  public static func snappy(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings about its target, with some more bounce where asked for.
  public static func bouncy(duration: Double? = nil, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that starts with a velocity of its own, in distances a second.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .fixed(
        .spring(Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))))
  }

  /// A spring by the physics of a weight on it.
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

  /// The same, so many seconds later.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(plan, AnimationCurve.bounded(delay)))
  }

  /// The same, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(plan, AnimationCurve.bounded(speed)))
  }

  /// The same so many times, every other time backwards unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(plan, max(0, repeatCount), autoreverses))
  }

  /// The same without end, every other time backwards unless told otherwise. It pauses while nothing of
  /// the view can be seen.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(plan, nil, autoreverses))
  }

  // MARK: Under a theme

  /// The way under `theme`.
  func curve(in theme: AppTheme) -> AnimationCurve { Self.curve(plan, theme) }

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

/// SwiftUI's paces, which are those of CSS.
private enum Pace {
  static let easeIn = Easing(0.42, 0, 1, 1)
  static let easeOut = Easing(0, 0, 0.58, 1)
  static let easeInOut = Easing(0.42, 0, 0.58, 1)
}
