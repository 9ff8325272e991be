// SPDX-License-Identifier: MIT
// Token: the style of dialogs, by role.

/// A style for dialogs: alerts, confirmations, sheets and popovers.
public protocol DialogStyle: ComponentStyle {
  /// Returns the composable style in `role`.
  func component(_ role: DialogRole) -> DialogComposableStyle
}

/// The role of a dialog.
public enum DialogRole: UInt8, Hashable, Sendable, CaseIterable {
  /// An alert.
  case alert
  /// A confirmation, or a panel such as the command palette.
  case panel
  /// A sheet.
  case sheet
  /// A popover.
  case popover
  /// A sheet at the lower edge of the screen.
  case bottomSheet
}

/// The composable style of a dialog.
public struct DialogComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Dialog.backgroundColor
  /// The colour of the frame.
  public var border: Color = ComponentTokens.Dialog.borderColor
  /// The line of the frame.
  public var line: BorderStyle = ComponentTokens.Dialog.borderStyle
  /// The corner radius of the frame, in cells.
  public var radius: Length = ComponentTokens.Dialog.borderRadius
  /// The colour of the title.
  public var titleColor: Color = ComponentTokens.Dialog.titleColor
  /// The colour of the message.
  public var messageColor: Color = ComponentTokens.Dialog.messageColor
  /// The text style of the title.
  public var titleFont: Font = ComponentTokens.Dialog.titleFont
  /// The space inside the frame, in cells.
  public var padding: Length = ComponentTokens.Dialog.padding
  /// The space between the parts, in cells.
  public var spacing: Length = ComponentTokens.Dialog.spacing
  /// The shadow.
  public var shadow: Shadow = ComponentTokens.Dialog.shadow

  /// Creates a style with the tokens of a dialog.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the frame.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `style` as the line of the frame.
  public func line(_ style: BorderStyle) -> Self { edit { $0.line = style } }
  /// Returns the style with `length` as the corner radius of the frame.
  public func radius(_ length: Length) -> Self { edit { $0.radius = length } }
  /// Returns the style with `color` as the colour of the title.
  public func titleColor(_ color: Color) -> Self { edit { $0.titleColor = color } }
  /// Returns the style with `color` as the colour of the message.
  public func messageColor(_ color: Color) -> Self { edit { $0.messageColor = color } }
  /// Returns the style with `font` as the text style of the title.
  public func titleFont(_ font: Font) -> Self { edit { $0.titleFont = font } }
  /// Returns the style with `length` as the space inside the frame.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
  /// Returns the style with `length` as the space between the parts.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
  /// Returns the style with `shadow` as its shadow.
  public func shadow(_ shadow: Shadow) -> Self { edit { $0.shadow = shadow } }
}

extension KitStyle: DialogStyle {
  /// Returns the composable style according to the tokens of `role`.
  public func component(_ role: DialogRole) -> DialogComposableStyle {
    typealias Popover = ComponentTokens.Popover
    typealias Bottom = ComponentTokens.BottomSheet
    return switch role {
    case .panel, .sheet: DialogComposableStyle()
    case .alert: DialogComposableStyle().line(ComponentTokens.Dialog.borderStyleAlert)
    case .popover:
      DialogComposableStyle().background(Popover.backgroundColor).border(Popover.borderColor)
        .line(Popover.borderStyle).radius(Popover.borderRadius).shadow(Popover.shadow)
    case .bottomSheet:
      DialogComposableStyle().background(Bottom.backgroundColor).border(Bottom.borderColor)
        .line(Bottom.lineStyle).titleColor(Bottom.titleColor).titleFont(Bottom.titleFont)
        .padding(Bottom.padding).spacing(Bottom.spacing)
    }
  }
}
