// SPDX-License-Identifier: MIT
// Views: what a view says of itself to tests and screen readers.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// What kind of thing the view is. It then speaks for everything in it.
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(role: role, isElement: true))
  }

  /// The name of the view, where its text does not say it.
  public func accessibilityLabel(_ label: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(label: label))
  }

  /// What the view holds now.
  public func accessibilityValue(_ value: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(value: value))
  }

  /// Whether the view is chosen among others.
  public func accessibilitySelected(_ isSelected: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isSelected: isSelected))
  }

  /// Whether the view is open or closed.
  public func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isExpanded: isExpanded))
  }

  /// Leaves the view out of what is read aloud; for decoration.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isHidden: isHidden))
  }
}

struct SemanticContent<Content: View>: NodeBackedView {
  let content: Content
  let override: SemanticsOverride

  func makeNode(_ context: borrowing _MountContext) -> SemanticsNode {
    SemanticsNode(override, context)
  }
  func update(_ node: SemanticsNode) { node.override = override }
}

/// Carries what modifiers say of the nodes beneath. It takes no part in layout.
final class SemanticsNode: Node {
  var override: SemanticsOverride

  override var semanticsOverride: SemanticsOverride? { override }

  init(_ override: SemanticsOverride, _ context: borrowing _MountContext) {
    self.override = override
    super.init(context)
  }
}
