// SPDX-License-Identifier: MIT
// Token: a step of a chain of names.

/// A step of a chain of names. It works with any provider.
public protocol ProviderStep {
  /// The provider at the end of the chain.
  associatedtype Provider
  /// The path so far; empty at the start of a chain.
  var path: String { get }
  /// The provider at the end of the chain.
  var provider: Provider { get }
  /// Creates a step at `path` of the chain of `provider`.
  init(_ provider: Provider, path: String)
}

extension ProviderStep {
  /// Creates a step at `path` with results from `transform`, which receives a complete path.
  ///
  ///     let paints = ColorScale(path: "paint") { Color(declaring: $0, fallback: .link) }
  public init<Output>(path: String = "", transform: @escaping @Sendable (String) -> Output)
  where Provider == PathTransform<Output> {
    self.init(PathTransform(transform), path: path)
  }

  /// Returns the next step, named `name`.
  func step<Next: ProviderStep>(_ name: String) -> Next where Next.Provider == Provider {
    Next(provider, path: path.step(name))
  }
}

extension ProviderStep where Self: ColorProvider, Provider: ColorProvider {
  /// Returns the colour at `path`, which starts at this step.
  public func transform(_ path: String) -> Provider.Output {
    provider.transform(self.path.step(path))
  }
}

extension ProviderStep where Self: FontProvider, Provider: FontProvider {
  /// Returns the text style at `path`, which starts at this step.
  public func transform(_ path: String) -> Provider.Output {
    provider.transform(self.path.step(path))
  }
}
