// SPDX-License-Identifier: MIT
// Views: holds the accessibility values of modifiers.

@_spi(Nodes) import CuriumEngine

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
