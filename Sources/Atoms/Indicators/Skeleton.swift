// SPDX-License-Identifier: MIT
// Atom: a placeholder for text.

public import CuriumControls
import CuriumTokens

/// A placeholder for text that is still loading: static bars, the last one shorter.
///
/// *Sizing:* fills the width; one row per line. *Tokens:* `skeleton.bar`.
///
///     Skeleton(lines: 3)
public struct Skeleton: View {
  private let lines: Int

  /// Creates a placeholder with `lines` bars.
  public init(lines: Int = 1) { self.lines = max(0, min(lines, Int(UInt8.max))) }

  /// The width of the last of several lines, as a fraction.
  private static let lastShare = 0.6

  /// The bars, each in the lower half of its row, so that they don't touch.
  public var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<lines) { line in
        let share = line > 0 && line == lines - 1 ? Self.lastShare : 1
        Canvas { context, size in
          let (width, height) = (Double(size.width) * share, Double(size.height))
          var bar = Path()
          bar.addLines([
            PathPoint(x: 0, y: height / 2), PathPoint(x: width, y: height / 2),
            PathPoint(x: width, y: height), PathPoint(x: 0, y: height),
          ])
          bar.closeSubpath()
          context.fill(bar, with: .color(ComponentTokens.Skeleton.barColor))
        }
        .frame(height: 1)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.progress)
    .accessibilityBusy()
  }
}
