// SPDX-License-Identifier: MIT
// Views: runs the content of a node.

import Observation

extension Graph {
  /// Runs the content of `node` and updates its children. Everything that the content reads becomes
  /// a dependency of the node, and so do reads during the update of children, such as by
  /// collections.
  @MainActor package func evaluate<Content: View>(_ node: Node, content: () -> Content) {
    guard motion.transactions.accompanies(node, isOutermost: running == nil) else {
      return reading(for: node) { run(node, content) }
    }
    let transactions = motion.transactions
    transactions.run(with: transactions.take(for: node)) {
      reading(for: node) { run(node, content) }
    }
  }

  /// Returns the transaction of the change that invalidated `node`, which has no body.
  @MainActor package func transaction(for node: Node) -> Transaction {
    let transactions = motion.transactions
    return transactions.accompanies(node, isOutermost: running == nil)
      ? transactions.take(for: node) : transactions.current
  }

  @MainActor private func run<Content: View>(_ node: Node, _ content: () -> Content) {
    counts.bodies += 1
    if diagnostics.recorder != nil { diagnostics.recorder?.bodies.append(node.viewName) }
    node.observationRelay?.endRuns()
    let view = track(content, for: node)
    if node.flags.contains(.mounted) {
      var cursor = _UpdateCursor(childrenOf: node)
      Content._update(view, &cursor)
    } else {
      node.flags.insert(.mounted)
      var context = _MountContext(parent: node)
      Content._mount(view, &context)
    }
  }

  /// Runs `content`. A change of a model that it reads invalidates the node whose content is
  /// running.
  ///
  /// Covers only the creation of view values. If it covered the update of children too, each change
  /// of a model would run every body above the one that reads it.
  @MainActor package func observing<Content>(_ content: () -> Content) -> Content {
    guard let node = evaluating else { return content() }
    return track(content, for: node)
  }

  /// Runs `content` for a node without a body. Its reads replace those of the last run.
  @MainActor package func observing<Content>(for node: Node, _ content: () -> Content) -> Content {
    node.observationRelay?.endRuns()
    return reading(for: node) { track(content, for: node) }
  }

  /// Runs a part of the content for a node without a body. Returns whether the node has to run all
  /// of it again, because the many earlier runs of parts were ended.
  @MainActor package func observingPart(for node: Node, _ content: () -> Void) -> Bool {
    let isFull = node.observationRelay.map { $0.runs >= 256 } ?? false
    if isFull { node.observationRelay?.endRuns() }
    reading(for: node) { track(content, for: node) }
    return isFull
  }

  @MainActor private func track<Content>(_ content: () -> Content, for node: Node) -> Content {
    guard let relay = node.observationRelay else {
      return withObservationTracking(content, onChange: node.changeHandler())
    }
    return withObservationTracking(
      {
        relay.joinRun()
        return content()
      }, onChange: node.changeHandler())
  }
}
