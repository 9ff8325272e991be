// SPDX-License-Identifier: MIT
// Token: families of colours as chains of names.

/// A step of a chain of names that leads to a colour.
///
/// A step has the path so far and a function that turns a finished path into a colour. Each of its
/// members is the next step, or a colour. An app can build its own family the same way. Theme files
/// then set its tokens by their paths, as in `color.brand.water.medium`:
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
  /// The path so far, its parts joined by dots.
  var path: String { get }
  /// The function that turns a finished path into a colour.
  var transform: @Sendable (String) -> Color { get }

  /// Creates a step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Color)
}

extension ColorType {
  /// Returns the next step of the chain, by name.
  public func next<Step: ColorType>(_ name: String) -> Step {
    Step(path: path.isEmpty ? name : "\(path).\(name)", transform: transform)
  }

  /// Returns the colour at the end of the chain, by name.
  public func color(_ name: String) -> Color {
    transform(path.isEmpty ? name : "\(path).\(name)")
  }
}

/// A step that is itself a colour and can have further steps.
@dynamicMemberLookup
public struct ColorProvider: ColorType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The colour at this step.
  public var color: Color { transform(path) }

  /// The next step, by name.
  public subscript(dynamicMember name: String) -> ColorProvider { next(name) }
}

/// The five steps of a role's scale.
public struct ColorScale: ColorType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The lightest step.
  public var lightest: Color { color("lightest") }
  /// A light step.
  public var light: Color { color("light") }
  /// The colour of the role itself.
  public var medium: Color { color("medium") }
  /// A dark step.
  public var dark: Color { color("dark") }
  /// The darkest step.
  public var darkest: Color { color("darkest") }
  /// The five steps, from the lightest to the darkest.
  public var all: [Color] { [lightest, light, medium, dark, darkest] }
}

/// The roles that have a scale.
public struct ColorVariant: ColorType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a colour.
  public let transform: @Sendable (String) -> Color

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Color) {
    self.path = path
    self.transform = transform
  }

  /// The accent colour.
  public var primary: ColorScale { next("primary") }
  /// The secondary brand colour.
  public var secondary: ColorScale { next("secondary") }
  /// The brand colour for rare highlights.
  public var accent: ColorScale { next("accent") }
  /// The colour of success.
  public var success: ColorScale { next("success") }
  /// The colour of warnings.
  public var warning: ColorScale { next("warning") }
  /// The colour of errors.
  public var danger: ColorScale { next("danger") }
  /// The colour of information.
  public var info: ColorScale { next("info") }
  /// Grays from the background to the text colour.
  public var neutral: ColorScale { next("neutral") }
  /// Grays near the background colour: light in a light theme, dark in a dark theme.
  public var theme: ColorScale { next("theme") }
  /// Grays near the text colour: dark in a light theme, light in a dark theme.
  public var contrast: ColorScale { next("contrast") }
  /// Light grays in every theme.
  public var light: ColorScale { next("light") }
  /// Dark grays in every theme.
  public var dark: ColorScale { next("dark") }

  /// Returns the colour of series `number` of a chart. After the eighth, the colours repeat.
  public func chart(_ number: Int) -> Color {
    let place = ((number - 1) % 8 + 8) % 8
    return Color.token("color.chart.\(place + 1)") ?? .chart1
  }
}

extension Color {
  /// Colours by role, then step, as in `Color.ds.primary.medium`.
  public static var ds: ColorVariant {
    ColorVariant(path: "color.scale") { Color.token($0) ?? .textPrimary }
  }

  /// Returns the colour token at `path`; `nil` if there is none.
  ///
  /// Complexity: O(length of the path). The first call also reads the catalogue.
  public static func token(_ path: String) -> Color? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .color else { return nil }
    return Color(token: entry.index)
  }
}
