// SPDX-License-Identifier: MIT
// Token: copies of a theme with single tokens changed.

import CuriumTerminal

extension AppTheme {
  /// Returns the theme with the colour `token` set to `value`. Tokens that refer to it change too.
  ///
  /// If `value` is a token, `token` follows it. If `value` also has an opacity, `token` gets its
  /// current value instead. Has no effect if `token` is a literal.
  public func setting(_ token: Color, to value: Color) -> AppTheme {
    setting(.color, token.tokenIndex, target: value.plainIndex) {
      EncodedToken(value.resolve(in: self))
    }
  }

  /// Returns the theme with the length `token` set to `value`. A number applies to both columns and
  /// rows.
  public func setting(_ token: Length, to value: Length) -> AppTheme {
    setting(.length, token.tokenIndex, target: value.tokenIndex) {
      let columns = Int16(clamping: value.resolve(in: self, axis: .horizontal))
      let rows = Int16(clamping: value.resolve(in: self, axis: .vertical))
      return EncodedToken(CellLength(columns: columns, rows: rows))
    }
  }

  /// Returns the theme with the border `token` set to `value`.
  public func setting(_ token: BorderStyle, to value: BorderStyle) -> AppTheme {
    setting(.border, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(value.line(in: self))
    }
  }

  /// Returns the theme with the text style `token` set to `value`. The weight and slant of `value`
  /// are kept.
  public func setting(_ token: Font, to value: Font) -> AppTheme {
    setting(.font, token.tokenIndex, target: value.isPlainToken ? value.tokenIndex : nil) {
      EncodedToken(value.resolve(in: self))
    }
  }

  /// Returns the theme with the elevation `token` set to `value`.
  public func setting(_ token: Shadow, to value: Shadow) -> AppTheme {
    setting(.shadow, token.tokenIndex, target: value.tokenIndex) {
      tables.value(.shadow, value.tokenIndex)
    }
  }

  /// Returns the theme with the opacity `token` set to `value`.
  public func setting(_ token: Opacity, to value: Opacity) -> AppTheme {
    setting(.opacity, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(opacity: value.resolve(in: self))
    }
  }

  /// Returns the theme with the motion `token` set to `value`.
  public func setting(_ token: Motion, to value: Motion) -> AppTheme {
    setting(.motion, token.tokenIndex, target: value.tokenIndex) {
      tables.value(.motion, value.tokenIndex)
    }
  }

  /// Returns the theme with the gradient `token` set to `value`. The theme's gradient follows the
  /// tokens in `value`; a token with an opacity counts as its current colour.
  public func setting(_ token: Gradient, to value: Gradient) -> AppTheme {
    setting(.gradient, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(
        value.stops(in: self).map { stop in
          let isStorable = stop.color._encoded != nil
          let color = isStorable ? stop.color : Color(stop.color.resolve(in: self))
          return Gradient.Stop(color: color, location: stop.location)
        })
    }
  }

  /// Returns the theme with the icon `token` drawn with the glyphs of `value`. Has no effect for an
  /// unknown icon.
  public func setting(_ token: Icon, to value: Icon) -> AppTheme {
    guard let glyphs = value.resolve(in: self) else { return self }
    return setting(.icon, token.tokenIndex, target: value.tokenIndex) { EncodedToken(glyphs) }
  }

  /// Returns the theme with the wordmark `token` set to `value`.
  public func setting(_ token: Wordmark, to value: Wordmark) -> AppTheme {
    setting(.logo, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(value.drawing(in: self))
    }
  }

  /// Returns the theme with another `name`, for code and files, and another `displayName`, for
  /// users.
  public func named(_ name: String, displayName: String) -> AppTheme {
    var builder = ThemeBuilder(self)
    builder.header.name = name
    builder.header.displayName = displayName
    return builder.build()
  }

  private func setting(
    _ kind: TokenKind, _ index: Int?, target: Int?, value: () -> EncodedToken
  ) -> AppTheme {
    guard let index, index != target else { return self }
    var builder = ThemeBuilder(self)
    // Two tokens can't follow each other: the token gets the current value instead.
    if let target, !builder.alias(kind, index, to: target) {
      builder.set(kind, index, builder.value(kind, target))
    } else if target == nil {
      builder.set(kind, index, value())
    }
    return builder.build()
  }
}
