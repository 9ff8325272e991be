// SPDX-License-Identifier: MIT
// Token: families of icons as chains of names.

/// An image type that a chain of names can lead to, such as `Icon` or `Image`.
public protocol ImageType {}

/// Turns the name of an icon into an image.
///
/// The steps `ImageSpace` and `ImageGroup` work with every provider. An app's own family takes
/// three lines:
///
///     struct Sign: ImageType { let name: String }
///     struct Signs: ImageProvider {
///       func transform(_ name: String) -> Sign { Sign(name: name) }
///     }
///     let eye = ImageSpace(Signs()).accessibility.eye
public protocol ImageProvider<Output>: Sendable {
  /// The image type.
  associatedtype Output: ImageType

  /// Returns the image of the icon named `name`, as in `eye.slash`.
  func transform(_ name: String) -> Output
}

extension Icon: ImageType {}

extension Icon {
  /// The provider of `Icon.ds`.
  public struct Provider: ImageProvider {
    /// Creates the provider.
    public init() {}

    /// Returns the icon named `name`.
    public func transform(_ name: String) -> Icon { Icon(name) }
  }

  /// Icons by category, as in `Icon.ds.accessibility.eye`.
  public static var ds: ImageSpace<Provider> { ImageSpace(Provider()) }
}
