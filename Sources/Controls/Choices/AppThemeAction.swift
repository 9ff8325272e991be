// SPDX-License-Identifier: MIT
// Views: changes the theme of the whole app.

@_spi(Nodes) package import CuriumEngine
package import CuriumTokens

/// Changes the theme of the whole app, as `CURIUM_THEME` does when the app starts. Like the
/// variable, it has no effect on views with `.themed(_:)`.
package struct AppThemeAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// The theme of the app; `nil` if it isn't running.
  @MainActor package var theme: AppTheme? { graph?.rootScope.values.inherited.theme }

  /// `true` if the focused view, or else the first one, has the theme of the app, so that the user
  /// sees a change.
  @MainActor package var isVisible: Bool {
    guard let graph, let theme else { return false }
    let focus = graph.focus
    let views: [Node?] = [focus.current, focus.order().first, focus.listeners().last]
    let view = views.compactMap { $0 }.first
    return view.map { $0.scope.values.inherited.theme == theme } ?? true
  }

  /// Changes the theme of the app to `theme`.
  @MainActor package func set(_ theme: AppTheme) {
    graph?.updateEnvironment { $0.inherited.theme = theme }
  }
}

extension EnvironmentValues {
  /// Changes the theme of the whole app.
  package var appThemeAction: AppThemeAction { AppThemeAction(runningApp.graph) }
}
