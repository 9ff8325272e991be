// SPDX-License-Identifier: MIT
// Views: parts of the screen that are a single stop for Tab.

extension View {
  /// Groups the focusable views inside into a single stop for Tab. The arrow keys move among them.
  /// When Tab returns to the section, the most recently focused view gets the focus.
  ///
  ///     HStack {
  ///       Button("Restart") {}
  ///       Button("Stop") {}
  ///     }
  ///     .focusSection()
  public func focusSection() -> some View { FocusSectionContent(content: self) }
}

private struct FocusSectionContent<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> FocusSectionNode {
    FocusSectionNode(context)
  }
  func update(_ node: FocusSectionNode) {}
}

/// The node of a focus section.
package final class FocusSectionNode: Node {
  /// The most recently focused view in the section.
  private weak var last: LayoutNode?

  package override var asFocusSection: FocusSectionNode? { self }

  func remember(_ node: LayoutNode) { last = node }

  /// Returns the view where the focus enters the section: the selected or most recently focused
  /// one.
  func entrance(in order: [LayoutNode]) -> LayoutNode? {
    let inside = order.filter { $0.focusSection === self }
    let selected = inside.first { view in
      view.selfAndAncestorsInLayer.prefix { $0 !== self }
        .contains { $0.semanticsOverride?.isSelected == true }
    }
    return selected ?? inside.first { $0 === last }
  }

  @MainActor package override func focusWithinDidChange(_ isWithin: Bool) {
    if isWithin { last = graph.focus.current }
  }
}

extension Node {
  /// The innermost section around the node in its layer. The menu of a bar isn't in the bar's
  /// section.
  package var focusSection: FocusSectionNode? {
    selfAndAncestorsInLayer.dropFirst().first { $0.asFocusSection != nil }?.asFocusSection
  }
}
