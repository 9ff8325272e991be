// SPDX-License-Identifier: MIT
// Engine: something that draws over an app and takes some of its events.

package import CuriumTerminal

/// Something with nodes of its own that draws over an app and takes some of its events, such as the
/// inspector.
@MainActor package protocol RuntimeCompanion: AnyObject {
  /// The companion's own nodes.
  var graph: Graph { get }
  /// Whether keys go to the companion.
  var hasKeys: Bool { get }
  /// Whether it has something to draw in the next frame.
  var isWaiting: Bool { get }
  /// Takes an event that is meant for the companion. Returns whether it did.
  func handle(_ event: TerminalEvent) -> Bool
  /// Follows the environment around the app.
  func adopt(_ values: EnvironmentValues)
  /// Follows the size of the screen.
  func resize()
  /// Looks at the app before a frame, once the app is up to date.
  func update()
  /// Has the app paint what lies beneath the companion's own damage.
  func damageApp()
  /// A frame has ended. `isOfApp`: the app did something in it.
  func frameDidEnd(_ cost: FrameStatistics, isOfApp: Bool, took time: Duration)
  /// Leaves the app as it was found.
  func close()
}
