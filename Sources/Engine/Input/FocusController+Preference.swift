// SPDX-License-Identifier: MIT
// Engine: which view in a part of the screen wants the focus first.

extension FocusController {
  /// The view beneath `node` that wants the focus first.
  @MainActor package func preferred(beneath node: Node, in namespace: Namespace.ID? = nil)
    -> LayoutNode?
  {
    if let preferred = node.preferredFocus, namespace == nil || preferred == namespace {
      return order().first { node.contains($0) }
    }
    var child = node.firstChild
    while let current = child {
      if !current.flags.contains(.detached),
        let found = self.preferred(beneath: current, in: namespace)
      {
        return found
      }
      child = current.nextSibling
    }
    return nil
  }
}
