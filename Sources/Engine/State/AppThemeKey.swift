// SPDX-License-Identifier: MIT
// Views: the key of the theme in the environment.

public import CuriumTokens

/// The key of the current theme, which is also available as `\.appTheme`.
///
///     EnvironmentValues()[AppThemeKey.self].name  // "light"
public struct AppThemeKey: EnvironmentKey {
  /// The default theme. A running app follows the appearance of its terminal.
  public static var defaultValue: AppTheme { .light }
}

extension EnvironmentValues {
  /// The theme for `key`: same as `appTheme`, stored so that painting reads it without a search.
  public subscript(key: AppThemeKey.Type) -> AppTheme {
    get {
      note([.theme, .themeLayout])
      return inherited.theme
    }
    set { inherited.theme = newValue }
  }
}
