// SPDX-License-Identifier: MIT
// Token: images by category.

/// Images by category, as in `Icon.ds.accessibility.eye`.
///
///     let signs = Icon.ds.status.all
public struct ImageSpace<Provider: ImageProvider>: ImageProvider {
  private let provider: Provider

  /// Creates the categories of `provider`.
  public init(_ provider: Provider) { self.provider = provider }

  /// Creates categories with images from `transform`, which receives the name of an icon.
  public init<Output>(transform: @escaping @Sendable (String) -> Output)
  where Provider == PathTransform<Output> {
    self.init(PathTransform(transform))
  }

  /// Returns the image of the icon named `name`.
  public func transform(_ name: String) -> Provider.Output { provider.transform(name) }

  /// Accessibility: seeing, hearing and reading.
  public var accessibility: ImageGroup<Provider> { ImageGroup(provider, .accessibility) }
  /// Actions.
  public var actions: ImageGroup<Provider> { ImageGroup(provider, .actions) }
  /// Navigation.
  public var navigation: ImageGroup<Provider> { ImageGroup(provider, .navigation) }
  /// Status.
  public var status: ImageGroup<Provider> { ImageGroup(provider, .status) }
}
