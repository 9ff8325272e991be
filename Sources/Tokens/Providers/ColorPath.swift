// SPDX-License-Identifier: MIT
// Token: a chain of arbitrary names that leads to a colour.

/// A step of a chain that provides a colour and can have more steps, with any names.
///
///     let accent = ColorPath(Color.ds).accent.light.color
@dynamicMemberLookup
public struct ColorPath<Provider: ColorProvider>: ColorProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// The colour at this step.
  public var color: Output { provider.transform(path) }

  /// The next step, named `name`.
  public subscript(dynamicMember name: String) -> ColorPath<Provider> {
    step(name)
  }
}
