// SPDX-License-Identifier: MIT
// Token: colour gradients.

public import CuriumTerminal

/// Colours that blend into each other along a line.
///
///     Gradient(colors: [.success, .error])
///     Gradient(stops: [.init(color: .success, location: 0), .init(color: .clear, location: 0.7)])
///     Gradient.brand  // a token: each theme can set it
public struct Gradient: Hashable, Sendable {
  /// A colour and its position.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position, from 0 (start) to 1 (end).
    public var location: Double

    /// Creates a stop with `color` at `location`, from 0 (start) to 1 (end).
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  private enum Storage: Hashable {
    case token(Int)
    case stops([Stop])
  }

  private let storage: Storage
  /// The opacity of the first colour.
  private(set) var startOpacity: Opacity?

  /// Creates a reference to the gradient token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) { storage = .token(token) }

  /// Creates a gradient of evenly spaced `colors`.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    storage = .stops(colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// Creates a gradient from `stops`, colours with positions. A position that isn't greater than
  /// the previous one counts as equal to it.
  public init(stops: [Stop]) {
    var least = 0.0
    storage = .stops(
      stops.map { stop in
        // Comparisons with NaN are false, so it is replaced too.
        if stop.location > least { least = min(1, stop.location) }
        return Stop(color: stop.color, location: least)
      })
  }

  /// The gradient of the brand, for a single highlight on a screen.
  @inlinable public static var brand: Gradient { SemanticTokens.Gradients.brand }
  /// The gradient of measured values, as under the line of a chart.
  @inlinable public static var data: Gradient { SemanticTokens.Gradients.data }
  /// A gradient from cool to hot, for levels of usage.
  @inlinable public static var heat: Gradient { SemanticTokens.Gradients.heat }
  /// A gradient from the background to the text colour.
  @inlinable public static var ink: Gradient { SemanticTokens.Gradients.ink }

  /// The index in the theme's table; `nil` for a gradient that isn't a token.
  package var tokenIndex: Int? {
    if case .token(let index) = storage { index } else { nil }
  }

  /// Returns the colours and their positions in `theme`, in ascending order.
  public func stops(in theme: AppTheme) -> [Stop] {
    var stops: [Stop]
    switch storage {
    case .token(let index): stops = theme.tables.value(.gradient, index).stops
    case .stops(let own): stops = own
    }
    if let startOpacity, !stops.isEmpty {
      stops[0].color = stops[0].color.opacity(startOpacity)
    }
    return stops
  }

  /// Returns the gradient with the given opacity at its start.
  package func fading(from opacity: Opacity) -> Gradient {
    edited(self) { $0.startOpacity = opacity }
  }

  /// The stops of a literal gradient; `nil` for a token.
  var literalStops: [Stop]? {
    if case .stops(let stops) = storage { stops } else { nil }
  }

  /// The stops of a literal gradient in the form that themes store; `nil` if one of its colours is
  /// a modified token.
  var ownStops: EncodedToken? {
    guard let stops = literalStops, stops.allSatisfy({ $0.color._encoded != nil }) else {
      return nil
    }
    return EncodedToken(stops)
  }

  /// Returns the colours in `theme`, from the start to the end.
  public func colors(in theme: AppTheme) -> [Color] { stops(in: theme).map(\.color) }

  /// Returns the colour at `place` (0 start, 1 end) in `theme`, mixed in OKLab.
  public func color(at place: Double, in theme: AppTheme) -> CellColor {
    Self.resolve(stops(in: theme), at: place, in: theme).color
  }

  /// Returns the colour of the stop nearest to `place`. Unlike a mixture of two stops, it can be a
  /// token.
  package func nearestColor(to place: Double, in theme: AppTheme) -> Color {
    let stops = stops(in: theme)
    let nearest = stops.min { abs($0.location - place) < abs($1.location - place) }
    return nearest?.color ?? .clear
  }

  /// Returns the colour at `place` and its opacity.
  ///
  /// Colours of the terminal's palette aren't mixed. The result is the nearer one.
  private static func resolve(_ stops: [Stop], at place: Double, in theme: AppTheme)
    -> ResolvedColor
  {
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

  /// Returns the gradient in `theme` as a table, for drawing many cells.
  package func ramp(in theme: AppTheme) -> GradientRamp {
    let stops = stops(in: theme)
    return GradientRamp(
      colors: (0..<GradientRamp.count).map {
        Self.resolve(stops, at: Double($0) / Double(GradientRamp.count - 1), in: theme)
      })
  }
}
