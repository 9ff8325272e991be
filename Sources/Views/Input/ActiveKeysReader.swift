// SPDX-License-Identifier: MIT
// Views: content that follows what keys do.

@_spi(Nodes) public import CuriumEngine

/// Content made from what keys do now; made again when the focus, the commands or the keys that wait for
/// more have changed.
///
///     ActiveKeysReader { keys in
///       Text("\(keys.bindings.count) commands")
///     }
public struct ActiveKeysReader<Content: View>: _PrimitiveView {
  let content: (ActiveKeys) -> Content

  /// A view that draws `content`.
  public init(@ViewBuilder content: @escaping (ActiveKeys) -> Content) { self.content = content }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ActiveKeysNode(view.content, context)
    context.append(node)
    node.evaluate()
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ActiveKeysNode<Content>.self).receive(view.content)
  }
}

private final class ActiveKeysNode<Content: View>: Node, KeyReader {
  private var content: (ActiveKeys) -> Content
  private var keys = ActiveKeys()
  private var dependencies = Dependencies()

  @MainActor init(_ content: @escaping (ActiveKeys) -> Content, _ context: borrowing _MountContext)
  {
    self.content = content
    super.init(context)
    graph.keys.directory.add(self)
  }

  @MainActor func receive(_ content: @escaping (ActiveKeys) -> Content) {
    self.content = content
    evaluate()
  }

  @MainActor func receive(_ keys: ActiveKeys) {
    if keys == self.keys { return }
    self.keys = keys
    graph.invalidate(self)
  }

  override var viewName: String { "ActiveKeysReader" }
  override var hasContent: Bool { true }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    graph.evaluate(self) { content(keys) }
  }

  override func withDependencies(_ body: (inout Dependencies) -> Void) { body(&dependencies) }

  @MainActor override func willUnmount() {
    graph.keys.directory.remove(self)
  }
}
