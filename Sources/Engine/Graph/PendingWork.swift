// SPDX-License-Identifier: MIT
// Views: the work to do before the next frame.

/// The pending work for the next passes.
package struct PendingWork {
  /// Nodes whose content must run again.
  private(set) var invalidNodes: [Node] = []
  /// Nodes whose layout may have changed.
  private var layout = DepthQueue()
  private var committed: [Commit] = []
  private var deferred: [@MainActor () -> Void] = []
  /// Outdated lists of children, which a pass in progress might still visit.
  private var discarded: ContiguousArray<ChildList> = []

  /// An action for when bodies and layout are up to date.
  struct Commit {
    let action: @MainActor () -> Void
    /// `true` if the action belongs to the app, and also runs when the graph ends.
    var runsAtEnd = false
    /// The object that the action updates, if it is known.
    var owner: AnyObject?
  }

  // MARK: Adding

  /// Queues a node for the update pass.
  mutating func update(_ node: Node) { invalidNodes.append(node) }

  /// Queues a node for the layout pass.
  mutating func layOut(_ node: LayoutNode) { layout.push(node) }

  /// Queues an action for when bodies and layout are up to date.
  mutating func commit(_ commit: Commit) { committed.append(commit) }

  /// Queues an action that runs once before the next frame, however many keys arrive before.
  mutating func runBeforeFrame(_ action: @escaping @MainActor () -> Void) {
    deferred.append(action)
  }

  /// Frees a list of children once no pass is in progress.
  mutating func discard(_ children: ChildList) {
    if !children.isEmpty { discarded.append(children) }
  }

  // MARK: Taking

  /// Takes the next node of the layout pass, deepest first.
  mutating func nextForLayout() -> LayoutNode? { layout.pop() }

  /// Takes the only node of the update pass, if there is just one, without creating a sorted array.
  mutating func takeOnlyInvalidNode() -> Node? {
    invalidNodes.count == 1 ? invalidNodes.removeLast() : nil
  }

  /// Takes the nodes of the update pass, nearest to the root first.
  mutating func takeInvalidNodes() -> [Node] {
    let nodes = invalidNodes
    invalidNodes.removeAll(keepingCapacity: true)
    return nodes.sorted { $0.depth < $1.depth }
  }

  mutating func takeCommitted() -> [Commit] {
    defer { committed = [] }
    return committed
  }

  mutating func takeDeferred() -> [@MainActor () -> Void] {
    defer { deferred = [] }
    return deferred
  }

  mutating func freeDiscarded() {
    for children in discarded { children.deallocate() }
    discarded.removeAll(keepingCapacity: true)
  }

  /// `true` if no node is waiting for layout.
  var isLaidOut: Bool { layout.isEmpty }
  /// `true` if bodies and layout are up to date.
  package var isSettled: Bool { invalidNodes.isEmpty && layout.isEmpty }
  /// `true` if a pass or an action must run before the next event.
  var needsPasses: Bool { !isSettled || !committed.isEmpty }
  /// `true` if nothing is waiting.
  package var isEmpty: Bool { !needsPasses && deferred.isEmpty }

  // MARK: Trials

  /// The number of waiting actions, to discard later ones with `forgetCommitted(after:)`.
  var committedCount: Int { committed.count }

  /// Discards the actions added after the first `count`, except those that update an object other
  /// than a removed node: such an object waits for its update, and doesn't queue another one.
  mutating func forgetCommitted(after count: Int) {
    let lasting = committed[count...].filter { commit in
      guard let owner = commit.owner else { return false }
      return (owner as? Node)?.flags.contains(.unmounted) != true
    }
    committed.replaceSubrange(count..., with: lasting)
  }
}
