// SPDX-License-Identifier: MIT
// Views: accepts connections at a path.

import CuriumDriver
import CuriumLibc
import Dispatch

/// Accepts connections at a path, until it is closed.
@MainActor final class SocketListener {
  private let path: String
  /// The number of the socket's file, by which it is recognized at the end.
  private let file: UInt64?
  private let source: DescriptorSource
  private lazy var retryTimer = MainQueue.Timer { [weak self] in self?.source.resume() }
  private var isClosed = false

  /// The time without a free descriptor until the next attempt, in seconds.
  private static let retryTime = 1

  /// Listens at `path`, and calls `onConnect` with the descriptor of each connection.
  init(
    path: String, permissions: UInt32, onConnect: @escaping @MainActor (Int32) -> Void
  ) throws(ServeError) {
    let descriptor = try SocketPath.listen(at: path, permissions: permissions)
    guard let source = DescriptorSource(.input, of: descriptor) else {
      throw .system(path: path, code: EBADF)
    }
    self.path = path
    self.source = source
    file = Self.file(at: path)
    source.handler = { [weak self] in self?.accept(onConnect) }
    source.resume()
  }

  isolated deinit { close() }

  private func accept(_ onConnect: @MainActor (Int32) -> Void) {
    let connection = CuriumLibc.accept(source.descriptor, nil, nil)
    if connection >= 0 { return onConnect(connection) }
    // The connection stays pending while no descriptor is free.
    guard errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS else { return }
    source.pause()
    retryTimer.schedule(at: .now() + .seconds(Self.retryTime), leeway: .milliseconds(100))
  }

  /// Stops listening, and removes the socket, unless another process has replaced it.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    if let file, Self.file(at: path) == file { unlink(path) }
    source.cancel()
  }

  private static func file(at path: String) -> UInt64? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? UInt64(facts.st_ino) : nil
  }
}
