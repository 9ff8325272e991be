// SPDX-License-Identifier: MIT
// Views: counts views while they exist, shown or hidden.

@_spi(Nodes) package import CuriumEngine

/// The number of views that exist, shown or hidden. Bodies don't depend on it.
@MainActor package final class ViewCount {
  private var count = 0

  /// Creates a count of no views.
  package init() {}

  var isEmpty: Bool { count == 0 }
  func add() { count += 1 }
  func remove() { count -= 1 }
}

extension View {
  /// Counts the view in `views` while it exists, shown or hidden. Calls `action` after an update
  /// that removes the last of these views without adding another one.
  package func counted(
    in views: ViewCount, whenEmpty action: @escaping @MainActor () -> Void
  ) -> some View {
    NodeContent(content: self) { context in CountedNode(views, action, context) }
  }
}

private final class CountedNode: Node {
  private let views: ViewCount
  private let action: @MainActor () -> Void

  @MainActor init(
    _ views: ViewCount, _ action: @escaping @MainActor () -> Void,
    _ context: borrowing _MountContext
  ) {
    self.views = views
    self.action = action
    super.init(context)
    views.add()
  }

  @MainActor override func willUnmount() {
    views.remove()
    graph.afterCommit { [views, action] in
      if views.isEmpty { action() }
    }
  }
}
