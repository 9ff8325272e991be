// SPDX-License-Identifier: MIT
// Driver: waits until a descriptor has input or accepts output, or a file has grown.

import CNcurses
import Dispatch

/// Calls its handler while a descriptor has bytes to read or room for more, or when a file has
/// grown.
///
/// It owns the descriptor, which Dispatch needs until the source is cancelled. Each direction needs
/// a descriptor of its own. A paused source keeps it, because later there may be none left.
@MainActor package final class DescriptorSource {
  package enum Event {
    case input
    case output
    /// A file has grown. On Linux, the descriptor is that of an inotify(7) watch.
    case growth
  }

  /// Called on the main queue.
  package var handler: (() -> Void)?
  /// The source's own descriptor.
  package let descriptor: Int32
  package private(set) var isPaused = true

  private let source: any DispatchSourceProtocol
  private var isCancelled = false

  /// Creates a paused source that closes `descriptor` at the end. Returns `nil` if it is negative.
  package init?(_ event: Event, of descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    source = Self.source(for: event, descriptor)
    source.setCancelHandler { @Sendable in cnc_discard(descriptor) }
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  isolated deinit { cancel() }

  private static func source(for event: Event, _ descriptor: Int32)
    -> any DispatchSourceProtocol
  {
    switch event {
    case .input: return DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    case .output: return DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    case .growth:
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
  package func resume() {
    guard isPaused, !isCancelled else { return }
    isPaused = false
    source.resume()
  }

  /// Stops calling the handler until the source is resumed.
  package func pause() {
    guard !isPaused, !isCancelled else { return }
    isPaused = true
    source.suspend()
  }

  /// Stops permanently and closes the descriptor.
  package func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    source.cancel()
    // Dispatch traps when a suspended source is released.
    if isPaused { source.resume() }
  }
}
