// SPDX-License-Identifier: MIT
// Token: the roles of a family of colours.

/// The roles of a family, each with a scale.
///
///     let danger = Color.ds.danger.dark
///
/// An app can add roles to every family:
///
///     extension ColorVariant {
///       var highlight: ColorScale<Self> { scale("highlight") }
///     }
public struct ColorVariant<Provider: ColorProvider>: ColorProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// The accent colour.
  public var primary: ColorScale<Provider> { step("primary") }
  /// The secondary brand colour.
  public var secondary: ColorScale<Provider> { step("secondary") }
  /// The brand colour for rare highlights.
  public var accent: ColorScale<Provider> { step("accent") }
  /// The colour of success.
  public var success: ColorScale<Provider> { step("success") }
  /// The colour of warnings.
  public var warning: ColorScale<Provider> { step("warning") }
  /// The colour of errors.
  public var danger: ColorScale<Provider> { step("danger") }
  /// The colour of information.
  public var info: ColorScale<Provider> { step("info") }
  /// Greys from the background to the text colour.
  public var neutral: ColorScale<Provider> { step("neutral") }
  /// Greys near the background colour: light in a light theme, dark in a dark theme.
  public var theme: ColorScale<Provider> { step("theme") }
  /// Greys near the text colour: dark in a light theme, light in a dark theme.
  public var contrast: ColorScale<Provider> { step("contrast") }
  /// Light greys in every theme.
  public var light: ColorScale<Provider> { step("light") }
  /// Dark greys in every theme.
  public var dark: ColorScale<Provider> { step("dark") }

  /// Returns the colour of series `number` of a chart. After the eighth, the colours repeat.
  public func chart(_ number: Int) -> Output {
    transform("chart.\(((number - 1) % 8 + 8) % 8 + 1)")
  }
}
