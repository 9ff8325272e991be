// SPDX-License-Identifier: MIT
// Views: a view that is there or not, or one of two.

/// One of two views, chosen by an `if` or a `switch`. State does not carry over from one to the other.
public struct ConditionalContent<First: View, Second: View>: _PrimitiveView {
  @usableFromInline enum Content {
    case first(First)
    case second(Second)
  }

  @usableFromInline let content: Content

  @inlinable init(content: Content) { self.content = content }

  /// Adds the node of the choice, and the nodes of the chosen view beneath it.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = BranchNode(context)
    context.append(node)
    view.mount(in: node)
  }

  /// Updates the chosen view, or replaces it when the choice has changed.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    var inner = _UpdateCursor(childrenOf: node)
    switch (view.content, node.branch) {
    case (.first(let first), 1): First._update(first, &inner)
    case (.second(let second), 2): Second._update(second, &inner)
    default:
      node.removeChildren()
      view.mount(in: node)
      node.structureDidChange()
    }
  }

  private func mount(in node: BranchNode) {
    var inner = _MountContext(parent: node)
    switch content {
    case .first(let first):
      node.branch = 1
      First._mount(first, &inner)
    case .second(let second):
      node.branch = 2
      Second._mount(second, &inner)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public var body: Never { preconditionFailure("An optional view has no body.") }

  /// Adds the node of the choice, and the nodes of the view where there is one.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = BranchNode(context)
    context.append(node)
    if let view { mount(view, in: node) }
  }

  /// Updates the view where it stays; adds or removes it otherwise.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    switch (view, node.branch) {
    case (let view?, 1):
      var inner = _UpdateCursor(childrenOf: node)
      Wrapped._update(view, &inner)
    case (let view?, _):
      mount(view, in: node)
      node.structureDidChange()
    case (nil, 1):
      node.removeChildren()
      node.branch = 0
      node.structureDidChange()
    case (nil, _): break
    }
  }

  @MainActor private static func mount(_ view: Wrapped, in node: BranchNode) {
    node.branch = 1
    var inner = _MountContext(parent: node)
    Wrapped._mount(view, &inner)
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}

/// Remembers which of several contents stands beneath.
final class BranchNode: Node {
  /// 0 none, 1 the first or only one, 2 the second.
  var branch: UInt8 = 0
}
