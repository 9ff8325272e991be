// SPDX-License-Identifier: MIT
// Token: the steps of one role, from the lightest to the darkest.

/// The five steps of a role's scale.
///
///     let grays = Color.ds.neutral.all
public struct ColorScale<Provider: ColorProvider>: ColorProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// The lightest step.
  public var lightest: Output { transform("lightest") }
  /// A light step.
  public var light: Output { transform("light") }
  /// The colour of the role itself.
  public var medium: Output { transform("medium") }
  /// A dark step.
  public var dark: Output { transform("dark") }
  /// The darkest step.
  public var darkest: Output { transform("darkest") }
  /// The five steps, from the lightest to the darkest.
  public var all: [Output] { [lightest, light, medium, dark, darkest] }
}
