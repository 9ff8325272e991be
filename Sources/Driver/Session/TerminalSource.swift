// SPDX-License-Identifier: MIT
// Driver: waits until the terminal has input or accepts output.

import CNcurses
import Dispatch

/// Calls its handler while the terminal has bytes to read or room for more.
///
/// It has its own descriptor, which Dispatch needs until the source is cancelled. A paused source
/// keeps it, because later there may be none left.
@MainActor final class TerminalSource {
  enum Direction {
    case input
    case output
  }

  /// Called on the main queue.
  var handler: (() -> Void)?

  private let source: any DispatchSourceProtocol
  private var isPaused = true
  private var isCancelled = false

  /// Creates a paused source. Returns `nil` if the descriptor of the terminal can't be duplicated
  /// (fcntl(2)).
  init?(_ direction: Direction) {
    let descriptor = cnc_duplicate()
    guard descriptor >= 0 else { return nil }
    source =
      switch direction {
      case .input: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      case .output: DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
      }
    source.setCancelHandler { @Sendable in cnc_discard(descriptor) }
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  isolated deinit { cancel() }

  private func fire() {
    if !isPaused, !isCancelled { handler?() }
  }

  /// Starts calling the handler.
  func resume() {
    guard isPaused, !isCancelled else { return }
    isPaused = false
    source.resume()
  }

  /// Stops calling the handler until the source is resumed.
  func pause() {
    guard !isPaused, !isCancelled else { return }
    isPaused = true
    source.suspend()
  }

  /// Stops permanently and closes the descriptor.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    source.cancel()
    // Dispatch traps when a suspended source is released.
    if isPaused { source.resume() }
  }
}
