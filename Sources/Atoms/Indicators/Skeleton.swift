// SPDX-License-Identifier: MIT
// Atom: a placeholder for text.

public import CuriumControls
import CuriumTokens

/// A placeholder for text that is still loading: bars with a shimmer that moves over them.
///
/// The last bar is shorter. With reduced motion or without 24-bit colour, nothing moves.
///
/// *Sizing:* fills the width; one row per line. *Tokens:* `skeleton.*`.
///
///     Skeleton(lines: 3)
public struct Skeleton: View {
  private let lines: Int
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a placeholder with `lines` bars.
  public init(lines: Int = 1) { self.lines = max(0, min(lines, Int(UInt8.max))) }

  /// The width of the last of several lines, as a fraction.
  private static let lastShare = 0.6
  /// The distance from the centre of the light to its edge, as a fraction of the width.
  private static let lightRadius = 0.25
  /// The time in which the light crosses the bars, in seconds.
  private static let period = 1.6
  /// The number of positions of the light in a second.
  private static let rate = 15.0

  private var isStill: Bool { reducesMotion || colorDepth < .trueColor }

  /// The bars, each in the lower half of its row, so that they don't touch.
  public var body: some View {
    TimelineView(.animation(minimumInterval: 1 / Self.rate, paused: isStill)) { timeline in
      let light = isStill ? nil : position(at: timeline.time)
      VStack(spacing: 0) {
        ForEach(0..<lines) { line in
          bar(share: line > 0 && line == lines - 1 ? Self.lastShare : 1, light: light)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.progress)
    .accessibilityBusy()
  }

  /// Returns the centre of the light, as a fraction of the width. It starts to the left of the bars
  /// and ends to their right.
  private func position(at time: Duration) -> Double {
    let turns = time / .seconds(Self.period)
    return (turns - turns.rounded(.down)) * (1 + 2 * Self.lightRadius) - Self.lightRadius
  }

  private func bar(share: Double, light: Double?) -> some View {
    Canvas { context, size in
      let (width, height) = (Double(size.width) * share, Double(size.height))
      let bar = PathRect(x: 0, y: height / 2, width: width, height: height / 2)
      context.fill(Path(bar), with: shading(light: light, share: share))
    }
    .frame(height: 1)
  }

  private func shading(light: Double?, share: Double) -> GraphicsContext.Shading {
    let plain = ComponentTokens.Skeleton.barColor
    guard let light else { return .color(plain) }
    let gradient = LinearGradient(
      colors: [plain, ComponentTokens.Skeleton.shineColor, plain],
      startPoint: UnitPoint(x: (light - Self.lightRadius) / share, y: 0),
      endPoint: UnitPoint(x: (light + Self.lightRadius) / share, y: 0))
    return gradient.shading
  }
}
