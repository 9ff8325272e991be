// SPDX-License-Identifier: MIT
// Views: icons by category as images.

import CuriumEngine
public import CuriumTokens

extension Image {
  /// Icons by category: `Image.ds.accessibility.eye`.
  public static var ds: ImageSpace<Image> {
    ImageSpace(path: "") { Image(systemName: $0) }
  }
}
