// SPDX-License-Identifier: MIT
// Token: named ramps of colours.

public import CuriumTerminal

/// Colours that blend into each other along a line.
///
///     Gradient(colors: [.success, .error])
///     Gradient(stops: [.init(color: .accentColor, location: 0), .init(color: .clear, location: 0.7)])
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 start to 1 end.
    public var location: Double

    /// A colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, in the order of the places.
  public let stops: [Stop]

  /// A ramp of colours, evenly spread from the start to the end.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// A ramp of colours at places. Those that do not ascend count as the one before.
  public init(stops: [Stop]) {
    var least = 0.0
    self.stops = stops.map { stop in
      // A comparison with no number is false, and so no number is kept either.
      if stop.location > least { least = min(1, stop.location) }
      return Stop(color: stop.color, location: least)
    }
  }

  /// The colours, from the start to the end.
  public var colors: [Color] { stops.map(\.color) }

  /// The accent into the colour for rare highlights.
  public static let brand = Gradient(colors: [.brandPrimary, .brandAccent])
  /// From cool to hot: how much something is used.
  public static let heat = Gradient(colors: [.success, .warning, .error])
  /// From the ground to the ink.
  public static let ink = Gradient(colors: [.neutral300, .neutral900])

  /// The colour at `place` (0 start, 1 end) under `theme`, mixed in OKLab.
  public func color(at place: Double, in theme: AppTheme) -> CellColor {
    resolve(at: place, in: theme).color
  }

  /// The colour at `place` and how much it covers.
  ///
  /// Colours of the terminal's own palette do not mix: the nearer one stands alone.
  package func resolve(at place: Double, in theme: AppTheme) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else {
      return ResolvedColor(.keep, alpha: 0)
    }
    if !(place > first.location) { return first.color.resolve(in: theme) }
    if place >= last.location { return last.color.resolve(in: theme) }
    var index = stops.count - 1
    while index > 0, stops[index].location > place { index -= 1 }
    let low = stops[index]
    let high = stops[index + 1]
    let share = (place - low.location) / (high.location - low.location)
    return low.color.resolve(in: theme).mixed(with: high.color.resolve(in: theme), share)
  }

  /// The ramp under `theme` as a table, for drawing many cells.
  package func ramp(in theme: AppTheme) -> GradientRamp {
    GradientRamp(
      colors: (0..<GradientRamp.count).map {
        resolve(at: Double($0) / Double(GradientRamp.count - 1), in: theme)
      })
  }
}

/// A gradient under one theme, in as many steps as an eye can tell on a screen of cells.
package struct GradientRamp: Sendable {
  package static let count = 256
  package let colors: [ResolvedColor]

  /// The colour at `place`, 0 to 1; the ends go on beyond.
  package subscript(_ place: Double) -> ResolvedColor {
    // No number at all counts as the start.
    let share = place > 0 ? min(1, place) : 0
    return colors[Int(share * Double(GradientRamp.count - 1) + 0.5)]
  }
}

extension ResolvedColor {
  /// The colour `share` of the way to another, mixed in OKLab.
  ///
  /// A colour that covers nothing has no hue of its own: fading into it keeps that of the other.
  func mixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let amount = Double(alpha) + (Double(other.alpha) - Double(alpha)) * share
    let covering = UInt8(min(255, max(0, amount)) + 0.5)
    if alpha == 0 { return ResolvedColor(other.color, alpha: covering) }
    if other.alpha == 0 { return ResolvedColor(color, alpha: covering) }
    guard color.isRGB, other.color.isRGB else {
      return ResolvedColor(share < 0.5 ? color : other.color, alpha: covering)
    }
    if share <= 0 || color == other.color { return ResolvedColor(color, alpha: covering) }
    let mixed = OKColor(color.value).mixed(with: OKColor(other.color.value), share)
    return ResolvedColor(.rgb(mixed.rgb), alpha: covering)
  }
}
