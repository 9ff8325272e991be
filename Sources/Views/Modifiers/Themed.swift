// SPDX-License-Identifier: MIT
// Views: a theme for a part of the screen.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws the view and everything in it in `theme`, on the theme's background.
  ///
  /// A change of the theme repaints the view. Only bodies that read `\.appTheme` run, and layout
  /// runs only if the themes differ in spacing, borders or other tokens that affect it. In an
  /// animation, such as `withAnimation { theme = .nord }`, the colours of both themes mix on
  /// terminals with 24-bit colours.
  ///
  /// The modifier doesn't apply to the view whose body contains it: the `\.appTheme` and the
  /// `\.toast` that this view reads have the surrounding theme. To show messages in `theme`, read
  /// `\.toast` in a view inside.
  public func themed(_ theme: AppTheme) -> some View {
    modifier(ThemedModifier(theme: theme))
  }

  /// Draws the view in one of two themes: `light` replaces the kit's light theme, and `dark`
  /// replaces its dark theme. Other themes aren't replaced, so users can still choose one with
  /// `CURIUM_THEME`.
  ///
  /// By default, an app follows the background of the terminal. With this modifier around its first
  /// screen, it does so in its own colours:
  ///
  ///     Text("Inbox").themed(light: .solarizedLight, dark: .solarizedDark)
  public func themed(light: AppTheme, dark: AppTheme) -> some View {
    EnvironmentWriter(
      content: ValueContent(content: self, value: Color.background, make: ThemeGroundNode.init),
      value: (light: light, dark: dark)
    ) { values, themes in
      switch values.inherited.theme {
      case .light: values.inherited.theme = themes.light
      case .dark: values.inherited.theme = themes.dark
      default: break
      }
    }
  }

  /// Draws the view in the theme of the binding `theme`, on the theme's background. While the value
  /// is `nil`, the view keeps the theme of its environment and has no background, so that an inline
  /// app stays on that of the terminal. The body that passes the binding doesn't run again when the
  /// theme changes.
  public func themed(_ theme: Binding<AppTheme?>) -> some View {
    ThemeFollower(content: self, theme: theme)
  }
}

extension View {
  /// Draws the view in `theme`, on the theme's background. Changes nothing if `theme` is `nil`.
  func themed(_ theme: AppTheme?) -> some View {
    EnvironmentWriter(
      content: ValueContent(
        content: self, value: theme == nil ? Color.clear : .background,
        make: ThemeGroundNode.init),
      value: theme
    ) { values, theme in
      if let theme { values.inherited.theme = theme }
    }
  }
}

/// Sets the theme of a view and fills its background.
public struct ThemedModifier: ViewModifier {
  private let theme: AppTheme

  /// Creates a modifier for `theme`.
  public init(theme: AppTheme) { self.theme = theme }

  /// The view `content` on the theme's background.
  public func body(content: Content) -> some View {
    content.themed(Optional(theme))
  }
}

/// Reads the theme in its own body, so that the body that passes the binding doesn't depend on it.
private struct ThemeFollower<Content: View>: View {
  let content: Content
  let theme: Binding<AppTheme?>

  var body: some View { content.themed(theme.wrappedValue) }
}

/// The background. Text takes its colour from the theme as well. Toasts follow the theme.
private final class ThemeGroundNode: GroundNode {
  override init(_ color: Color, _ context: borrowing _MountContext) {
    super.init(color, context)
    registerThemeReader()
    graph.service(ToastCenter.self).add(source: self)
  }

  @MainActor override func willUnmount() {
    graph.service(ToastCenter.self).remove(source: self)
    super.willUnmount()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if !change.isDisjoint(with: [.theme, .themeLayout]) {
      graph.service(ToastCenter.self).themeDidChange(of: self)
    }
  }
}
