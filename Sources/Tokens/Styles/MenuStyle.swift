// SPDX-License-Identifier: MIT
// Token: the style of menus, by state of an item.

/// A style for menus and menu bars.
public protocol MenuStyle: ComponentStyle {
  /// Returns the composable style of a menu in `role`, with an item in `state`.
  func component(_ role: MenuRole, state: ControlState) -> MenuComposableStyle
}

/// The role of an item of a menu.
public enum MenuRole: UInt8, Hashable, Sendable, CaseIterable {
  /// An item of a menu.
  case item
  /// An item that deletes something.
  case destructive
  /// A title in a menu bar.
  case title
}

/// The composable style of a menu and of one item.
public struct MenuComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background of the item.
  public var background: Color = .clear
  /// The colour of the title.
  public var foreground: Color = ComponentTokens.Menu.textColor
  /// The colour of the focus mark.
  public var markerColor: Color = ComponentTokens.Menu.markerColor
  /// The text style of the title.
  public var textStyle: Font = ComponentTokens.Menu.font
  /// The space after the title, in cells.
  public var padding: Length = ComponentTokens.Menu.padding
  /// The background of the menu.
  public var panel: Color = ComponentTokens.Menu.backgroundColor
  /// The colour of the frame.
  public var border: Color = ComponentTokens.Menu.borderColor
  /// The line of the frame.
  public var line: BorderStyle = ComponentTokens.Menu.borderStyle
  /// The corner radius of the frame, in cells.
  public var radius: Length = ComponentTokens.Menu.borderRadius
  /// The shadow of the menu.
  public var shadow: Shadow = ComponentTokens.Menu.shadow

  /// Creates a style with the tokens of a menu.
  public init() {}

  /// Returns the style with `color` as the background of the item.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the title.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `color` as the colour of the focus mark.
  public func markerColor(_ color: Color) -> Self { edit { $0.markerColor = color } }
  /// Returns the style with `font` as the text style of the title.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the space after the title.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
  /// Returns the style with `color` as the background of the menu.
  public func panel(_ color: Color) -> Self { edit { $0.panel = color } }
  /// Returns the style with `color` as the colour of the frame.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `style` as the line of the frame.
  public func line(_ style: BorderStyle) -> Self { edit { $0.line = style } }
  /// Returns the style with `length` as the corner radius of the frame.
  public func radius(_ length: Length) -> Self { edit { $0.radius = length } }
  /// Returns the style with `shadow` as the shadow of the menu.
  public func shadow(_ shadow: Shadow) -> Self { edit { $0.shadow = shadow } }
}

extension KitStyle: MenuStyle {
  /// Returns the composable style according to the tokens of menus or menu bars, depending on
  /// `role`, with an item in `state`.
  public func component(_ role: MenuRole, state: ControlState) -> MenuComposableStyle {
    typealias Tokens = ComponentTokens.Menu
    typealias Bar = ComponentTokens.MenuBar
    // `menu.background` is the background of the whole menu. An item at rest has none.
    var item = Tokens.backgroundColors
    item.rest = .clear
    var title = Bar.backgroundColors
    title.rest = .clear
    title.pressed = title.focused
    let look = MenuComposableStyle()
    return switch role {
    case .item: look.background(item[state]).foreground(Tokens.textColors[state])
    case .destructive:
      look.background(item[state])
        .foreground(state.isEnabled ? Tokens.destructiveColor : Tokens.textColorDisabled)
    case .title:
      look.background(title[state])
        .foreground(state.isEnabled ? Bar.textColor : SemanticTokens.Colors.textDisabled)
        .markerColor(Bar.focusColor).textStyle(Bar.font).panel(Bar.backgroundColor)
    }
  }
}
