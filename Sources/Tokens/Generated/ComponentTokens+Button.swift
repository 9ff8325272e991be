// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Button; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `button.…`.
  public enum Button {
    /// Room beside the word of a button.
    @inlinable public static var padding: Length { Length(token: 19) }
    /// Room beside the word of a small button.
    @inlinable public static var paddingSmall: Length { Length(token: 20) }
    /// Room around the word of a large button.
    @inlinable public static var paddingLarge: Length { Length(token: 21) }
    /// Room between the icon and the word.
    @inlinable public static var spacing: Length { Length(token: 22) }
    /// The word on a button.
    @inlinable public static var font: Font { Font(token: 15) }

    /// Tokens `button.primary.…`.
    public enum Primary {
      /// The ground of the primary button at rest.
      @inlinable public static var backgroundColor: Color { Color(token: 133) }
      /// The ground of the primary button under the pointer.
      @inlinable public static var backgroundColorHover: Color { Color(token: 134) }
      /// The ground of the primary button while pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 135) }
      /// The ground of the primary button with the focus.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 136) }
      /// The ground of the primary button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 137) }
      /// The word and the icon of the primary button at rest.
      @inlinable public static var foregroundColor: Color { Color(token: 138) }
      /// The word and the icon of the primary button under the pointer.
      @inlinable public static var foregroundColorHover: Color { Color(token: 139) }
      /// The word and the icon of the primary button while pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 140) }
      /// The word and the icon of the primary button with the focus.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 141) }
      /// The word and the icon of the primary button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 142) }
      /// The caps at both ends of the primary button at rest.
      @inlinable public static var borderColor: Color { Color(token: 143) }
      /// The caps at both ends of the primary button under the pointer.
      @inlinable public static var borderColorHover: Color { Color(token: 144) }
      /// The caps at both ends of the primary button while pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 145) }
      /// The caps at both ends of the primary button with the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 146) }
      /// The caps at both ends of the primary button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 147) }
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
      /// The ground of the secondary button at rest.
      @inlinable public static var backgroundColor: Color { Color(token: 148) }
      /// The ground of the secondary button under the pointer.
      @inlinable public static var backgroundColorHover: Color { Color(token: 149) }
      /// The ground of the secondary button while pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 150) }
      /// The ground of the secondary button with the focus.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 151) }
      /// The ground of the secondary button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 152) }
      /// The word and the icon of the secondary button at rest.
      @inlinable public static var foregroundColor: Color { Color(token: 153) }
      /// The word and the icon of the secondary button under the pointer.
      @inlinable public static var foregroundColorHover: Color { Color(token: 154) }
      /// The word and the icon of the secondary button while pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 155) }
      /// The word and the icon of the secondary button with the focus.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 156) }
      /// The word and the icon of the secondary button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 157) }
      /// The caps at both ends of the secondary button at rest.
      @inlinable public static var borderColor: Color { Color(token: 158) }
      /// The caps at both ends of the secondary button under the pointer.
      @inlinable public static var borderColorHover: Color { Color(token: 159) }
      /// The caps at both ends of the secondary button while pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 160) }
      /// The caps at both ends of the secondary button with the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 161) }
      /// The caps at both ends of the secondary button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 162) }
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
      /// The ground of the destructive button at rest.
      @inlinable public static var backgroundColor: Color { Color(token: 163) }
      /// The ground of the destructive button under the pointer.
      @inlinable public static var backgroundColorHover: Color { Color(token: 164) }
      /// The ground of the destructive button while pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 165) }
      /// The ground of the destructive button with the focus.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 166) }
      /// The ground of the destructive button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 167) }
      /// The word and the icon of the destructive button at rest.
      @inlinable public static var foregroundColor: Color { Color(token: 168) }
      /// The word and the icon of the destructive button under the pointer.
      @inlinable public static var foregroundColorHover: Color { Color(token: 169) }
      /// The word and the icon of the destructive button while pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 170) }
      /// The word and the icon of the destructive button with the focus.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 171) }
      /// The word and the icon of the destructive button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 172) }
      /// The caps at both ends of the destructive button at rest.
      @inlinable public static var borderColor: Color { Color(token: 173) }
      /// The caps at both ends of the destructive button under the pointer.
      @inlinable public static var borderColorHover: Color { Color(token: 174) }
      /// The caps at both ends of the destructive button while pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 175) }
      /// The caps at both ends of the destructive button with the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 176) }
      /// The caps at both ends of the destructive button when disabled.
      @inlinable public static var borderColorDisabled: Color { Color(token: 177) }
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
      /// The ground of the icon button at rest.
      @inlinable public static var backgroundColor: Color { Color(token: 178) }
      /// The ground of the icon button under the pointer.
      @inlinable public static var backgroundColorHover: Color { Color(token: 179) }
      /// The ground of the icon button while pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 180) }
      /// The ground of the icon button with the focus.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 181) }
      /// The ground of the icon button when disabled.
      @inlinable public static var backgroundColorDisabled: Color { Color(token: 182) }
      /// The word and the icon of the icon button at rest.
      @inlinable public static var foregroundColor: Color { Color(token: 183) }
      /// The word and the icon of the icon button under the pointer.
      @inlinable public static var foregroundColorHover: Color { Color(token: 184) }
      /// The word and the icon of the icon button while pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 185) }
      /// The word and the icon of the icon button with the focus.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 186) }
      /// The word and the icon of the icon button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 187) }
      /// The caps at both ends of the icon button while pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 188) }
      /// The caps at both ends of the icon button with the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 189) }
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
      /// The ground of the plain button under the pointer.
      @inlinable public static var backgroundColorHover: Color { Color(token: 190) }
      /// The ground of the plain button while pressed.
      @inlinable public static var backgroundColorPressed: Color { Color(token: 191) }
      /// The ground of the plain button with the focus.
      @inlinable public static var backgroundColorFocused: Color { Color(token: 192) }
      /// The word of the plain button at rest.
      @inlinable public static var foregroundColor: Color { Color(token: 193) }
      /// The word of the plain button under the pointer.
      @inlinable public static var foregroundColorHover: Color { Color(token: 194) }
      /// The word of the plain button while pressed.
      @inlinable public static var foregroundColorPressed: Color { Color(token: 195) }
      /// The word of the plain button with the focus.
      @inlinable public static var foregroundColorFocused: Color { Color(token: 196) }
      /// The word of the plain button when disabled.
      @inlinable public static var foregroundColorDisabled: Color { Color(token: 197) }
      /// The brackets of the plain button while pressed.
      @inlinable public static var borderColorPressed: Color { Color(token: 198) }
      /// The brackets of the plain button with the focus.
      @inlinable public static var borderColorFocused: Color { Color(token: 199) }
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
