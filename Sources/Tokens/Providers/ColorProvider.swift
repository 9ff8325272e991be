// SPDX-License-Identifier: MIT
// Token: families of colours as chains of names.

/// A step of a chain of names that leads to a colour.
///
/// A step knows the path gathered so far and what turns a finished path into a colour; each of its
/// members is the next step, or a colour. An app builds a family of its own the same way, and theme
/// files set its tokens by their paths, as in `color.brand.water.medium`:
///
///     struct DSColors: ColorType {
///       let path: String
///       let transform: @Sendable (String) -> Color
///       var water: ColorScale { next("water") }
///       var rust: ColorScale { next("rust") }
///     }
///     private extension Color {
///       static var brand: DSColors {
///         DSColors(path: "color.brand") { Color(declaring: $0, fallback: .brandPrimary) }
///       }
///     }
public protocol ColorType: Sendable {
  /// The path gathered so far, its parts joined by dots.
  var path: String { get }
  /// Turns a finished path into a colour.
  var transform: @Sendable (String) -> Color { get }

  /// A step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Color)
}

extension ColorType {
  /// The next step of the chain, by name.
  public func next<Step: ColorType>(_ name: String) -> Step {
    Step(path: path.isEmpty ? name : "\(path).\(name)", transform: transform)
  }

  /// The colour at the end of the chain, by name.
  public func color(_ name: String) -> Color {
    transform(path.isEmpty ? name : "\(path).\(name)")
  }
}

/// A step that is a colour itself, and may be followed by others.
@dynamicMemberLookup
public struct ColorProvider: ColorType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The colour at this step.
  public var color: Color { transform(path) }

  /// The step beneath this one.
  public subscript(dynamicMember name: String) -> ColorProvider { next(name) }
}

/// The five steps of one role's scale.
public struct ColorScale: ColorType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The palest step.
  public var lightest: Color { color("lightest") }
  /// A pale step.
  public var light: Color { color("light") }
  /// The role's own colour.
  public var medium: Color { color("medium") }
  /// A deep step.
  public var dark: Color { color("dark") }
  /// The deepest step.
  public var darkest: Color { color("darkest") }
  /// The five, from the palest.
  public var all: [Color] { [lightest, light, medium, dark, darkest] }
}

/// The roles that have a scale.
public struct ColorVariant: ColorType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The accent.
  public var primary: ColorScale { next("primary") }
  /// The second colour of the brand.
  public var secondary: ColorScale { next("secondary") }
  /// The colour for rare highlights.
  public var accent: ColorScale { next("accent") }
  /// Something went well.
  public var success: ColorScale { next("success") }
  /// Something needs attention.
  public var warning: ColorScale { next("warning") }
  /// Something failed.
  public var danger: ColorScale { next("danger") }
  /// Something worth knowing.
  public var info: ColorScale { next("info") }
  /// Grays from the ground to the ink.
  public var neutral: ColorScale { next("neutral") }
  /// Grays on the ground's side, whichever that is.
  public var theme: ColorScale { next("theme") }
  /// Grays on the ink's side, whichever that is.
  public var contrast: ColorScale { next("contrast") }
  /// Light grays under every theme.
  public var light: ColorScale { next("light") }
  /// Dark grays under every theme.
  public var dark: ColorScale { next("dark") }

  /// Series `number` of a chart; beyond the eighth they come again.
  public func chart(_ number: Int) -> Color {
    let place = ((number - 1) % 8 + 8) % 8
    return Color.token("color.chart.\(place + 1)") ?? .chart1
  }
}

extension Color {
  /// Colours by role, then step: `Color.ds.primary.medium`.
  public static var ds: ColorVariant {
    ColorVariant(path: "color.scale") { Color.token($0) ?? .textPrimary }
  }

  /// The colour token at `path`; nil where the kit has none of this name.
  ///
  /// Complexity: O(length of the path), after the catalogue was read at the first call.
  public static func token(_ path: String) -> Color? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .color else { return nil }
    return Color(token: entry.index)
  }
}
