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
  public var background: Color = ComponentTokens.Banner.Info.backgroundColor
  /// The colour of the text.
  public var foreground: Color = ComponentTokens.Banner.textColor
  /// The colour of the bar on the left.
  public var marker: Color = ComponentTokens.Banner.Info.markerColor
  /// The colour of the frame of a toast.
  public var border: Color = ComponentTokens.Toast.borderColor
  /// The line of the frame of a toast.
  public var line: BorderStyle = ComponentTokens.Toast.borderStyle
  /// The corner radius of the frame of a toast, in cells.
  public var radius: Length = ComponentTokens.Toast.borderRadius
  /// The text style of the title.
  public var titleFont: Font = ComponentTokens.Banner.titleFont
  /// The space on the left and right of the text, in cells.
  public var padding: Length = ComponentTokens.Banner.padding
  /// The space between the icon and the text, in cells.
  public var spacing: Length = ComponentTokens.Banner.spacing
  /// The shadow.
  public var shadow: Shadow = ComponentTokens.Toast.shadow

  /// Creates a style with the tokens of an information banner.
  public init() {}

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

  /// Returns the style, with a grey bar and background unless `isEnabled` is `true`.
  package func enabled(_ isEnabled: Bool) -> Self {
    isEnabled ? self : background(SemanticTokens.Colors.controlDisabled).marker(.textDisabled)
  }
}

extension KitStyle: BannerStyle {
  /// Returns the composable style according to the tokens of `role`.
  public func component(_ role: BannerRole) -> BannerComposableStyle {
    typealias Tokens = ComponentTokens.Banner
    typealias Tip = ComponentTokens.Tip
    typealias Toast = ComponentTokens.Toast
    typealias Tooltip = ComponentTokens.Tooltip
    func banner(_ background: Color, _ marker: Color) -> BannerComposableStyle {
      BannerComposableStyle().background(background).marker(marker)
    }
    return switch role {
    case .info: banner(Tokens.Info.backgroundColor, Tokens.Info.markerColor)
    case .success: banner(Tokens.Success.backgroundColor, Tokens.Success.markerColor)
    case .warning: banner(Tokens.Warning.backgroundColor, Tokens.Warning.markerColor)
    case .error: banner(Tokens.Error.backgroundColor, Tokens.Error.markerColor)
    case .tip:
      banner(Tip.backgroundColor, .clear).foreground(Tip.textColor).titleFont(Tip.titleFont)
        .padding(Tip.padding).spacing(Tip.spacing)
    case .toast:
      banner(Toast.backgroundColor, .clear).foreground(Toast.textColor)
        .padding(Toast.padding).spacing(Toast.spacing)
    case .tooltip:
      banner(Tooltip.backgroundColor, .clear).foreground(Tooltip.textColor)
        .padding(Tooltip.padding).shadow(Tooltip.shadow)
    }
  }
}
