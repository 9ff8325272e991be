// SPDX-License-Identifier: MIT
// Engine: the key of the theme in the environment.

public import CuriumTokens

/// The key of the theme in force, whose value is read and set as `\.appTheme` too.
///
///     EnvironmentValues()[AppThemeKey.self].name  // "light"
public struct AppThemeKey: EnvironmentKey {
  /// The theme where nobody set one; an app itself follows its terminal.
  public static var defaultValue: AppTheme { .light }
}

extension EnvironmentValues {
  /// The theme in force: the same value as `appTheme`, which painting reads without a search.
  public subscript(key: AppThemeKey.Type) -> AppTheme {
    get {
      note([.theme, .themeLayout])
      return inherited.theme
    }
    set { inherited.theme = newValue }
  }
}
