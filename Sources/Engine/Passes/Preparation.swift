// SPDX-License-Identifier: MIT
// Views: updates bodies and layout before an event or a frame.

extension Graph {
  /// The maximum number of rounds of passes and actions at once. The next frame does the rest.
  private static let roundLimit = 8

  /// Brings bodies and layout up to date without drawing, and runs the actions that wait for this:
  /// appearances, changes and focus requests.
  @MainActor package func prepare() {
    work.freeDiscarded()
    // Scrolling needs no layout, but layers follow the scrolled views.
    if work.isLaidOut { placeLayers() }
    var rounds = 0
    while rounds < Self.roundLimit, work.needsPasses {
      updatePass()
      layoutPass()
      for commit in work.takeCommitted() { commit.action() }
      if work.isLaidOut { placeLayers() }
      rounds += 1
    }
  }

  /// Brings everything up to date for a frame, including actions that wait for the last available
  /// event, and the highlight of the control below the pointer.
  @MainActor func prepareFrame() {
    prepare()
    let deferred = work.takeDeferred()
    for action in deferred { action() }
    if !deferred.isEmpty { prepare() }
    if pointer.followContent() { prepare() }
  }
}
