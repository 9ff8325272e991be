// SPDX-License-Identifier: MIT
// Token: families of icons as chains of names.

/// A type of images that a chain of names can lead to. `Icon` and `Image` are two.
public protocol ImageType {}

/// Turns the name of an icon into an image.
///
/// `ImageSpace` and `ImageGroup` are steps that work with every provider. A family of an app takes
/// three lines:
///
///     struct Sign: ImageType { let name: String }
///     struct Signs: ImageProvider {
///       func transform(_ name: String) -> Sign { Sign(name: name) }
///     }
///     let eye = ImageSpace(Signs()).accessibility.eye
public protocol ImageProvider<Output>: Sendable {
  /// The type of the images.
  associatedtype Output: ImageType

  /// Returns the image of an icon, by the icon's name, as in `eye.slash`.
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
