// SPDX-License-Identifier: MIT
// Views: an object that draws over an app and handles some of its events.

package import CuriumTerminal

/// An object with its own nodes that draws over an app and handles some of its events, such as the
/// inspector.
@MainActor package protocol RuntimeCompanion: AnyObject {
  /// The companion's own nodes.
  var graph: Graph { get }
  /// `true` if keys go to the companion.
  var hasKeys: Bool { get }
  /// `true` if the companion has something to draw in the next frame.
  var isWaiting: Bool { get }
  /// Handles an event for the companion. Returns whether it was used.
  func handle(_ event: TerminalEvent) -> Bool
  /// Called with the new values when the environment around the app has changed.
  func adopt(_ values: EnvironmentValues)
  /// Called when the size of the screen has changed.
  func resize()
  /// Updates the companion before a frame, once the app is up to date.
  func update()
  /// Damages the parts of the app below the companion's own damage.
  func damageApp()
  /// Called at the end of a frame. `isOfApp`: `true` if the app did any work in it.
  func frameDidEnd(_ cost: FrameStatistics, isOfApp: Bool, took time: Duration)
  /// Closes the companion and restores the state of the app.
  func close()
}
