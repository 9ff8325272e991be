// SPDX-License-Identifier: MIT
// Token: the style of a label, by size.

/// A style for labels, by size.
public protocol DLabelStyle: ComponentStyle {
  /// Returns the composable style at `size`.
  func component(_ size: ComponentSize) -> DLabelComposableStyle
}

/// The alignment of a label's lines.
public enum DLabelAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the centre.
  case center
  /// At the trailing edge.
  case trailing
}

/// The composable style of a label.
public struct DLabelComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = .clear
  /// The text colour.
  public var textColor: Color = .textPrimary
  /// The maximum number of lines; `nil` for the environment's.
  public var lineLimit: Int?
  /// The text style.
  public var textStyle: Font = .body
  /// The number of empty rows between lines.
  public var lineSpacing: Length = .zero
  /// The alignment of the lines.
  public var alignment: DLabelAlignment = .leading
  /// The space on both sides, in cells; `nil` for `label.padding` with a background, and none
  /// without one.
  public var padding: Length?

  /// Creates the style of body text without a background.
  public init() {}

  /// Returns the style without a background at `size`.
  public static func plain(_ size: ComponentSize) -> DLabelComposableStyle {
    let textStyle: Font =
      switch size {
      case .small: ComponentTokens.Label.fontSmall
      case .medium: ComponentTokens.Label.fontMedium
      case .large: ComponentTokens.Label.fontLarge
      }
    return DLabelComposableStyle().textColor(ComponentTokens.Label.textColor).textStyle(textStyle)
  }

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as its text colour.
  public func textColor(_ color: Color) -> Self { edit { $0.textColor = color } }
  /// Returns the style with `number` as the maximum number of lines; `nil` for the environment's.
  public func lineLimit(_ number: Int?) -> Self { edit { $0.lineLimit = number } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the number of empty rows between lines.
  public func lineSpacing(_ length: Length) -> Self { edit { $0.lineSpacing = length } }
  /// Returns the style with `alignment` as its alignment.
  public func alignment(_ alignment: DLabelAlignment) -> Self { edit { $0.alignment = alignment } }
  /// Returns the style with `length` as the space on the left and right of the text.
  public func padding(_ length: Length?) -> Self { edit { $0.padding = length } }
}

extension KitStyle: DLabelStyle {
  /// Returns the style without a background at `size`.
  public func component(_ size: ComponentSize) -> DLabelComposableStyle { .plain(size) }
}
