// SPDX-License-Identifier: MIT
// Views: accepts connections at a path.

import CuriumDriver
import CuriumLibc
import Dispatch

/// Accepts connections at a path, until it is closed.
@MainActor final class SocketListener {
  private let path: String
  private let descriptor: Int32
  /// The socket's file, by which it is recognized at the end.
  private let file: UInt64?
  private let source: any DispatchSourceRead
  private let onConnect: @MainActor (Int32) -> Void
  private lazy var retryTimer = MainQueue.Timer { [weak self] in self?.resume() }
  /// `true` if the source is suspended.
  private var isWaiting = false
  private var isClosed = false

  /// The time without a free descriptor until the next attempt, in seconds.
  private static let retryTime = 1

  /// Listens at `path`, and calls `onConnect` with the descriptor of each connection.
  init(
    path: String, permissions: UInt32, onConnect: @escaping @MainActor (Int32) -> Void
  ) throws(ServeError) {
    let descriptor = try SocketPath.listen(at: path, permissions: permissions)
    self.path = path
    self.descriptor = descriptor
    self.onConnect = onConnect
    file = Self.file(at: path)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { @Sendable in CuriumLibc.close(descriptor) }
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.accept() }
    }
    source.activate()
  }

  isolated deinit { close() }

  private func accept() {
    let connection = CuriumLibc.accept(descriptor, nil, nil)
    if connection >= 0 { return onConnect(connection) }
    // The connection stays pending while no descriptor is free.
    guard errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS else { return }
    source.suspend()
    isWaiting = true
    retryTimer.schedule(at: .now() + .seconds(Self.retryTime), leeway: .milliseconds(100))
  }

  private func resume() {
    guard isWaiting else { return }
    isWaiting = false
    source.resume()
  }

  /// Stops listening, and removes the socket, unless another process has replaced it.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    if let file, Self.file(at: path) == file { unlink(path) }
    source.cancel()
    // Dispatch traps when a suspended source is released.
    resume()
  }

  private static func file(at path: String) -> UInt64? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? UInt64(facts.st_ino) : nil
  }
}
