// SPDX-License-Identifier: MIT
// Views: environment values of the kit.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumText
public import CuriumTokens

extension EnvironmentValues {
  /// The current theme. Set it with `.themed(_:)`. Colours are resolved when they are painted.
  public var appTheme: AppTheme {
    get { self[AppThemeKey.self] }
    set { self[AppThemeKey.self] = newValue }
  }

  /// The colour scheme of the current theme: light or dark.
  public var colorScheme: ColorScheme { appTheme.colorScheme }

  /// The contrast of the current theme: standard or increased.
  public var colorSchemeContrast: ColorSchemeContrast { appTheme.colorSchemeContrast }

  /// The text style of text that doesn't set its own; `nil` means `body`.
  public var font: Font? {
    get { reading(.font).font }
    set { inherited.font = newValue }
  }

  /// A Boolean value that indicates whether controls take input. `.disabled(true)` sets it to
  /// `false`. `.disabled(false)` doesn't change it, but `.environment(\.isEnabled, true)` enables
  /// the controls in a disabled view.
  public var isEnabled: Bool {
    get { reading(.enabled).isEnabled }
    set {
      inherited.isEnabled = newValue
      if !newValue {
        inherited.foreground = .disabledInk
      } else if inherited.foreground == .disabledInk {
        inherited.foreground = .textPrimary
      }
    }
  }

  /// The density of spacing tokens: `.comfortable`, or `.compact` for half as much space.
  public var density: Density {
    get { reading(.density).density }
    set { inherited.density = newValue }
  }

  /// The glyphs that icons use: Unicode, symbols, Nerd Fonts or ASCII.
  public var iconSet: IconSet {
    get { reading(.icons).iconSet }
    set { inherited.iconSet = newValue }
  }

  /// The colour depth of the view: that of the terminal, or the lower depth set by
  /// `.colorDepth(_:)`. A theme of the terminal's own colours, such as `AppTheme.terminal`, has 16
  /// colours in every terminal.
  ///
  /// Colours adapt automatically. Read this value to show a state in another way where colours
  /// can't show it.
  ///
  ///     struct Marker: View {
  ///       @Environment(\.colorDepth) private var colorDepth
  ///       var body: some View { Text(colorDepth < .ansi256 ? "> Selected" : "Selected") }
  ///     }
  public internal(set) var colorDepth: ColorDepth {
    get { reading(.colors).colorDepth }
    set { inherited.availableDepth = newValue }
  }

  /// `true` in a theme of the terminal's own colours.
  package var usesTerminalColors: Bool { reading(.colors).usesTerminalColors }

  /// A Boolean value that indicates whether the terminal draws characters of ambiguous width in two
  /// columns. Pass it to `columnCount(ambiguousIsWide:)`.
  public var ambiguousIsWide: Bool { runningApp.graph?.painting.pool.ambiguousIsWide ?? false }

  /// The app's log, which any thread can write to. Show it with `LogView`.
  public package(set) var log: AppLog {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }

  /// A Boolean value that indicates whether animations are off.
  public var accessibilityReduceMotion: Bool {
    get { reading(.motion).reducesMotion }
    set { inherited.reducesMotion = newValue }
  }

  /// The maximum number of lines of text; `nil` for any number.
  public var lineLimit: Int? {
    get { reading(.textLayout).lineLimit }
    set { inherited.lineLimit = newValue }
  }

  /// The position at which text is truncated if it doesn't fit.
  public var truncationMode: TextTruncationMode {
    get { reading(.textLayout).truncationMode }
    set { inherited.truncationMode = newValue }
  }

  /// The alignment of the lines of wrapped text, and of the text in single-line fields.
  public var multilineTextAlignment: TextAlignment {
    get { reading(.textLayout).textAlignment }
    set { inherited.textAlignment = newValue }
  }

  /// Returns the inherited values. The view that reads them is updated after a `change`.
  @inline(__always) func reading(_ change: EnvironmentChange) -> InheritedStyle {
    note(change)
    return inherited
  }
}

private struct LogKey: EnvironmentKey {
  // Entries written to this log are never read.
  static var defaultValue: AppLog { AppLog(capacity: 1) }
}

extension Color {
  /// The colour of disabled text and icons, which stay visible on the tints of selected rows.
  static var disabledInk: Color { .textDisabled.legible(3) }
}
