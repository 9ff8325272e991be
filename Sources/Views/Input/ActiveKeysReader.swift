// SPDX-License-Identifier: MIT
// Views: content that depends on the active keys.

@_spi(Nodes) public import CuriumEngine

/// A view built from the active keys. It updates when the focus, the commands or the keys of a
/// sequence in progress change.
///
/// *Sizing:* same as its content.
///
///     ActiveKeysReader { keys in
///       Text("\(keys.bindings.count) commands")
///     }
public struct ActiveKeysReader<Content: View>: _PrimitiveView {
  let content: (ActiveKeys) -> Content

  /// Creates a view that shows `content`.
  public init(@ViewBuilder content: @escaping (ActiveKeys) -> Content) { self.content = content }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(ActiveKeysNode(view.content, context))
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ActiveKeysNode<Content>.self).receive(view.content)
  }
}

private final class ActiveKeysNode<Content: View>: Node, KeyReader {
  private var content: (ActiveKeys) -> Content
  private var keys = ActiveKeys()

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

  @MainActor override func willUnmount() {
    graph.keys.directory.remove(self)
  }
}
