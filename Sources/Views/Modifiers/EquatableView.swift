// SPDX-License-Identifier: MIT
// Views: compares views before it updates them.

@_spi(Nodes) public import CuriumEngine

/// A view that is updated only if it is different from the previous one.
///
/// *Sizing:* same as its content.
///
///     struct Total: View, Equatable {
///       let amount: Int
///
///       var body: some View { Text("\(amount) packages") }
///     }
///
///     struct Summary: View {
///       let amount: Int
///
///       var body: some View { Total(amount: amount).equatable() }
///     }
public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  /// The compared view.
  public var content: Content

  /// Creates an equatable view around `content`.
  public init(content: Content) { self.content = content }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = EquatableNode(view.content, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: EquatableNode<Content>.self)
    if node.content == view.content { return }
    node.content = view.content
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

extension View where Self: Equatable {
  /// Updates the view only if it is different from the previous one.
  ///
  ///     struct Balance: View, Equatable {
  ///       let euros: Int
  ///       var body: some View { Text("€ \(euros)") }
  ///     }
  ///     let balance = Balance(euros: 1_240).equatable()
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: Node {
  var content: Content

  init(_ content: Content, _ context: borrowing _MountContext) {
    self.content = content
    super.init(context)
  }
}
