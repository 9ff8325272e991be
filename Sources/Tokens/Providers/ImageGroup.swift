// SPDX-License-Identifier: MIT
// Token: the images of one category.

/// The images of one category.
///
///     let bell = Icon.ds.status.bell
///     let arrows = Icon.ds.navigation.all
///
/// An app can add names to every family of images:
///
///     extension ImageGroup {
///       var anchor: Output { transform("anchor") }
///     }
public struct ImageGroup<Provider: ImageProvider>: ImageProvider {
  /// The image type.
  public typealias Output = Provider.Output

  /// The category.
  public let category: ImageCategory
  private let provider: Provider

  /// Creates the images of `category` with `provider`.
  public init(_ provider: Provider, _ category: ImageCategory) {
    self.provider = provider
    self.category = category
  }

  /// Returns the image of the icon named `name`.
  public func transform(_ name: String) -> Output { provider.transform(name) }

  /// All images of the category, in the order of its names.
  public var all: [Output] { category.names.map(transform) }
}

extension ImageGroup {
  /// `accessibility`
  public var accessibility: Output { transform("accessibility") }
  /// `eye`
  public var eye: Output { transform("eye") }
  /// `eye.slash`
  public var eyeSlash: Output { transform("eye.slash") }
  /// `textformat`
  public var textformat: Output { transform("textformat") }
  /// `keyboard`
  public var keyboard: Output { transform("keyboard") }
  /// `plus`
  public var plus: Output { transform("plus") }
  /// `minus`
  public var minus: Output { transform("minus") }
  /// `pencil`
  public var pencil: Output { transform("pencil") }
  /// `trash`
  public var trash: Output { transform("trash") }
  /// `magnifyingglass`
  public var magnifyingglass: Output { transform("magnifyingglass") }
  /// `doc.on.doc`
  public var docOnDoc: Output { transform("doc.on.doc") }
  /// `link`
  public var link: Output { transform("link") }
  /// `chevron.left`
  public var chevronLeft: Output { transform("chevron.left") }
  /// `chevron.right`
  public var chevronRight: Output { transform("chevron.right") }
  /// `chevron.up`
  public var chevronUp: Output { transform("chevron.up") }
  /// `chevron.down`
  public var chevronDown: Output { transform("chevron.down") }
  /// `arrow.left`
  public var arrowLeft: Output { transform("arrow.left") }
  /// `house`
  public var house: Output { transform("house") }
  /// `checkmark`
  public var checkmark: Output { transform("checkmark") }
  /// `xmark`
  public var xmark: Output { transform("xmark") }
  /// `info.circle`
  public var infoCircle: Output { transform("info.circle") }
  /// `exclamationmark.triangle`
  public var exclamationmarkTriangle: Output { transform("exclamationmark.triangle") }
  /// `bell`
  public var bell: Output { transform("bell") }
  /// `lock`
  public var lock: Output { transform("lock") }
}
