// SPDX-License-Identifier: MIT
// Driver: waits until the terminal has input or accepts output, or the program has printed.

import CNcurses
import Dispatch

/// Calls its handler while the terminal has bytes to read or room for more, or when the program has
/// printed text that is held.
///
/// It has its own descriptor, which Dispatch needs until the source is cancelled. A paused source
/// keeps it, because later there may be none left.
@MainActor final class TerminalSource {
  enum Subject {
    case input
    case output
    case printedText
  }

  /// Called on the main queue.
  var handler: (() -> Void)?
  /// The source's own descriptor.
  let descriptor: Int32

  private let source: any DispatchSourceProtocol
  private var isPaused = true
  private var isCancelled = false

  /// Creates a paused source. Returns `nil` if there is no descriptor for it.
  init?(_ subject: Subject) {
    let descriptor = subject == .printedText ? cnc_watch_printed() : cnc_duplicate()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    source = Self.source(for: subject, descriptor)
    source.setCancelHandler { @Sendable in cnc_discard(descriptor) }
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  isolated deinit { cancel() }

  private static func source(for subject: Subject, _ descriptor: Int32)
    -> any DispatchSourceProtocol
  {
    switch subject {
    case .input: return DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    case .output: return DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    case .printedText:
      #if canImport(Darwin)
        return DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor, eventMask: .extend, queue: .main)
      #else
        return DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      #endif
    }
  }

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
