// SPDX-License-Identifier: MIT
// Views: one user of a server, from the first message to the end of the session.

import Curium
import CuriumDriver
import CuriumTerminal
import Dispatch

/// One user of a server: a socket and, after the first message, a session.
@MainActor final class ServerConnection {
  /// Starts the app on a terminal. The last argument gets its exit status.
  typealias Start =
    @MainActor (StreamTerminal, ServedConnection, @escaping @MainActor (Int32) -> Void)
    -> ServedSession

  private let stream: SocketStream
  private let number: Int
  private let userID: UInt32?
  private let options: TerminalSessionOptions
  private let start: Start
  private let onEnd: @MainActor () -> Void
  private var reader = ServeMessageReader(limit: ServerConnection.helloLimit)
  private var session: ServedSession?
  private var hasEnded = false
  private lazy var helloTimer = MainQueue.Timer { [weak self] in self?.finish() }

  /// The time for the first message, in seconds.
  private static let helloTime = 5
  /// The maximum size of the first message, in bytes.
  private static let helloLimit = 1 << 20
  /// The time for the messages of one user, before it is the turn of others.
  private static let turnTime = DispatchTimeInterval.milliseconds(20)
  /// The most bytes of output in a message.
  private static let chunk = 1 << 20

  init(
    _ stream: SocketStream, number: Int, userID: UInt32?, options: TerminalSessionOptions,
    start: @escaping Start, onEnd: @escaping @MainActor () -> Void
  ) {
    self.stream = stream
    self.number = number
    self.userID = userID
    self.options = options
    self.start = start
    self.onEnd = onEnd
    stream.onReceive = { [weak self] in self?.receive($0) }
    stream.onEnd = { [weak self] in self?.hangUp() }
    stream.onCongestion = { [weak self] in self?.session?.terminal.isCongested = $0 }
    helloTimer.schedule(at: .now() + .seconds(Self.helloTime), leeway: .seconds(1))
  }

  /// Asks the app to quit, because the server stops.
  func requestEnd() {
    if let session { session.end() } else { finish() }
  }

  /// Ends the connection at once, for a reason that the user sees.
  func refuse(_ reason: String) {
    guard !hasEnded else { return }
    send(.refusal(reason))
    finish()
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    guard !hasEnded else { return }
    reader.append(bytes)
    handleMessages()
  }

  /// Handles the messages that have arrived. A user who sends many doesn't keep the others waiting.
  private func handleMessages() {
    let end = DispatchTime.now() + Self.turnTime
    do throws(ServeMessageReader.Malformed) {
      while !hasEnded, let message = try reader.next() {
        receive(message)
        if .now() > end { return handleMoreSoon() }
      }
      stream.setReading(true)
    } catch {
      hangUp()
    }
  }

  private func handleMoreSoon() {
    stream.setReading(false)
    MainQueue.enqueue { [weak self] in self?.handleMessages() }
  }

  private func receive(_ message: ServeMessage) {
    guard let terminal = session?.terminal else {
      guard case .hello(let size, let environment) = message else { return hangUp() }
      return begin(size, environment)
    }
    switch message {
    case .input(let bytes):
      send(.received)
      terminal.receive(bytes)
    case .resize(let size): terminal.resize(to: size)
    case .redraw(let size):
      terminal.resize(to: size)
      terminal.redraw()
    default: hangUp()
    }
  }

  private func begin(_ size: CellSize, _ environment: [String: String]) {
    helloTimer.cancel()
    reader.limit = TerminalSession.inputLimit
    let screen = RelayedScreen { [weak self] in self?.send($0) }
    let terminal = StreamTerminal(
      size: size, environment: environment, options: options, screen: screen
    ) { [weak self] bytes in self?.sendOutput(bytes) }
    terminal.suspendHandler = { [weak self] in self?.send(.suspend) }
    let connection = ServedConnection(id: number, userID: userID, environment: environment)
    session = start(terminal, connection) { [weak self] status in
      self?.send(.end(status))
      self?.finish()
    }
  }

  private func send(_ message: ServeMessage) { stream.send(message.bytes) }

  private func sendOutput(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
      send(.output(Array(bytes[start..<min(bytes.count, start + Self.chunk)])))
    }
  }

  /// Handles the loss of the user.
  private func hangUp() {
    guard !hasEnded else { return }
    // The app quits as if its terminal had been closed, and its end ends the connection.
    if let session { session.terminal.hangUp() } else { finish() }
    stream.close()
  }

  private func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    helloTimer.cancel()
    session = nil
    stream.finish(then: onEnd)
  }
}
