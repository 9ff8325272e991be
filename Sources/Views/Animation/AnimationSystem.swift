// SPDX-License-Identifier: MIT
// Views: everything that moves in a graph.

/// Everything that moves in a graph: what accompanies a change, what moves by it, and views that leave.
final class AnimationSystem {
  let timeline: AnimationTimeline
  let transactions = TransactionQueue()
  let departures = DepartureList()

  init(_ graph: Graph) { timeline = AnimationTimeline(graph: graph) }

  func tearDown() {
    timeline.tearDown()
    departures.tearDown()
    transactions.tearDown()
  }
}
