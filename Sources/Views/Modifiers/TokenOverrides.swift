// SPDX-License-Identifier: MIT
// Views: single tokens changed for a part of the screen.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Gives a colour token another colour in the view and everything in it, and all tokens that refer
  /// to it.
  ///
  /// The value may be a token, which is followed then, or a plain colour. No body runs because of it, and no
  /// layout either unless the token decides where cells are.
  ///
  ///     Card { Text("Failed") }
  ///       .token(ComponentTokens.Card.borderColor, .errorBorder)
  ///       .token(ComponentTokens.Card.borderRadius, .none)
  public func token(_ token: Color, _ value: Color) -> some View {
    overriding(.color(token, value))
  }

  /// Gives a length token another length in the view and everything in it, and all that refer to it.
  public func token(_ token: Length, _ value: Length) -> some View {
    overriding(.length(token, value))
  }

  /// Gives a text style token another style in the view and everything in it, and all that refer to it.
  public func token(_ token: Font, _ value: Font) -> some View {
    overriding(.font(token, value))
  }

  /// Gives a border token another line in the view and everything in it, and all that refer to it.
  public func token(_ token: BorderStyle, _ value: BorderStyle) -> some View {
    overriding(.border(token, value))
  }

  /// Gives an elevation another shade in the view and everything in it, and all that refer to it.
  public func token(_ token: Shadow, _ value: Shadow) -> some View {
    overriding(.shadow(token, value))
  }

  /// Gives an opacity token another share in the view and everything in it, and all that refer to it.
  public func token(_ token: Opacity, _ value: Opacity) -> some View {
    overriding(.opacity(token, value))
  }

  /// Makes a motion token follow another in the view and everything in it, and all that refer to it.
  public func token(_ token: Motion, _ value: Motion) -> some View {
    overriding(.motion(token, value))
  }

  private func overriding(_ change: TokenOverride) -> some View {
    EnvironmentWriter(content: self, value: change) {
      $0.appTheme = $0.appTheme.overriding($1)
    }
  }
}
