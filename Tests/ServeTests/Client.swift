// SPDX-License-Identifier: MIT
// Testing: a program that connects to a server.

import CuriumTerminal

@testable import CuriumServe

/// A program that connects to a server in this process.
@MainActor final class Client {
  /// The messages that have arrived.
  private(set) var messages: [ServeMessage] = []
  /// `true` after the server has closed the connection.
  private(set) var hasEnded = false

  private let stream: SocketStream
  private var reader = ServeMessageReader(limit: ServeMessage.limit)
  private var check: (() -> Void)?

  convenience init?(path: String) throws {
    self.init(try SocketPath.connect(to: path))
  }

  /// Creates a client for a connected socket.
  init?(_ descriptor: Int32) {
    guard let stream = SocketStream(descriptor) else { return nil }
    self.stream = stream
    stream.onReceive = { [weak self] in self?.receive($0) }
    stream.onEnd = { [weak self] in
      self?.hasEnded = true
      self?.check?()
    }
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    messages += (try? reader.read(bytes)) ?? []
    check?()
  }

  func send(_ bytes: [UInt8]) { stream.send(bytes) }

  func greet(_ environment: [String: String] = [:]) {
    send(ServeMessage.hello(CellSize(width: 20, height: 4), environment).bytes)
  }

  func setReading(_ isReading: Bool) { stream.setReading(isReading) }

  func close() { stream.close() }

  /// The output of the app.
  var output: String {
    let bytes = messages.flatMap { message in
      if case .output(let bytes) = message { bytes } else { [UInt8]() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until a condition holds after something has arrived.
  func wait(until isTrue: @escaping (Client) -> Bool) async {
    await withCheckedContinuation { continuation in
      check = { [weak self] in
        guard let self, isTrue(self) else { return }
        check = nil
        continuation.resume()
      }
      check?()
    }
  }
}
