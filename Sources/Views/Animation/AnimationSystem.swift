// SPDX-License-Identifier: MIT
// Views: everything that moves in a graph.

/// Everything that moves in a graph: what accompanies a change, what moves by it, and views that leave.
final class AnimationSystem: GraphRoom {
  let timeline = AnimationTimeline()
  let transactions = TransactionQueue()
  let departures = DepartureList()

  override func attach(to graph: Graph) {
    super.attach(to: graph)
    timeline.attach(to: graph)
  }

  func tearDown() {
    timeline.tearDown()
    departures.tearDown()
    transactions.tearDown()
  }
}
