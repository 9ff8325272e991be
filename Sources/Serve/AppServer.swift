// SPDX-License-Identifier: MIT
// Views: the connections of a served app.

import Curium
import CuriumDriver
import Dispatch

/// Serves an app at a Unix domain socket.
@MainActor final class AppServer {
  private let options: ServeOptions
  private let start: ServerConnection.Start
  private var listener: SocketListener?
  private var connections: [Int: ServerConnection] = [:]
  private var count = 0
  private var isStopping = false
  private var onStop: @MainActor () -> Void = {}

  /// The time for the apps to quit, in seconds.
  private static let quitTime = 2

  /// Starts to serve an app at `path`. `start` starts it for a user.
  init(path: String, options: ServeOptions, start: @escaping ServerConnection.Start)
    throws(ServeError)
  {
    self.options = options
    self.start = start
    listener = try SocketListener(path: path, permissions: options.permissions) {
      [weak self] in self?.accept($0)
    }
  }

  private func accept(_ descriptor: Int32) {
    let userID = SocketPath.userID(of: descriptor)
    guard let stream = SocketStream(descriptor) else { return }
    count += 1
    let number = count
    let connection = ServerConnection(
      stream, number: number, userID: userID, options: options.terminal, start: start
    ) { [weak self] in self?.remove(number) }
    connections[number] = connection
    if connections.count > options.maximumConnections {
      connection.refuse("Too many users are connected. Try again later.")
    }
  }

  private func remove(_ number: Int) {
    connections[number] = nil
    if isStopping, connections.isEmpty { onStop() }
  }

  /// Accepts no more connections, asks all apps to quit, and calls `completion` when all users have
  /// received their last message, or after three seconds.
  func stop(then completion: @escaping @MainActor () -> Void) {
    guard !isStopping else { return }
    isStopping = true
    listener?.close()
    listener = nil
    if connections.isEmpty { return completion() }
    onStop = completion
    for connection in connections.values { connection.requestEnd() }
    MainQueue.enqueue(after: .seconds(Self.quitTime)) { [self] in
      for connection in connections.values { connection.refuse("It has stopped.") }
    }
  }
}
