// SPDX-License-Identifier: MIT
// Views: work that waits for a pause in the changes of an app.

@_spi(Nodes) package import CuriumEngine

/// Work that is done once for many changes, such as saving a setting while the user types it.
///
/// It waits for a pause of half a second, but no longer than two seconds. It is done at once before
/// the app is suspended, and before another program gets the terminal. At the end of the graph, the
/// owner does it itself. There is one object per graph.
package final class DelayedWork: GraphService {
  private static let pause = Duration.milliseconds(500)
  private static let longestWait = Duration.seconds(2)

  @GraphReference private var graph: Graph?
  private var actions: [(owner: ObjectIdentifier, action: () -> Void)] = []
  /// The latest time of the work, two seconds after the first request.
  private var limit = Duration.zero
  /// The time of the work; `nil` if there is none.
  private(set) var deadline: Duration?
  /// Called when the deadline changes.
  var onRequest: () -> Void = {}

  package init(graph: Graph) { _graph = GraphReference(wrappedValue: graph) }

  /// Calls `action` with `owner` in the next pause, once for any number of requests. Does nothing
  /// when the graph has ended, or when the owner is gone.
  package func request<Owner: AnyObject>(
    for owner: Owner, _ action: @escaping (Owner) -> Void
  ) {
    guard let now = graph?.now() else { return }
    if deadline == nil { limit = now + Self.longestWait }
    deadline = min(now + Self.pause, limit)
    let id = ObjectIdentifier(owner)
    if !actions.contains(where: { $0.owner == id }) {
      actions.append(
        (
          owner: id,
          action: { [weak owner] in
            if let owner { action(owner) }
          }
        ))
    }
    onRequest()
  }

  /// Does the work now.
  package func finish() {
    let waiting = actions
    actions = []
    deadline = nil
    for (_, action) in waiting { action() }
  }
}
