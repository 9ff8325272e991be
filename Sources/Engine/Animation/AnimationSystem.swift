// SPDX-License-Identifier: MIT
// Engine: everything that moves in a graph.

/// Everything that moves in a graph: what accompanies a change, what moves by it, and views that leave.
package final class AnimationSystem: GraphRoom {
  package let timeline = AnimationTimeline()
  package let transactions = TransactionQueue()
  package let departures = DepartureList()

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
