// SPDX-License-Identifier: MIT
// Token: themes that differ from another in single tokens.

import CuriumTerminal

extension AppTheme {
  /// The theme with a colour token changed, and all tokens that refer to it.
  ///
  /// A token as value makes the first follow the second; with an opacity added its value in force is
  /// taken. A literal as `token` changes nothing.
  public func setting(_ token: Color, to value: Color) -> AppTheme {
    setting(.color, token.tokenIndex, target: value.plainIndex) {
      EncodedToken(value.resolve(in: self))
    }
  }

  /// The theme with a length token changed; a number is taken for columns and rows alike.
  public func setting(_ token: Length, to value: Length) -> AppTheme {
    setting(.length, token.tokenIndex, target: value.tokenIndex) {
      let columns = Int16(clamping: value.resolve(in: self, axis: .horizontal))
      let rows = Int16(clamping: value.resolve(in: self, axis: .vertical))
      return EncodedToken(CellLength(columns: columns, rows: rows))
    }
  }

  /// The theme with a border token changed.
  public func setting(_ token: BorderStyle, to value: BorderStyle) -> AppTheme {
    setting(.border, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(value.line(in: self))
    }
  }

  /// The theme with a text style changed; weight and slant of `value` are taken along.
  public func setting(_ token: Font, to value: Font) -> AppTheme {
    setting(.font, token.tokenIndex, target: value.isPlainToken ? value.tokenIndex : nil) {
      EncodedToken(value.resolve(in: self))
    }
  }

  /// The theme with an elevation changed.
  public func setting(_ token: Shadow, to value: Shadow) -> AppTheme {
    setting(.shadow, token.tokenIndex, target: value.tokenIndex) {
      tables.value(.shadow, value.tokenIndex)
    }
  }

  /// The theme with an opacity changed.
  public func setting(_ token: Opacity, to value: Opacity) -> AppTheme {
    setting(.opacity, token.tokenIndex, target: value.tokenIndex) {
      EncodedToken(opacity: value.resolve(in: self))
    }
  }

  /// The theme with a motion changed: the first follows the second.
  public func setting(_ token: Motion, to value: Motion) -> AppTheme {
    setting(.motion, token.tokenIndex, target: value.tokenIndex) {
      tables.value(.motion, value.tokenIndex)
    }
  }

  /// The theme under another name.
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
    // Two tokens that would follow each other: the value in force is taken instead.
    if let target, !builder.alias(kind, index, to: target) {
      builder.set(kind, index, builder.value(kind, target))
    } else if target == nil {
      builder.set(kind, index, value())
    }
    return builder.build()
  }
}
