// SPDX-License-Identifier: MIT
// Views: passes changed environment values to the nodes that read them.

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
    active { give(values, to: rootScope, beneath: root) }
    if values.inherited.sharedTheme !== rootScope.values.inherited.sharedTheme {
      root.spareTheme = values.inherited.sharedTheme
    }
    if theme != root.theme {
      // The background of the screen doesn't belong to a view.
      damage.addAll()
      requestFrame()
    }
  }

  /// Sets the values of `scope` for the descendants of `node`, and notifies the readers of changed
  /// values.
  @MainActor package func give(
    _ values: EnvironmentValues, to scope: EnvironmentScope, beneath node: Node
  ) {
    var next = values
    let recolored = recolor(&next, in: scope, beneath: node)
    let change = next.changes(from: scope.values)
    scope.values = next
    if !change.isEmpty { propagate(change, beneath: node) }
    if recolored { propagateColors(of: next.inherited.sharedTheme, beneath: node) }
  }

  /// Changes the shared theme below `node` in place, if it is set there and differs only in
  /// colours. Returns whether it has changed.
  private func recolor(
    _ next: inout EnvironmentValues, in scope: EnvironmentScope, beneath node: Node
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

  /// Notifies the descendants of `node` of changed environment values.
  @MainActor private func propagate(_ change: EnvironmentChange, beneath node: Node) {
    // Damaged first, so that the descendants aren't damaged one by one.
    if !change.isDisjoint(with: .affectsPaint) { damageTopmost(beneath: node) }
    tell(change, beneath: node)
  }

  @MainActor private func tell(_ change: EnvironmentChange, beneath node: Node) {
    var child = node.firstChild
    while let current = child {
      child = current.nextSibling
      // Layers are elsewhere on the screen.
      if current.flags.contains(.detached), !change.isDisjoint(with: .affectsPaint) {
        current.asLayoutNode?.damageFrame()
      }
      current.hearEnvironment(change)
      if !current.opensScope { tell(change, beneath: current) }
    }
  }

  /// Notifies the registered descendants of `node` that use `theme` that its colours have changed.
  /// The others look up the colours when they are painted.
  @MainActor private func propagateColors(of theme: SharedTheme, beneath node: Node) {
    damageTopmost(beneath: node)
    for overlay in layers.overlays where node.contains(overlay) { overlay.damageFrame() }
    tellColors(of: theme, beneath: node)
  }

  @MainActor private func tellColors(of theme: SharedTheme, beneath node: Node) {
    node.forEachChild { child in
      guard child.flags.contains(.holdsThemeReaders),
        child.scope.values.inherited.sharedTheme === theme
      else { return }
      child.hearEnvironment(.theme)
      tellColors(of: theme, beneath: child)
    }
  }

  private func damageTopmost(beneath node: Node) {
    node.forEachChild { child in
      if let layout = child.asLayoutNode {
        layout.damageFrame()
      } else {
        damageTopmost(beneath: child)
      }
    }
  }
}
