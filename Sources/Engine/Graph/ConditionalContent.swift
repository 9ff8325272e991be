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

  // Inlined into their witnesses, which have the metadata of `Self`. Elsewhere it is looked up.

  @inline(__always) public static func _mount(_ view: Self, _ context: inout _MountContext) {
    switch view {
    case .first(let first):
      var inner = context.open(BranchNode(1, context))
      First._mount(first, &inner)
    case .second(let second):
      var inner = context.open(BranchNode(2, context))
      Second._mount(second, &inner)
    }
  }

  @inline(__always) public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    switch view {
    case .first(let first): node.show(first, as: 1)
    case .second(let second): node.show(second, as: 2)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public var body: Never { preconditionFailure("An optional view has no body.") }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    var inner = context.open(BranchNode(view == nil ? 0 : 1, context))
    if let view { Wrapped._mount(view, &inner) }
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: BranchNode.self)
    if let view {
      node.show(view, as: 1)
    } else {
      node.showNothing()
    }
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}

extension ConditionalContent: TagPassing {
  package static var contentHasTag: Bool { First.hasTag || Second.hasTag }
}

extension Optional: TagPassing where Wrapped: View {
  @MainActor package static var contentHasTag: Bool { Wrapped.hasTag }
}

/// Stores which of several alternatives is shown.
final class BranchNode: Node {
  /// 0 for none, 1 for the first or only content, 2 for the second.
  private(set) var branch: UInt8

  init(_ branch: UInt8, _ context: borrowing _MountContext) {
    self.branch = branch
    super.init(context)
  }

  /// Updates the content if it comes from the same branch as before, or replaces it.
  @MainActor func show<Content: View>(_ content: Content, as branch: UInt8) {
    if branch != self.branch {
      if self.branch != 0 { departChildren(as: Int(self.branch)) }
      self.branch = branch
      if !reviveChildren(as: Int(branch)) {
        enterChildren { Content._mount(content, &$0) }
        structureDidChange()
        return
      }
    }
    var inner = _UpdateCursor(childrenOf: self)
    Content._update(content, &inner)
  }

  /// Removes the content of the first branch.
  @MainActor func showNothing() {
    if branch == 0 { return }
    departChildren(as: 1)
    branch = 0
    structureDidChange()
  }
}
