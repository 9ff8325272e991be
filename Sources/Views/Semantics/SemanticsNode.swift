// SPDX-License-Identifier: MIT
// Views: holds the accessibility values of modifiers.

@_spi(Nodes) import CuriumEngine

extension View {
  /// Describes the view to tests and screen readers.
  func semantics(_ override: SemanticsOverride) -> some View {
    ValueContent(content: self, value: override, make: SemanticsNode.init)
  }
}

/// Holds the accessibility values of modifiers for the nodes inside. It takes no part in layout.
private final class SemanticsNode: ValueNode<SemanticsOverride> {
  override var semanticsOverride: SemanticsOverride? { value }
}
