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
  public var background: Color
  /// The colour of the title.
  public var foreground: Color
  /// The colour of the line below a selected tab.
  public var indicatorColor: Color
  /// The colour of the line below the others.
  public var lineColor: Color
  /// The colour of the bar that marks the focus.
  public var markerColor: Color
  /// The colour of a number beside the title.
  public var badgeColor: Color
  /// The text style.
  public var textStyle: Font

  /// Creates a style from its parts. A part that you omit has the value of its token.
  ///
  /// - Parameters:
  ///   - background: The background of the tab.
  ///   - foreground: The colour of the title.
  ///   - indicatorColor: The colour of the line below a selected tab.
  ///   - lineColor: The colour of the line below the others.
  ///   - markerColor: The colour of the bar that marks the focus.
  ///   - badgeColor: The colour of a number beside the title.
  ///   - textStyle: The text style of the tab.
  public init(
    background: Color,
    foreground: Color,
    indicatorColor: Color = ComponentTokens.Tabs.indicatorColor,
    lineColor: Color = ComponentTokens.Tabs.lineColor,
    markerColor: Color = ComponentTokens.Tabs.markerColor,
    badgeColor: Color = ComponentTokens.Tabs.badgeColor,
    textStyle: Font = ComponentTokens.Tabs.font
  ) {
    self.background = background
    self.foreground = foreground
    self.indicatorColor = indicatorColor
    self.lineColor = lineColor
    self.markerColor = markerColor
    self.badgeColor = badgeColor
    self.textStyle = textStyle
  }

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
    // A pressed segment has the text colour of unselected ones.
    switch role {
    case .tab:
      TabComposableStyle(
        background: ComponentTokens.Tabs.backgroundColors[state],
        foreground: ComponentTokens.Tabs.textColors[state])
    case .segment:
      TabComposableStyle(
        background: state.isSelected && state.isFocused && !state.isPressed
          ? ComponentTokens.Button.Primary.backgroundColorFocused
          : ComponentTokens.Segment.backgroundColors[state],
        foreground: ComponentTokens.Segment.textColors[
          state.selected(state.isSelected && !state.isPressed)],
        markerColor: state.isSelected
          ? ComponentTokens.Button.Primary.borderColorFocused
          : ComponentTokens.Tabs.markerColor,
        textStyle: ComponentTokens.Segment.font)
    }
  }
}
