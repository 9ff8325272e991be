// SPDX-License-Identifier: MIT
// Views: the default focus in a part of the screen.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

extension View {
  /// Makes the view a focus scope with the identifier `namespace`, in which one view can be
  /// preferred for the focus. See `prefersDefaultFocus(_:in:)` and `\.resetFocus`.
  ///
  ///     @Namespace private var form
  ///     VStack { TextField("Name", text: $name).prefersDefaultFocus(in: form) }
  ///       .focusScope(form)
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    ValueContent(content: self, value: namespace, make: FocusScopeNode.init)
  }

  /// Sets whether the view is preferred for the focus in the scope. A preferred view gets the focus
  /// when it appears while nothing has the focus, when a sheet that contains it opens, and after
  /// `\.resetFocus`.
  ///
  ///     @Namespace private var form
  ///     HStack {
  ///       Button("Cancel") { dismiss() }
  ///       Button("Save") { save() }.prefersDefaultFocus(in: form)
  ///     }
  ///     .focusScope(form)
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: `false` removes the preference.
  ///   - namespace: The namespace of the scope, as in `focusScope(_:)`.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    ValueContent(
      content: self, value: prefersDefaultFocus ? namespace : nil, make: PreferredFocusNode.init)
  }

  /// Moves the focus to the view that `binding` identifies as `value` when this view first appears.
  ///
  ///     @FocusState private var field: String?
  ///     TextField("Name", text: $name)
  ///       .focused($field, equals: "name")
  ///       .defaultFocus($field, "name")
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    ValueContent(
      content: self,
      value: { node in node.graph.afterCommit { binding.wrappedValue = value } },
      make: DefaultFocusNode.init)
  }

  /// Makes the views beside this one get the focus before it at first. Tab reaches it as usual.
  package func defersFocus() -> some View {
    NodeContent(content: self, make: DeferredFocusNode.init)
  }
}

private final class DeferredFocusNode: Node {
  override var defersFocus: Bool { true }
}

private final class FocusScopeNode: ValueNode<Namespace.ID> {
  override var focusNamespace: Namespace.ID? { value }
}

/// Holds the scope in which its content is preferred, if there is one.
private final class PreferredFocusNode: ValueNode<Namespace.ID?> {
  override var preferredFocus: Namespace.ID? { value }

  override init(_ namespace: Namespace.ID?, _ context: borrowing _MountContext) {
    super.init(namespace, context)
    if namespace == nil { return }
    graph.afterContent(for: self) { node, _ in
      let focus = node.graph.focus
      return node.flags.contains(.unmounted) || focus.current != nil
        || focus.moveToFirst(in: node)
    }
  }
}

/// Moves the focus to the preferred view of a focus scope.
///
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///     Button("Clear") { resetFocus(in: form) }
public struct ResetFocusAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Moves the focus to the preferred view of the scope `namespace`, to that of a scope inside it,
  /// or to its first view if none is preferred.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    move(in: namespace) { _ in true }
  }

  /// Moves the focus like `callAsFunction(in:)`, but not to a view that only opens and closes a
  /// section. If there are no others, the focus stays.
  @MainActor package func skippingDisclosures(in namespace: Namespace.ID) {
    move(in: namespace) { $0.semantics?.role != .disclosure }
  }

  @MainActor private func move(
    in namespace: Namespace.ID, where accepts: @escaping @MainActor (LayoutNode) -> Bool
  ) {
    guard let graph else { return }
    graph.afterContent(for: graph, waits: true) { graph, _ in
      moveFocus(in: namespace, of: graph, where: accepts)
    }
  }

  /// Returns `false` if there is nothing to focus.
  @MainActor private func moveFocus(
    in namespace: Namespace.ID, of graph: Graph, where accepts: @MainActor (LayoutNode) -> Bool
  ) -> Bool {
    guard let scope = scope(namespace, below: graph.root) else { return true }
    let focus = graph.focus
    var first =
      focus.preferred(below: scope, in: namespace)
      ?? focus.preferred(below: scope) ?? focus.first(in: scope)
    if let view = first, !accepts(view) {
      first = focus.order().first { scope.contains($0) && accepts($0) }
    }
    if let first { focus.move(to: first) }
    return first != nil
  }

  private func scope(_ namespace: Namespace.ID, below node: Node) -> Node? {
    if node.focusNamespace == namespace { return node }
    return node.firstOfChildren { scope(namespace, below: $0) }
  }
}

extension EnvironmentValues {
  /// Moves the focus to the preferred view of a focus scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(runningApp.graph) }
}
