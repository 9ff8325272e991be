// SPDX-License-Identifier: MIT
// Engine: parts of the screen that Tab takes as one stop.

extension View {
  /// Makes the focusable views in this one a single stop for Tab; the arrows move among them. Coming
  /// back by Tab finds the view that had the focus last.
  public func focusSection() -> some View { FocusSectionContent(content: self) }
}

private struct FocusSectionContent<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> FocusSectionNode {
    FocusSectionNode(context)
  }
  func update(_ node: FocusSectionNode) {}
}

/// Remembers which view in it had the focus last.
package final class FocusSectionNode: Node {
  /// The view in the section that had the focus last.
  private(set) weak var last: LayoutNode?

  package override var asFocusSection: FocusSectionNode? { self }

  func remember(_ node: LayoutNode?) { last = node }

  @MainActor package override func focusWithinDidChange(_ isWithin: Bool) {
    if isWithin { last = graph.focus.current }
  }
}

extension Node {
  /// The innermost section around the node in its layer: a menu of a bar is not the bar.
  var focusSection: FocusSectionNode? {
    var node = parentInLayer
    while let current = node {
      if let section = current.asFocusSection { return section }
      node = current.parentInLayer
    }
    return nil
  }
}
