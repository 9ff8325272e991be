// SPDX-License-Identifier: MIT
// Views: the preferred view for the focus in a part of the screen.

extension FocusController {
  /// Returns the first focusable view inside `node`, or the selected one beside it, such as a
  /// segment of a picker. Views that defer the focus come last.
  @MainActor package func first(in node: Node) -> LayoutNode? {
    let inside = order().filter { node.contains($0) }
    let first = inside.first { view in
      !view.selfAndAncestors.prefix { $0 !== node }.contains(
        where: \.defersFocus)
    }
    return (first ?? inside.first).map {
      if let section = $0.focusSection, node.contains(section),
        let selected = section.selected(in: inside)
      {
        return selected
      }
      let visible = inView($0)
      return node.contains(visible) ? visible : $0
    }
  }

  /// Returns the first focusable view inside `node` that is marked as preferred for the focus.
  @MainActor package func preferred(below node: Node, in namespace: Namespace.ID? = nil)
    -> LayoutNode?
  {
    if let preferred = node.preferredFocus, namespace == nil || preferred == namespace {
      return first(in: node)
    }
    return node.firstOfChildren { child in
      child.flags.contains(.detached) ? nil : preferred(below: child, in: namespace)
    }
  }
}
