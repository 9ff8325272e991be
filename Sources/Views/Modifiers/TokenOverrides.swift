// SPDX-License-Identifier: MIT
// Views: changes single tokens for a part of the screen.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Overrides the colour `token` with `value` in the view and everything in it. Tokens that refer
  /// to it change too.
  ///
  /// The value is a plain colour, or another token, which the view then follows. An override
  /// doesn't run bodies, and layout runs only if the token affects it.
  ///
  ///     Card { Text("Failed") }
  ///       .token(ComponentTokens.Card.borderColor, .errorBorder)
  ///       .token(ComponentTokens.Card.borderRadius, .none)
  public func token(_ token: Color, _ value: Color) -> some View {
    overriding(.color(token, value))
  }

  /// Overrides the length `token` with `value` in the view and everything in it. Tokens that refer
  /// to it change too.
  public func token(_ token: Length, _ value: Length) -> some View {
    overriding(.length(token, value))
  }

  /// Overrides the text style `token` with `value` in the view and everything in it. Tokens that
  /// refer to it change too.
  public func token(_ token: Font, _ value: Font) -> some View {
    overriding(.font(token, value))
  }

  /// Overrides the border `token` with `value` in the view and everything in it. Tokens that refer
  /// to it change too.
  public func token(_ token: BorderStyle, _ value: BorderStyle) -> some View {
    overriding(.border(token, value))
  }

  /// Overrides the elevation `token` with `value` in the view and everything in it. Tokens that
  /// refer to it change too.
  public func token(_ token: Shadow, _ value: Shadow) -> some View {
    overriding(.shadow(token, value))
  }

  /// Overrides the opacity `token` with `value` in the view and everything in it. Tokens that refer
  /// to it change too.
  public func token(_ token: Opacity, _ value: Opacity) -> some View {
    overriding(.opacity(token, value))
  }

  /// Overrides the motion `token` with `value` in the view and everything in it. Tokens that refer
  /// to it change too.
  public func token(_ token: Motion, _ value: Motion) -> some View {
    overriding(.motion(token, value))
  }

  /// Overrides the gradient `token` with `value` in the view and everything in it. Tokens that
  /// refer to it change too.
  public func token(_ token: Gradient, _ value: Gradient) -> some View {
    overriding(.gradient(token, value))
  }

  /// Draws the icon `token` with the glyphs of `value` in the view and everything in it.
  ///
  ///     CheckBox(text: "Milk", isSelected: .constant(true))
  ///       .token(Icon("checkmark"), Icon(unicode: "●", ascii: "*"))
  public func token(_ token: Icon, _ value: Icon) -> some View {
    overriding(.icon(token, value))
  }

  /// Overrides the wordmark `token` with `value` in the view and everything in it. Tokens that
  /// refer to it change too.
  public func token(_ token: Wordmark, _ value: Wordmark) -> some View {
    overriding(.logo(token, value))
  }

  private func overriding(_ change: TokenOverride) -> some View {
    EnvironmentWriter(content: self, value: change) {
      $0.appTheme = $0.appTheme.overriding($1)
    }
  }
}
