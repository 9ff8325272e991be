// SPDX-License-Identifier: MIT
// Token: a step of a chain of names.

/// A step of a chain of names. It works with any provider.
public protocol ProviderStep {
  /// The provider at the end of the chain.
  associatedtype Provider
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
}
