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
  /// The colour type.
  public typealias Output = Provider.Output

  /// The path so far; empty at the start of a chain.
  public let path: String
  private let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// Returns the colour at `path`, which starts at this step.
  public func transform(_ path: String) -> Output {
    provider.transform(self.path.step(path))
  }

  /// The accent colour.
  public var primary: ColorScale<Provider> { role("primary") }
  /// The secondary brand colour.
  public var secondary: ColorScale<Provider> { role("secondary") }
  /// The brand colour for rare highlights.
  public var accent: ColorScale<Provider> { role("accent") }
  /// The colour of success.
  public var success: ColorScale<Provider> { role("success") }
  /// The colour of warnings.
  public var warning: ColorScale<Provider> { role("warning") }
  /// The colour of errors.
  public var danger: ColorScale<Provider> { role("danger") }
  /// The colour of information.
  public var info: ColorScale<Provider> { role("info") }
  /// Greys from the background to the text colour.
  public var neutral: ColorScale<Provider> { role("neutral") }
  /// Greys near the background colour: light in a light theme, dark in a dark theme.
  public var theme: ColorScale<Provider> { role("theme") }
  /// Greys near the text colour: dark in a light theme, light in a dark theme.
  public var contrast: ColorScale<Provider> { role("contrast") }
  /// Light greys in every theme.
  public var light: ColorScale<Provider> { role("light") }
  /// Dark greys in every theme.
  public var dark: ColorScale<Provider> { role("dark") }

  /// Returns the colour of series `number` of a chart. After the eighth, the colours repeat.
  public func chart(_ number: Int) -> Output {
    transform("chart.\(((number - 1) % 8 + 8) % 8 + 1)")
  }

  private func role(_ name: String) -> ColorScale<Provider> {
    ColorScale(provider, path: path.step(name))
  }
}
