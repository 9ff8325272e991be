// SPDX-License-Identifier: MIT
// Views: optional and alternative views.

/// One of two views, chosen by an `if` or a `switch`. State doesn't carry over from one to the
/// other.
///
/// Created by `@ViewBuilder`, not directly by apps.
public enum ConditionalContent<First: View, Second: View>: _PrimitiveView {
  /// The view of the `if` branch.
  case first(First)
  /// The view of the `else` branch.
  case second(Second)

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = BranchNode(context)
    context.append(node)
    var inner = _MountContext(parent: node)
    view.mount(in: node, &inner)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    let branch: UInt8 = if case .first = view { 1 } else { 2 }
    if branch != node.branch {
      node.departChildren(as: Int(node.branch))
      if node.reviveChildren(as: Int(branch)) {
        node.branch = branch
      } else {
        node.enterChildren { view.mount(in: node, &$0) }
        node.structureDidChange()
        return
      }
    }
    var inner = _UpdateCursor(childrenOf: node)
    switch view {
    case .first(let first): First._update(first, &inner)
    case .second(let second): Second._update(second, &inner)
    }
  }

  private func mount(in node: BranchNode, _ inner: inout _MountContext) {
    switch self {
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

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = BranchNode(context)
    context.append(node)
    guard let view else { return }
    node.branch = 1
    var inner = _MountContext(parent: node)
    Wrapped._mount(view, &inner)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    switch (view, node.branch) {
    case (let view?, 1):
      var inner = _UpdateCursor(childrenOf: node)
      Wrapped._update(view, &inner)
    case (let view?, _):
      node.branch = 1
      if node.reviveChildren(as: 1) {
        var inner = _UpdateCursor(childrenOf: node)
        Wrapped._update(view, &inner)
      } else {
        node.enterChildren { Wrapped._mount(view, &$0) }
        node.structureDidChange()
      }
    case (nil, 1):
      node.departChildren(as: 1)
      node.branch = 0
      node.structureDidChange()
    case (nil, _): break
    }
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}

/// Stores which of several alternatives is shown.
final class BranchNode: Node {
  /// 0 for none, 1 for the first or only content, 2 for the second.
  var branch: UInt8 = 0
}
