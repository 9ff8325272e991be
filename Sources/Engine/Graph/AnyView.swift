// SPDX-License-Identifier: MIT
// Views: a type-erased view.

/// A view of any type. When the type inside changes, the old content and its state are removed.
///
///     func status(_ service: String?) -> AnyView {
///       if let service { return AnyView(Text(service)) }
///       return AnyView(ProgressView())
///     }
public struct AnyView: _PrimitiveView {
  private let content: any View

  /// Creates a type-erased view from `content`.
  public init(_ content: some View) {
    if let any = content as? AnyView {
      self = any
    } else {
      self.content = content
    }
  }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = AnyViewNode(context)
    context.append(node)
    var inner = _MountContext(parent: node)
    mount(view.content, in: node, &inner)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: AnyViewNode.self)
    if node.type == ObjectIdentifier(type(of: view.content)) {
      update(view.content, in: node)
    } else {
      node.departChildren(as: nil)
      node.enterChildren { mount(view.content, in: node, &$0) }
      node.structureDidChange()
    }
  }

  @MainActor private static func mount<Content: View>(
    _ content: Content, in node: AnyViewNode, _ inner: inout _MountContext
  ) {
    node.type = ObjectIdentifier(Content.self)
    // The nesting of statically typed views is limited by their type. Here it has no such limit.
    if node.graph.isTooDeep(node, name: "\(Content.self)") { return }
    Content._mount(content, &inner)
  }

  @MainActor private static func update<Content: View>(_ content: Content, in node: AnyViewNode) {
    if node.depth > Graph.depthLimit { return }
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(content, &inner)
  }
}

private final class AnyViewNode: Node {
  var type = ObjectIdentifier(AnyView.self)
}
