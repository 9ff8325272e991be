// SPDX-License-Identifier: MIT
// Token: the style of tabs and segments, by state.

/// A style for tabs, and for the options of segmented controls.
public protocol TabStyle: ComponentStyle {
  /// Returns the composable style of a tab or a segment, depending on `role`, in `state`.
  func component(_ role: TabRole, state: ControlState) -> TabComposableStyle
}

/// The role of an element that switches between others.
public enum TabRole: UInt8, Hashable, Sendable, CaseIterable {
  /// A tab in the bar of a `TabView`.
  case tab
  /// An option of a segmented control.
  case segment
}

/// The composable style of a tab or a segment.
public struct TabComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Tabs.backgroundColor
  /// The colour of the title.
  public var foreground: Color = ComponentTokens.Tabs.textColor
  /// The colour of the line below a selected tab.
  public var indicatorColor: Color = ComponentTokens.Tabs.indicatorColor
  /// The colour of the line below the others.
  public var lineColor: Color = ComponentTokens.Tabs.lineColor
  /// The colour of the bar that marks the focus. If it is the colour of the background, arrows in
  /// the colour of the title mark the focus.
  public var markerColor: Color = ComponentTokens.Tabs.markerColor
  /// The colour of a number beside the title.
  public var badgeColor: Color = ComponentTokens.Tabs.badgeColor
  /// The text style.
  public var textStyle: Font = ComponentTokens.Tabs.font

  /// Creates a style with the tokens of a tab.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the title.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `color` as the colour of the line below a selected tab.
  public func indicatorColor(_ color: Color) -> Self { edit { $0.indicatorColor = color } }
  /// Returns the style with `color` as the colour of the line below the others.
  public func lineColor(_ color: Color) -> Self { edit { $0.lineColor = color } }
  /// Returns the style with `color` as the colour of the bar that marks the focus.
  public func markerColor(_ color: Color) -> Self { edit { $0.markerColor = color } }
  /// Returns the style with `color` as the colour of a number beside the title.
  public func badgeColor(_ color: Color) -> Self { edit { $0.badgeColor = color } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
}

extension KitStyle: TabStyle {
  /// Returns the composable style in `state` according to the tokens of tabs or segments, depending
  /// on `role`.
  public func component(_ role: TabRole, state: ControlState) -> TabComposableStyle {
    typealias Primary = ComponentTokens.Button.Primary
    typealias Segment = ComponentTokens.Segment
    typealias Tabs = ComponentTokens.Tabs
    let look = TabComposableStyle()
    switch role {
    case .tab:
      return look.background(Tabs.backgroundColors[state]).foreground(Tabs.textColors[state])
    case .segment:
      // A pressed segment has the text colour of unselected ones.
      let isSelected = state.isSelected && !state.isPressed
      return look.textStyle(Segment.font)
        .background(
          isSelected && state.isFocused
            ? Primary.backgroundColorFocused : Segment.backgroundColors[state]
        )
        .foreground(Segment.textColors[state.selected(isSelected)])
        .markerColor(isSelected ? Primary.borderColorFocused : Tabs.markerColor)
    }
  }
}
