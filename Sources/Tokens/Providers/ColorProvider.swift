// SPDX-License-Identifier: MIT
// Token: families of colours as chains of names.

/// A colour type that a chain of names can lead to.
///
/// `Color` conforms to it. An app can have its own type, and a provider for it:
///
///     struct Paint: ColorType { let name: String }
///     struct Paints: ColorProvider {
///       func transform(_ path: String) -> Paint { Paint(name: path) }
///     }
///     let name = ColorVariant(Paints()).primary.dark.name  // primary.dark
public protocol ColorType {}

/// Turns the names of a chain into a colour.
///
/// A provider determines the type of a chain's colours and their values. The steps `ColorVariant`
/// and `ColorScale` work with every provider. A step is also a provider, whose paths start at the
/// step. An app's own family is a type with one function:
///
///     struct DSColors: ColorProvider {
///       func transform(_ path: String) -> Color {
///         Color(declaring: "acme.\(path)", fallback: .info)
///       }
///     }
///     let accent = ColorVariant(DSColors()).primary.dark  // the token acme.primary.dark
///
/// Properties add custom names:
///
///     struct Brand: ColorProvider {
///       var ink: ColorScale<Self> { scale("ink") }
///       func transform(_ path: String) -> Color {
///         Color(declaring: "brand.\(path)", fallback: .link)
///       }
///     }
///     let light = Brand().ink.light  // the token brand.ink.light
public protocol ColorProvider<Output>: Sendable {
  /// The colour type.
  associatedtype Output: ColorType

  /// Returns the colour at `path`, a complete path joined by dots, as in `primary.medium`.
  func transform(_ path: String) -> Output
}

extension ColorProvider {
  /// Returns the scale of the role named `name`.
  public func scale(_ name: String) -> ColorScale<Self> { ColorScale(self, path: name) }
}

extension Color: ColorType {}

extension Color {
  /// The provider of `Color.ds`: the kit's tokens.
  public struct Provider: ColorProvider {
    /// Creates the provider.
    public init() {}

    /// Returns the token at `path`, for a step of a role or for a chart series; `textPrimary` if
    /// there is none.
    public func transform(_ path: String) -> Color {
      Color.token(path.hasPrefix("chart.") ? "color.\(path)" : "color.scale.\(path)")
        ?? .textPrimary
    }
  }

  /// Colours by role, then step, as in `Color.ds.primary.medium`.
  public static var ds: ColorVariant<Provider> { ColorVariant(Provider()) }

  /// Returns the colour token at `path`; `nil` if there is none.
  ///
  /// Complexity: O(length of the path). The first call also reads the token catalogue.
  public static func token(_ path: String) -> Color? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .color else { return nil }
    return Color(token: entry.index)
  }
}
