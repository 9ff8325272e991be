// SPDX-License-Identifier: MIT
// Views: the values of the kit in the environment.

@_spi(Nodes) public import CuriumEngine
public import CuriumText
public import CuriumTokens

extension EnvironmentValues {
  /// The theme in force. `.themed(_:)` sets it; colours follow it where they are painted.
  public var appTheme: AppTheme {
    get { self[AppThemeKey.self] }
    set { self[AppThemeKey.self] = newValue }
  }

  /// Whether the theme in force is light or dark.
  public var colorScheme: ColorScheme { appTheme.colorScheme }

  /// Whether the theme in force raises contrast.
  public var colorSchemeContrast: ColorSchemeContrast { appTheme.colorSchemeContrast }

  /// The text style of text that names none; nil is `body`.
  public var font: Font? {
    get {
      note(.font)
      return inherited.font
    }
    set { inherited.font = newValue }
  }

  /// Whether controls take input. `.disabled(true)` sets it, and nothing beneath can undo that.
  public var isEnabled: Bool {
    get {
      note(.enabled)
      return inherited.isEnabled
    }
    set { inherited.isEnabled = newValue }
  }

  /// How closely spacing tokens pack the screen.
  public var density: Density {
    get {
      note(.density)
      return inherited.density
    }
    set { inherited.density = newValue }
  }

  /// Which drawing of each icon is used.
  public var iconSet: IconSet {
    get {
      note(.icons)
      return inherited.iconSet
    }
    set { inherited.iconSet = newValue }
  }

  /// Whether nothing may move.
  public var accessibilityReduceMotion: Bool {
    get {
      note(.motion)
      return inherited.reducesMotion
    }
    set { inherited.reducesMotion = newValue }
  }

  /// How many lines a text may take; nil is any number.
  public var lineLimit: Int? {
    get {
      note(.textLayout)
      return inherited.lineLimit
    }
    set { inherited.lineLimit = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: TextTruncationMode {
    get {
      note(.textLayout)
      return inherited.truncationMode
    }
    set { inherited.truncationMode = newValue }
  }

  /// How the lines of a wrapped text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get {
      note(.textLayout)
      return inherited.textAlignment
    }
    set { inherited.textAlignment = newValue }
  }
}
