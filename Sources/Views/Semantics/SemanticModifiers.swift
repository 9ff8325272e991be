// SPDX-License-Identifier: MIT
// Views: accessibility values for tests and screen readers.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Sets the role of the view and makes it a single element for everything in it.
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(role: role, isElement: true))
  }

  /// Sets the accessibility name of a view whose text doesn't describe it.
  public func accessibilityLabel(_ label: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(label: label))
  }

  /// Sets the current accessibility value.
  public func accessibilityValue(_ value: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(value: value))
  }

  /// Sets whether the view is selected.
  public func accessibilitySelected(_ isSelected: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isSelected: isSelected))
  }

  /// Sets whether the view is expanded or collapsed.
  public func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isExpanded: isExpanded))
  }

  /// Hides the view from screen readers. Use it for decoration.
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

/// Holds the accessibility values of modifiers for the nodes inside. It takes no part in layout.
final class SemanticsNode: Node {
  var override: SemanticsOverride

  override var semanticsOverride: SemanticsOverride? { override }

  init(_ override: SemanticsOverride, _ context: borrowing _MountContext) {
    self.override = override
    super.init(context)
  }
}
