// SPDX-License-Identifier: MIT
// Token: icons as members of their categories.

extension ImageProvider {
  /// `accessibility`
  public var accessibility: Output { image("accessibility") }
  /// `eye`
  public var eye: Output { image("eye") }
  /// `eye.slash`
  public var eyeSlash: Output { image("eye.slash") }
  /// `textformat`
  public var textformat: Output { image("textformat") }
  /// `keyboard`
  public var keyboard: Output { image("keyboard") }
  /// `plus`
  public var plus: Output { image("plus") }
  /// `minus`
  public var minus: Output { image("minus") }
  /// `pencil`
  public var pencil: Output { image("pencil") }
  /// `trash`
  public var trash: Output { image("trash") }
  /// `magnifyingglass`
  public var magnifyingglass: Output { image("magnifyingglass") }
  /// `doc.on.doc`
  public var docOnDoc: Output { image("doc.on.doc") }
  /// `link`
  public var link: Output { image("link") }
  /// `chevron.left`
  public var chevronLeft: Output { image("chevron.left") }
  /// `chevron.right`
  public var chevronRight: Output { image("chevron.right") }
  /// `chevron.up`
  public var chevronUp: Output { image("chevron.up") }
  /// `chevron.down`
  public var chevronDown: Output { image("chevron.down") }
  /// `arrow.left`
  public var arrowLeft: Output { image("arrow.left") }
  /// `house`
  public var house: Output { image("house") }
  /// `checkmark`
  public var checkmark: Output { image("checkmark") }
  /// `xmark`
  public var xmark: Output { image("xmark") }
  /// `info.circle`
  public var infoCircle: Output { image("info.circle") }
  /// `exclamationmark.triangle`
  public var exclamationmarkTriangle: Output { image("exclamationmark.triangle") }
  /// `bell`
  public var bell: Output { image("bell") }
  /// `lock`
  public var lock: Output { image("lock") }
}
