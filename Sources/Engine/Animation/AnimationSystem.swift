// SPDX-License-Identifier: MIT
// Views: the animations of a graph.

/// The animations of a graph: transactions, the timeline, and departing views.
package final class AnimationSystem: GraphSubsystem {
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
