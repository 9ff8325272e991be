// SPDX-License-Identifier: MIT
// Views: scrolling to a view by its id.

@_spi(Nodes) public import CuriumEngine

/// Content whose scroll views can be told where to go.
///
///     ScrollViewReader { proxy in
///       ScrollView { LazyVStack { ForEach(packages) { Text($0.name) } } }
///       Button("NIO") { proxy.scrollTo("swift-nio", anchor: .top) }
///     }
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  /// Content that is given a way to scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, in a node of its own.
  public var body: some View {
    ScrollScopeContent(content: content(ScrollViewProxy(scope: scope)), scope: scope)
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
@MainActor public struct ScrollViewProxy {
  package let scope: ScrollScope

  /// Scrolls until the view with `id` can be seen: one with `.id(_:)` or an element of a `ForEach`, in
  /// a lazy stack also one that does not exist yet. What `anchor` names of the view comes to the same
  /// place of the scroll view; without an anchor the content moves no further than it must.
  ///
  /// Views take what changed in the same event into account. The element of a lazy stack is looked
  /// for from the first one on.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.flags.contains(.unmounted) else { return }
    let graph = node.graph
    let transaction = Transaction.current ?? Transaction()
    transaction.group?.enter()
    graph.afterCommit {
      let outer = graph.motion.transactions.current
      graph.motion.transactions.current = transaction
      if !node.flags.contains(.unmounted) { node.scroll(to: AnyHashable(id), anchor: anchor) }
      graph.motion.transactions.current = outer
      transaction.group?.leave()
    }
  }
}

/// Ties a proxy to its place in the graph.
@MainActor package final class ScrollScope {
  weak var node: Node?
}

private struct ScrollScopeContent<Content: View>: NodeBackedView {
  let content: Content
  let scope: ScrollScope

  func makeNode(_ context: borrowing _MountContext) -> Node {
    let node = Node(context)
    scope.node = node
    return node
  }
  func update(_ node: Node) {}
}

extension Node {
  /// Scrolls to what has an id beneath the node; false if there is nothing.
  @MainActor @discardableResult
  package final func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if let collection = self as? LazyCollectionNode, let index = collection.index(of: id) {
      let target = ScrollTarget(place: .row(collection, index), anchor: anchor)
      collection.scroller?.scroll(to: target)
      return collection.scroller != nil
    }
    if isIdentified(by: id), !isElement {
      var ancestor = parent
      while let current = ancestor {
        current.scrollArea?.scroll(to: ScrollTarget(place: .view(self), anchor: anchor))
        ancestor = current.parent
      }
      return true
    }
    var child = firstChild
    while let node = child {
      if node.scroll(to: id, anchor: anchor) { return true }
      child = node.nextSibling
    }
    return false
  }
}
