// SPDX-License-Identifier: MIT
// Token: named ramps of colours.

public import CuriumTerminal

/// Colours that blend into each other along a line.
public struct Gradient: Hashable, Sendable {
  /// The colours, evenly spread from the start to the end.
  public let colors: [Color]

  /// A ramp of colours, evenly spread.
  public init(colors: [Color]) { self.colors = colors }

  /// The accent into the colour for rare highlights.
  public static let brand = Gradient(colors: [.brandPrimary, .brandAccent])
  /// From cool to hot: how much something is used.
  public static let heat = Gradient(colors: [.success, .warning, .error])
  /// From the ground to the ink.
  public static let ink = Gradient(colors: [.neutral300, .neutral900])

  /// The colour at `place` (0 start, 1 end) under `theme`, mixed in sRGB.
  public func color(at place: Double, in theme: AppTheme) -> CellColor {
    guard let last = colors.last else { return .keep }
    let position = min(1, max(0, place)) * Double(colors.count - 1)
    let index = Int(position)
    guard index < colors.count - 1 else { return last.resolve(in: theme).color }
    let share = UInt8((position - Double(index)) * 255 + 0.5)
    return colors[index + 1].resolve(in: theme).color
      .blended(over: colors[index].resolve(in: theme).color, alpha: share)
  }
}
