// SPDX-License-Identifier: MIT
// Views: accessibility values for tests and screen readers.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Sets the role of the view to `role`, and combines everything in it into a single element.
  ///
  ///     HStack { Text("●"); Text("Online") }.accessibilityRole(.status)
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(role: role, isElement: true))
  }

  /// Sets the accessibility name of the view to `label`. Use it if the text of the view doesn't
  /// describe it.
  ///
  ///     Button("×") { remove() }.accessibilityLabel("Remove package")
  public func accessibilityLabel(_ label: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(label: label))
  }

  /// Sets the accessibility name of the view to `name`, unless it is `nil`.
  package func accessibilityName(_ name: String?) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(label: name))
  }

  /// Names the control in a row of a form, unless `name` is `nil`. Several buttons or choices keep
  /// their names, and form a group with this one.
  package func accessibilityFieldName(_ name: String?) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(fieldName: name))
  }

  /// Sets the accessibility value of the view to `value`, its current state in words.
  ///
  ///     Text("▮▮▮▯").accessibilityLabel("Signal").accessibilityValue("3 of 4 bars")
  public func accessibilityValue(_ value: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(value: value))
  }

  /// Sets whether the view is selected: `isSelected` is the current state.
  ///
  ///     Text("Inbox").accessibilitySelected(true)
  public func accessibilitySelected(_ isSelected: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isSelected: isSelected))
  }

  /// Sets whether the view is expanded or collapsed: `isExpanded` is the current state.
  ///
  ///     Text(isExpanded ? "▾ Details" : "▸ Details").accessibilityExpanded(isExpanded)
  public func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isExpanded: isExpanded))
  }

  /// Hides the view from screen readers if `isHidden` is `true`. Use it for decoration.
  ///
  ///     HStack { Text("✦").accessibilityHidden(); Text("New releases") }
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
