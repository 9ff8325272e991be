// SPDX-License-Identifier: MIT
// Engine: how another value of the environment reaches the nodes that read it.

import CuriumTokens

extension Graph {
  /// Changes values of the environment around everything.
  @MainActor package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let theme = root.theme
    var values = rootScope.values
    // Nobody else looks at this one, so that another theme is set in its place.
    values.inherited.sharedTheme = root.spareTheme.take() ?? SharedTheme(theme)
    values.inherited.theme = theme
    change(&values)
    active { give(values, to: rootScope, beneath: root) }
    if values.inherited.sharedTheme !== rootScope.values.inherited.sharedTheme {
      root.spareTheme = values.inherited.sharedTheme
    }
    if theme != root.theme {
      // The ground of the screen is nobody's view.
      damage.addAll()
      requestFrame()
    }
  }

  /// Gives what is beneath `node` other values in `scope`, and tells who reads what differs.
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

  /// Has the theme that is shared beneath `node` change in its place, where one is set there that
  /// differs in nothing but colours. Returns whether it does.
  private func recolor(
    _ next: inout EnvironmentValues, in scope: EnvironmentScope, beneath node: Node
  ) -> Bool {
    let own = scope.values.inherited.sharedTheme
    let given = next.inherited.sharedTheme
    if own === given { return false }
    if node.scope !== scope {
      // What is not set here is the affair of who set it.
      let outer = node.scope.values.inherited.sharedTheme
      if own === outer || given === outer { return false }
    }
    if own.theme.layoutHash != given.theme.layoutHash { return false }
    next.inherited.sharedTheme = own
    if own.theme == given.theme { return false }
    own.theme = given.theme
    return true
  }

  /// Tells the nodes beneath `node` that values of their environment differ.
  @MainActor private func propagate(_ change: EnvironmentChange, beneath node: Node) {
    // First, so that what lies beneath is not damaged part by part.
    if !change.isDisjoint(with: .affectsPaint) { damageTopmost(beneath: node) }
    tell(change, beneath: node)
  }

  @MainActor private func tell(_ change: EnvironmentChange, beneath node: Node) {
    var child = node.firstChild
    while let current = child {
      child = current.nextSibling
      // Layers stand elsewhere.
      if current.flags.contains(.detached), !change.isDisjoint(with: .affectsPaint) {
        current.asLayoutNode?.damageFrame()
      }
      current.hearEnvironment(change)
      if !current.opensScope { tell(change, beneath: current) }
    }
  }

  /// Tells the nodes beneath `node` that look at `theme` and asked for it that its colours differ. The
  /// others find them when they are painted.
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
