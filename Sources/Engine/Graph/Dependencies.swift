// SPDX-License-Identifier: MIT
// Views: the dependencies of a node's content, and notifications of their changes.

import Observation

/// The states, kinds of environment values and observable models read by the content of a node.
class Dependencies {
  @exclusivity(unchecked) private final var states: ContiguousArray<any AnyStateLocation> = []
  @exclusivity(unchecked) private(set) final var environment: EnvironmentChange = []
  @exclusivity(unchecked) private final var relay: ObservationRelay?

  /// Notes a state. Returns `false` if it was noted before.
  final func note(_ location: any AnyStateLocation) -> Bool {
    for state in states where state === location { return false }
    states.append(location)
    return true
  }
  final func note(_ change: EnvironmentChange) { environment.formUnion(change) }

  /// Returns the relay of the node, which is created when it is first needed.
  final func relay(for node: Node) -> ObservationRelay {
    if let relay { return relay }
    let made = ObservationRelay(node: node)
    relay = made
    return made
  }

  /// Ends all notifications of a node that is removed.
  @MainActor final func cancel(for node: Node) {
    for location in states { location.forget(node) }
    relay?.cancel()
    (states, relay) = ([], nil)
  }
}

/// Notifies the graph of a change to an observed model, from any thread.
///
/// A model keeps the registration of a run until one of the properties that the run has read
/// changes, and Observation has no public way to cancel it. So each run also reads a property of
/// this object, and `endRuns()` pretends that it changes.
final class ObservationRelay: Observable, @unchecked Sendable {
  // Used only on the main actor. A model retains its observers, so they must not retain the graph,
  // which owns a model itself: the log.
  private weak var node: Node?
  private let registrar = ObservationRegistrar()
  private var isEndingRuns = false
  private var run: Void { () }
  /// The number of runs that haven't ended.
  @MainActor private(set) var runs = 0

  init(node: Node) { self.node = node }

  /// Adds the current run to those that `endRuns()` ends.
  @MainActor func joinRun() {
    runs += 1
    registrar.access(self, keyPath: \.run)
  }

  /// Ends the registrations of earlier runs.
  @MainActor func endRuns() {
    runs = 0
    isEndingRuns = true
    registrar.withMutation(of: self, keyPath: \.run) {}
    isEndingRuns = false
  }

  @MainActor func cancel() {
    node = nil
    endRuns()
  }

  func fire() {
    // At once on the main actor, as for a state, so that work queued right after the change, such
    // as a request to quit, follows the update.
    if MainActor.isCurrent {
      MainActor.assumeIsolated { if !self.isEndingRuns { self.invalidate() } }
    } else {
      // Used by one thread at a time.
      nonisolated(unsafe) let transaction = Transaction.current
      transaction?.group?.enter()
      Task { @MainActor in
        if let transaction {
          Transaction.run(transaction) { self.invalidate() }
          transaction.group?.leave()
        } else {
          self.invalidate()
        }
      }
    }
  }

  @MainActor private func invalidate() {
    guard let node, !node.flags.contains(.unmounted) else { return }
    let graph = node.graph
    if let culprit = graph.evaluating, !graph.diagnostics.allowsChange(of: "a model", by: culprit) {
      graph.diagnostics.postpone(node)
      return
    }
    graph.invalidate(node)
  }
}

extension Node {
  /// Records that the running content read values of the environment.
  final func noteEnvironmentRead(_ change: EnvironmentChange) {
    // A modifier that writes values has no content. It writes them again after each change.
    if !hasContent { return }
    flags.insert(.readsEnvironment)
    dependencies.note(change)
  }

  /// Records that the running content read a model. Returns the closure to call when that changes.
  final func changeHandler() -> @Sendable () -> Void {
    flags.insert(.readsModels)
    modelWasRead()
    let relay = dependencies.relay(for: self)
    return { relay.fire() }
  }

  /// The relay of content that reads models; otherwise `nil`.
  final var observationRelay: ObservationRelay? {
    flags.contains(.readsModels) ? dependencies.relay(for: self) : nil
  }

  /// Passes a change of the environment to the node. Runs its content again if it depends on it.
  @MainActor final func receiveEnvironmentChange(_ change: EnvironmentChange) {
    environmentDidChange(change)
    if flags.contains(.readsEnvironment), !dependencies.environment.isDisjoint(with: change) {
      graph.invalidate(self)
    }
  }
}
