// SPDX-License-Identifier: MIT
// Views: holds the accessibility values of modifiers.

@_spi(Nodes) import CuriumEngine
import CuriumTokens

extension View {
  /// Describes the view to tests and screen readers with the values that `describe` sets.
  func semantics(_ describe: (inout SemanticsOverride) -> Void) -> some View {
    let description = edited(SemanticsOverride(), describe)
    return ValueContent(content: self, value: description, make: SemanticsNode.init)
  }
}

/// Holds the accessibility values of modifiers for the nodes inside. It takes no part in layout.
private final class SemanticsNode: ValueNode<SemanticsOverride> {
  override var semanticsOverride: SemanticsOverride? { value }
}
