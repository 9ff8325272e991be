// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Button; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `button.…`.
  public enum Button {
    /// The horizontal padding of a button's label.
    @inlinable public static var padding: Length { Length(token: 27) }
    /// The padding of a small button's label.
    @inlinable public static var paddingSmall: Length { Length(token: 28) }
    /// The padding of a large button's label.
    @inlinable public static var paddingLarge: Length { Length(token: 29) }
    /// The space between a button's icon and its label.
    @inlinable public static var spacing: Length { Length(token: 30) }
    /// The text style of a button's label.
    @inlinable public static var font: Font { Font(token: 22) }

    /// Tokens `button.primary.…`.
    public enum Primary {
      /// The background of the primary button.
      @inlinable public static var backgroundColor: Color { Color(token: 157) }
      /// The background of the primary button when hovered.
      @inlinable public static var backgroundColorHover: Color { Color(token: 158) }
      /// The background of the primary button when pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 159) }
      /// The background of the primary button when focused.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 160) }
      /// The background of the primary button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 161) }
      /// The colour of the label and icon of the primary button.
      @inlinable public static var foregroundColor: Color { Color(token: 162) }
      /// The colour of the label and icon of the primary button when hovered.
      @inlinable public static var foregroundColorHover: Color { Color(token: 163) }
      /// The colour of the label and icon of the primary button when pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 164) }
      /// The colour of the label and icon of the primary button when focused.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 165) }
      /// The colour of the label and icon of the primary button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 166) }
      /// The colour of the end caps of the primary button.
      @inlinable public static var borderColor: Color { Color(token: 167) }
      /// The colour of the end caps of the primary button when hovered.
      @inlinable public static var borderColorHover: Color { Color(token: 168) }
      /// The colour of the end caps of the primary button when pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 169) }
      /// The colour of the end caps of the primary button when focused. If it is that of the
      /// background, arrows mark the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 170) }
      /// The colour of the end caps of the primary button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 171) }
      /// `backgroundColor` in every state.
      public static var backgroundColors: StateColors {
        StateColors(
          rest: backgroundColor,
          hover: backgroundColorHover,
          pressed: backgroundColorPressed,
          focused: backgroundColorFocused,
          disabled: backgroundColorDisabled)
      }
      /// `foregroundColor` in every state.
      public static var foregroundColors: StateColors {
        StateColors(
          rest: foregroundColor,
          hover: foregroundColorHover,
          pressed: foregroundColorPressed,
          focused: foregroundColorFocused,
          disabled: foregroundColorDisabled)
      }
      /// `borderColor` in every state.
      public static var borderColors: StateColors {
        StateColors(
          rest: borderColor,
          hover: borderColorHover,
          pressed: borderColorPressed,
          focused: borderColorFocused,
          disabled: borderColorDisabled)
      }
    }

    /// Tokens `button.secondary.…`.
    public enum Secondary {
      /// The background of the secondary button.
      @inlinable public static var backgroundColor: Color { Color(token: 172) }
      /// The background of the secondary button when hovered.
      @inlinable public static var backgroundColorHover: Color { Color(token: 173) }
      /// The background of the secondary button when pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 174) }
      /// The background of the secondary button when focused.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 175) }
      /// The background of the secondary button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 176) }
      /// The colour of the label and icon of the secondary button.
      @inlinable public static var foregroundColor: Color { Color(token: 177) }
      /// The colour of the label and icon of the secondary button when hovered.
      @inlinable public static var foregroundColorHover: Color { Color(token: 178) }
      /// The colour of the label and icon of the secondary button when pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 179) }
      /// The colour of the label and icon of the secondary button when focused.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 180) }
      /// The colour of the label and icon of the secondary button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 181) }
      /// The colour of the end caps of the secondary button.
      @inlinable public static var borderColor: Color { Color(token: 182) }
      /// The colour of the end caps of the secondary button when hovered.
      @inlinable public static var borderColorHover: Color { Color(token: 183) }
      /// The colour of the end caps of the secondary button when pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 184) }
      /// The colour of the end caps of the secondary button when focused.
      @inlinable public static var borderColorFocused: Color { Color(token: 185) }
      /// The colour of the end caps of the secondary button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 186) }
      /// `backgroundColor` in every state.
      public static var backgroundColors: StateColors {
        StateColors(
          rest: backgroundColor,
          hover: backgroundColorHover,
          pressed: backgroundColorPressed,
          focused: backgroundColorFocused,
          disabled: backgroundColorDisabled)
      }
      /// `foregroundColor` in every state.
      public static var foregroundColors: StateColors {
        StateColors(
          rest: foregroundColor,
          hover: foregroundColorHover,
          pressed: foregroundColorPressed,
          focused: foregroundColorFocused,
          disabled: foregroundColorDisabled)
      }
      /// `borderColor` in every state.
      public static var borderColors: StateColors {
        StateColors(
          rest: borderColor,
          hover: borderColorHover,
          pressed: borderColorPressed,
          focused: borderColorFocused,
          disabled: borderColorDisabled)
      }
    }

    /// Tokens `button.destructive.…`.
    public enum Destructive {
      /// The background of the destructive button.
      @inlinable public static var backgroundColor: Color { Color(token: 187) }
      /// The background of the destructive button when hovered.
      @inlinable public static var backgroundColorHover: Color { Color(token: 188) }
      /// The background of the destructive button when pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 189) }
      /// The background of the destructive button when focused.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 190) }
      /// The background of the destructive button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 191) }
      /// The colour of the label and icon of the destructive button.
      @inlinable public static var foregroundColor: Color { Color(token: 192) }
      /// The colour of the label and icon of the destructive button when hovered.
      @inlinable public static var foregroundColorHover: Color { Color(token: 193) }
      /// The colour of the label and icon of the destructive button when pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 194) }
      /// The colour of the label and icon of the destructive button when focused.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 195) }
      /// The colour of the label and icon of the destructive button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 196) }
      /// The colour of the end caps of the destructive button.
      @inlinable public static var borderColor: Color { Color(token: 197) }
      /// The colour of the end caps of the destructive button when hovered.
      @inlinable public static var borderColorHover: Color { Color(token: 198) }
      /// The colour of the end caps of the destructive button when pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 199) }
      /// The colour of the end caps of the destructive button when focused. If it is that of the
      /// background, arrows mark the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 200) }
      /// The colour of the end caps of the destructive button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 201) }
      /// `backgroundColor` in every state.
      public static var backgroundColors: StateColors {
        StateColors(
          rest: backgroundColor,
          hover: backgroundColorHover,
          pressed: backgroundColorPressed,
          focused: backgroundColorFocused,
          disabled: backgroundColorDisabled)
      }
      /// `foregroundColor` in every state.
      public static var foregroundColors: StateColors {
        StateColors(
          rest: foregroundColor,
          hover: foregroundColorHover,
          pressed: foregroundColorPressed,
          focused: foregroundColorFocused,
          disabled: foregroundColorDisabled)
      }
      /// `borderColor` in every state.
      public static var borderColors: StateColors {
        StateColors(
          rest: borderColor,
          hover: borderColorHover,
          pressed: borderColorPressed,
          focused: borderColorFocused,
          disabled: borderColorDisabled)
      }
    }

    /// Tokens `button.icon.…`.
    public enum Icon {
      /// The background of the icon button.
      @inlinable public static var backgroundColor: Color { Color(token: 202) }
      /// The background of the icon button when hovered.
      @inlinable public static var backgroundColorHover: Color { Color(token: 203) }
      /// The background of the icon button when pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 204) }
      /// The background of the icon button when focused.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 205) }
      /// The background of the icon button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 206) }
      /// The icon colour of the icon button.
      @inlinable public static var foregroundColor: Color { Color(token: 207) }
      /// The icon colour of the icon button when hovered.
      @inlinable public static var foregroundColorHover: Color { Color(token: 208) }
      /// The icon colour of the icon button when pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 209) }
      /// The icon colour of the icon button when focused.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 210) }
      /// The icon colour of the icon button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 211) }
      /// The colour of the focus bar of the icon button when pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 212) }
      /// The colour of the focus bar of the icon button when focused.
      @inlinable public static var borderColorFocused: Color { Color(token: 213) }
      /// `backgroundColor` in every state.
      public static var backgroundColors: StateColors {
        StateColors(
          rest: backgroundColor,
          hover: backgroundColorHover,
          pressed: backgroundColorPressed,
          focused: backgroundColorFocused,
          disabled: backgroundColorDisabled)
      }
      /// `foregroundColor` in every state.
      public static var foregroundColors: StateColors {
        StateColors(
          rest: foregroundColor,
          hover: foregroundColorHover,
          pressed: foregroundColorPressed,
          focused: foregroundColorFocused,
          disabled: foregroundColorDisabled)
      }
      /// `borderColor` in every state.
      public static var borderColors: StateColors {
        StateColors(
          pressed: borderColorPressed,
          focused: borderColorFocused)
      }
    }

    /// Tokens `button.plain.…`.
    public enum Plain {
      /// The background of the plain button when hovered.
      @inlinable public static var backgroundColorHover: Color { Color(token: 214) }
      /// The background of the plain button when pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 215) }
      /// The background of the plain button when focused.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 216) }
      /// The label colour of the plain button.
      @inlinable public static var foregroundColor: Color { Color(token: 217) }
      /// The label colour of the plain button when hovered.
      @inlinable public static var foregroundColorHover: Color { Color(token: 218) }
      /// The label colour of the plain button when pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 219) }
      /// The label colour of the plain button when focused.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 220) }
      /// The label colour of the plain button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 221) }
      /// The colour of the focus bar of the plain button when pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 222) }
      /// The colour of the focus bar of the plain button when focused.
      @inlinable public static var borderColorFocused: Color { Color(token: 223) }
      /// `backgroundColor` in every state.
      public static var backgroundColors: StateColors {
        StateColors(
          hover: backgroundColorHover,
          pressed: backgroundColorPressed,
          focused: backgroundColorFocused)
      }
      /// `foregroundColor` in every state.
      public static var foregroundColors: StateColors {
        StateColors(
          rest: foregroundColor,
          hover: foregroundColorHover,
          pressed: foregroundColorPressed,
          focused: foregroundColorFocused,
          disabled: foregroundColorDisabled)
      }
      /// `borderColor` in every state.
      public static var borderColors: StateColors {
        StateColors(
          pressed: borderColorPressed,
          focused: borderColorFocused)
      }
    }
  }
}
