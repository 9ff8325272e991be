// SPDX-License-Identifier: MIT
// Engine: bodies and layout brought up to date, before an event or a frame.

extension Graph {
  /// How many rounds of passes and actions run at once. What still changes then goes on in the next frame.
  private static let roundLimit = 8

  /// Brings bodies and layout up to date without drawing, and runs the actions that wait for that:
  /// appearances, changes, requests for the focus.
  @MainActor package func prepare() {
    // Scrolling needs no layout, but layers follow the views that scrolled.
    if work.isLaidOut { placeLayers() }
    var rounds = 0
    while rounds < Self.roundLimit, work.needsPasses {
      updatePass()
      layoutPass()
      for action in work.takeCommitted() { action() }
      rounds += 1
    }
    if rounds < Self.roundLimit { focus.didSettle() }
  }

  /// Brings everything up to date for a frame, with what waited for the last event at hand.
  @MainActor package func prepareFrame() {
    prepare()
    let deferred = work.takeDeferred()
    if deferred.isEmpty { return }
    for action in deferred { action() }
    prepare()
  }
}
