// SPDX-License-Identifier: MIT
// Views: passes changed environment values to the nodes that read them.

import CuriumTerminal
import CuriumTokens

extension Graph {
  /// Changes environment values for the whole graph.
  @MainActor package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let theme = root.theme
    var values = rootScope.values
    // Nothing else refers to this object, so the theme can be set in place.
    values.inherited.sharedTheme = root.spareTheme.take() ?? SharedTheme(theme)
    values.inherited.theme = theme
    change(&values)
    if values.keyed !== rootScope.values.keyed { values.removeHiddenEntries() }
    give(values, to: rootScope, below: root)
    if values.inherited.sharedTheme !== rootScope.values.inherited.sharedTheme {
      root.spareTheme = values.inherited.sharedTheme
    }
    if theme != root.theme {
      // The background of the screen doesn't belong to a view.
      damage.addAll()
      requestFrame()
    }
  }

  /// Sets the values of `scope` below `node`, and notifies the readers of changed values.
  @MainActor package func give(
    _ values: EnvironmentValues, to scope: EnvironmentScope, below node: Node
  ) {
    var next = values
    let recolored = recolor(&next, in: scope, below: node)
    let change = next.changes(from: scope.values)
    scope.values = next
    if !change.isEmpty {
      // Damaged first, so that the descendants aren't damaged one by one.
      if !change.isDisjoint(with: .affectsPaint) { node.forEachChild { $0.damageSubtree() } }
      notify(change, below: node)
    }
    if recolored { propagateColors(of: next.inherited.sharedTheme, below: node) }
  }

  /// Changes the shared theme below `node` in place, if it is set there and differs only in
  /// colours. Returns whether it has changed.
  private func recolor(
    _ next: inout EnvironmentValues, in scope: EnvironmentScope, below node: Node
  ) -> Bool {
    let own = scope.values.inherited.sharedTheme
    let given = next.inherited.sharedTheme
    if own === given { return false }
    if node.scope !== scope {
      // A theme that isn't set here belongs to an outer scope.
      let outer = node.scope.values.inherited.sharedTheme
      if own === outer || given === outer { return false }
    }
    if own.theme.layoutHash != given.theme.layoutHash { return false }
    next.inherited.sharedTheme = own
    if own.theme == given.theme { return false }
    own.theme = given.theme
    return true
  }

  @MainActor private func notify(_ change: EnvironmentChange, below node: Node) {
    var child = node.firstChild
    while let current = child {
      child = current.nextSibling
      // Layers are elsewhere on the screen.
      if current.flags.contains(.detached), !change.isDisjoint(with: .affectsPaint) {
        current.asLayoutNode?.damageFrame()
      }
      current.receiveEnvironmentChange(change)
      if !current.opensScope { notify(change, below: current) }
    }
  }

  /// Notifies the registered descendants of `node` that use `theme` that its colours have changed.
  /// The others look up the colours when they are painted.
  @MainActor private func propagateColors(of theme: SharedTheme, below node: Node) {
    node.forEachChild { $0.damageSubtree() }
    for overlay in layers.overlays where node.contains(overlay) { overlay.damageFrame() }
    notifyThemeReaders(of: theme, below: node)
  }

  @MainActor private func notifyThemeReaders(of theme: SharedTheme, below node: Node) {
    node.forEachChild { child in
      guard child.flags.contains(.holdsThemeReaders),
        child.scope.values.inherited.sharedTheme === theme
      else { return }
      child.receiveEnvironmentChange(.theme)
      notifyThemeReaders(of: theme, below: child)
    }
  }
}
