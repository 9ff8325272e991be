// SPDX-License-Identifier: MIT
// Token: the style of messages, by role.

/// A style for messages: banners, tips, toasts and tooltips.
public protocol BannerStyle: ComponentStyle {
  /// Returns the composable style in `role`.
  func component(_ role: BannerRole) -> BannerComposableStyle
}

/// The role of a message.
public enum BannerRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Information, in a banner.
  case info
  /// A success, in a banner.
  case success
  /// A warning, in a banner.
  case warning
  /// An error, in a banner.
  case error
  /// A tip.
  case tip
  /// A message that disappears automatically.
  case toast
  /// A hint beside a view.
  case tooltip
}

/// The composable style of a message.
public struct BannerComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color
  /// The colour of the text.
  public var foreground: Color
  /// The colour of the bar on the left.
  public var marker: Color
  /// The colour of the frame of a toast.
  public var border: Color
  /// The line of the frame of a toast.
  public var line: BorderStyle
  /// The corners of the frame of a toast.
  public var radius: Length
  /// The text style of the title.
  public var titleFont: Font
  /// The space on both sides.
  public var padding: Length
  /// The space between the icon and the text.
  public var spacing: Length
  /// The shadow.
  public var shadow: Shadow

  /// Creates a style from its parts. A part that you omit has the value of its token.
  ///
  /// - Parameters:
  ///   - background: The background of the message.
  ///   - foreground: The colour of the text.
  ///   - marker: The colour of the bar on the left.
  ///   - border: The colour of the frame of a toast.
  ///   - line: The line of the frame of a toast.
  ///   - radius: The corner radius of the frame of a toast, in cells.
  ///   - titleFont: The text style of the title.
  ///   - padding: The space on the left and right of the text, in cells.
  ///   - spacing: The space between the icon and the text, in cells.
  ///   - shadow: The shadow of the message.
  public init(
    background: Color,
    foreground: Color,
    marker: Color,
    border: Color = ComponentTokens.Toast.borderColor,
    line: BorderStyle = ComponentTokens.Toast.borderStyle,
    radius: Length = ComponentTokens.Toast.borderRadius,
    titleFont: Font = ComponentTokens.Banner.titleFont,
    padding: Length = ComponentTokens.Banner.padding,
    spacing: Length = ComponentTokens.Banner.spacing,
    shadow: Shadow = ComponentTokens.Toast.shadow
  ) {
    self.background = background
    self.foreground = foreground
    self.marker = marker
    self.border = border
    self.line = line
    self.radius = radius
    self.titleFont = titleFont
    self.padding = padding
    self.spacing = spacing
    self.shadow = shadow
  }

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the text.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `color` as the colour of the bar on the left.
  public func marker(_ color: Color) -> Self { edit { $0.marker = color } }
  /// Returns the style with `color` as the colour of the frame of a toast.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `style` as the line of the frame of a toast.
  public func line(_ style: BorderStyle) -> Self { edit { $0.line = style } }
  /// Returns the style with `length` as the corner radius of the frame of a toast.
  public func radius(_ length: Length) -> Self { edit { $0.radius = length } }
  /// Returns the style with `font` as the text style of the title.
  public func titleFont(_ font: Font) -> Self { edit { $0.titleFont = font } }
  /// Returns the style with `length` as the space on the left and right of the text.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
  /// Returns the style with `length` as the space between the icon and the text.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
  /// Returns the style with `shadow` as its shadow.
  public func shadow(_ shadow: Shadow) -> Self { edit { $0.shadow = shadow } }
}

extension KitStyle: BannerStyle {
  /// Returns the composable style according to the tokens of `role`.
  public func component(_ role: BannerRole) -> BannerComposableStyle {
    typealias Tokens = ComponentTokens.Banner
    func banner(_ background: Color, _ marker: Color) -> BannerComposableStyle {
      BannerComposableStyle(background: background, foreground: Tokens.textColor, marker: marker)
    }
    return switch role {
    case .info: banner(Tokens.Info.backgroundColor, Tokens.Info.markerColor)
    case .success: banner(Tokens.Success.backgroundColor, Tokens.Success.markerColor)
    case .warning: banner(Tokens.Warning.backgroundColor, Tokens.Warning.markerColor)
    case .error: banner(Tokens.Error.backgroundColor, Tokens.Error.markerColor)
    case .tip:
      BannerComposableStyle(
        background: ComponentTokens.Tip.backgroundColor, foreground: ComponentTokens.Tip.textColor,
        marker: .clear, titleFont: ComponentTokens.Tip.titleFont,
        padding: ComponentTokens.Tip.padding, spacing: ComponentTokens.Tip.spacing)
    case .toast:
      BannerComposableStyle(
        background: ComponentTokens.Toast.backgroundColor,
        foreground: ComponentTokens.Toast.textColor, marker: .clear,
        padding: ComponentTokens.Toast.padding, spacing: ComponentTokens.Toast.spacing)
    case .tooltip:
      BannerComposableStyle(
        background: ComponentTokens.Tooltip.backgroundColor,
        foreground: ComponentTokens.Tooltip.textColor, marker: .clear,
        padding: ComponentTokens.Tooltip.padding, shadow: ComponentTokens.Tooltip.shadow)
    }
  }
}
