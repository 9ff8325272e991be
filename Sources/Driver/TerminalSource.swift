// SPDX-License-Identifier: MIT
// Driver: tells when the terminal has bytes, or takes some.

import CNcurses
import Dispatch

/// Calls its handler while the terminal has bytes to read, or room for more.
///
/// It has a descriptor of its own, which Dispatch needs until the source is cancelled. A source that
/// pauses keeps it: later there may be none left.
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

  /// A source that is paused; nil if the terminal's descriptor can't be duplicated (fcntl(2)).
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

  /// Calls the handler from now on.
  func resume() {
    guard isPaused, !isCancelled else { return }
    isPaused = false
    source.resume()
  }

  /// Calls the handler no more until it is resumed.
  func pause() {
    guard !isPaused, !isCancelled else { return }
    isPaused = true
    source.suspend()
  }

  /// Stops for good and closes the descriptor.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    source.cancel()
    // Dispatch traps on the release of a source that is suspended.
    if isPaused { source.resume() }
  }
}
