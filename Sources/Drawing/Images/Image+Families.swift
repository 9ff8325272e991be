// SPDX-License-Identifier: MIT
// Views: icons by category as images.

import CuriumEngine
public import CuriumTokens

extension Image: ImageType {}

extension Image {
  /// The provider of `Image.ds`.
  public struct Provider: ImageProvider {
    /// Creates the provider.
    public init() {}

    /// Returns the image of the icon named `name`.
    public func transform(_ name: String) -> Image { Image(systemName: name) }
  }

  /// Icons by category: `Image.ds.accessibility.eye`.
  public static var ds: ImageSpace<Provider> { ImageSpace(Provider()) }
}
