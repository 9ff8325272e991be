// SPDX-License-Identifier: MIT
// Views: scrolls to a view by its id.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// A container that can scroll the scroll views in it to a given view.
///
/// *Sizing:* same as its content.
///
///     ScrollViewReader { proxy in
///       ScrollView { LazyVStack { ForEach(packages) { Text($0.name) } } }
///       Button("NIO") { proxy.scrollTo("swift-nio", anchor: .top) }
///     }
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  /// Creates a container that passes a proxy to `content`.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    let proxy = ScrollViewProxy(scope: scope)
    return content(proxy).scrolls(with: proxy)
  }
}

extension View {
  /// Makes `proxy` scroll the scroll views in and around this view, as in a `ScrollViewReader`.
  package func scrolls(with proxy: ScrollViewProxy) -> some View {
    NodeContent(content: self) { context in
      let node = Node(context)
      proxy.scope.node = node
      return node
    }
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
@MainActor public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls until the view with `id` is visible: a view with `.id(_:)`, or an element of a
  /// `ForEach`, which doesn't have to exist yet in a lazy stack. The point `anchor` of the view
  /// moves to the same point of the scroll view. Without an anchor, the content moves as little as
  /// possible.
  ///
  /// Changes from the same event are taken into account. In a lazy stack, the search starts at the
  /// element that was found last.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.flags.contains(.unmounted) else { return }
    let graph = node.graph
    let transaction = Transaction.current ?? Transaction()
    transaction.group?.enter()
    graph.afterCommit {
      graph.motion.transactions.run(with: transaction) {
        if !node.flags.contains(.unmounted) { _ = node.scroll(to: AnyHashable(id), anchor: anchor) }
      }
      transaction.group?.leave()
    }
  }
}

extension ScrollViewProxy {
  /// Creates a proxy for `scrolls(with:)`.
  package init() { self.init(scope: ScrollScope()) }

  /// The index of the first visible row of the first lazy stack; `nil` if there is none, it isn't
  /// placed yet, or nothing scrolls it vertically.
  package var firstVisibleRow: Int? {
    guard let node = scope.node, !node.flags.contains(.unmounted),
      let rows = node.firstLazyCollection, let scroller = rows.scroller,
      let start = scroller.position(of: rows, along: .vertical)
    else { return nil }
    return rows.extents.index(at: scroller.offsetY - start)
  }
}

/// Connects a proxy with its node.
@MainActor final class ScrollScope {
  weak var node: Node?
}

extension Node {
  /// The first collection of a lazy stack in the node.
  final var firstLazyCollection: LazyCollectionNode? {
    lazyCollection ?? firstOfChildren { $0.firstLazyCollection }
  }

  /// Scrolls to the view with an id inside the node. The scroll views around `scope` don't move.
  /// Returns `false` if there is no such view, or it is hidden.
  @MainActor @discardableResult
  final func scroll(to id: AnyHashable, anchor: UnitPoint?, within scope: Node? = nil)
    -> Bool
  {
    if let collection = lazyCollection, let index = collection.index(of: id) {
      let target = ScrollTarget(place: .row(collection, index), anchor: anchor)
      collection.scroller?.scroll(to: target)
      return collection.scroller != nil
    }
    if isIdentified(by: id), !isElement {
      for ancestor in selfAndAncestors.dropFirst().prefix(while: { $0 !== scope }) {
        ancestor.scrollArea?.scroll(to: ScrollTarget(place: .view(self), anchor: anchor))
      }
      return true
    }
    var child = firstChild
    while let node = child {
      if !node.isOutOfReach, node.scroll(to: id, anchor: anchor, within: scope) { return true }
      child = node.nextSibling
    }
    return false
  }
}
