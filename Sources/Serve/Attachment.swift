// SPDX-License-Identifier: MIT
// Views: relays between a terminal and a server.

import Curium
import CuriumDriver
import CuriumLibc
import CuriumTerminal
import Dispatch

/// Relays bytes between the terminal of this process and a server.
@MainActor final class Attachment {
  private let path: String
  private let session: TerminalSession
  private let stream: SocketStream
  private let loop = DriverEventLoop()
  private var reader = ServeMessageReader(limit: ServeMessage.limit)
  /// Output that the terminal hasn't accepted yet.
  private var waiting: [UInt8] = []
  /// How many inputs the server hasn't confirmed, and since when it hasn't confirmed any.
  private var unconfirmed: (count: Int, since: DispatchTime) = (0, .now())
  private var outcome: Result<Int32, ServeError>?

  /// The time for the server to confirm the arrival of input, before Control-C ends the session.
  private static let patience = DispatchTimeInterval.seconds(2)
  /// The environment variables for the server, besides those that describe the terminal.
  private static let variables = [
    "TERM", "USER", "LANG", "LC_ALL", "LC_MESSAGES", "TZ", "SSH_CONNECTION", "CURIUM_THEME",
    "CURIUM_ICONS", "CURIUM_REDUCE_MOTION",
  ]

  init(path: String, variables: [String], options: TerminalSessionOptions) throws(ServeError) {
    let descriptor = try SocketPath.connect(to: path)
    guard let stream = SocketStream(descriptor) else {
      throw .system(path: path, code: EMFILE)
    }
    var options = options
    options.presentation = .fullScreen
    do throws(TerminalSessionError) {
      session = try TerminalSession(options: options)
    } catch {
      stream.close()
      throw .unusableTerminal(message: error.message)
    }
    if session.capabilities.dialect != nil {
      let name = session.terminalType
      session.close()
      stream.close()
      throw .unusableTerminal(
        message: TerminalSessionError.unusable(name: name, missing: "ECMA-48").message)
    }
    self.path = path
    self.stream = stream
    var environment: [String: String] = [:]
    for name in Self.variables + TerminalFacts.variables + variables {
      environment[name] = EnvironmentVariable.value(name)
    }
    environment["TERM"] = session.terminalType
    send(.hello(session.size, environment))
    session.relay = { [weak self] in self?.relay($0) }
    session.eventHandler = { [weak self] in self?.handle($0) }
    session.readyHandler = { [weak self] in self?.writeWaiting() }
    stream.onReceive = { [weak self] in self?.receive($0) }
    stream.onEnd = { [weak self] in self?.end(.failure(.lost(path: path))) }
  }

  /// Relays until the session ends. Returns the exit status of the app.
  func run() throws(ServeError) -> Int32 {
    if outcome == nil { loop.run() }
    stream.close()
    session.close()
    if let failure = session.takeRecordingFailure() {
      Descriptor.writeAll(failure + "\n", to: STDERR_FILENO)
    }
    session.raisePendingSignal()
    return try outcome?.get() ?? 0
  }

  private func end(_ outcome: Result<Int32, ServeError>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    loop.stop()
  }

  // MARK: - To the server

  private func send(_ message: ServeMessage) { stream.send(message.bytes) }

  private func relay(_ bytes: ArraySlice<UInt8>) {
    if unconfirmed.count == 0 {
      unconfirmed.since = .now()
    } else if .now() > unconfirmed.since + Self.patience, Self.containsControlC(bytes) {
      return end(.failure(.lost(path: path)))
    }
    unconfirmed.count += 1
    send(.input(Array(bytes)))
  }

  /// Returns whether input contains Control-C, in any of the forms in which terminals send it.
  private static func containsControlC(_ bytes: ArraySlice<UInt8>) -> Bool {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode(bytes, into: &events)
    return events.contains { event in
      guard case .key(let press) = event else { return false }
      return press.key == "c" && press.modifiers.contains(.control)
    }
  }

  private func handle(_ events: [TerminalEvent]) {
    for event in events {
      switch event {
      case .resize(let size): send(.resize(size))
      case .resume: send(.redraw(session.size))
      case .hangUp: end(.success(0))
      default: break
      }
    }
  }

  // MARK: - From the server

  private func receive(_ bytes: ArraySlice<UInt8>) {
    reader.append(bytes)
    do throws(ServeMessageReader.Malformed) {
      while let message = try reader.next() { receive(message) }
    } catch {
      end(.failure(.lost(path: path)))
    }
  }

  private func receive(_ message: ServeMessage) {
    switch message {
    case .output(let bytes):
      waiting += bytes
      writeWaiting()
    case .mode(let sequence, let undo): session.addMode(sequence, undo: undo)
    case .assertModes: session.assertModes()
    case .suspend: session.suspend()
    case .received:
      unconfirmed = (max(0, unconfirmed.count - 1), .now())
    case .end(let status): end(.success(status))
    case .refusal(let reason): end(.failure(.refused(path: path, message: reason)))
    case .hello, .input, .resize, .redraw: end(.failure(.lost(path: path)))
    }
  }

  /// Writes the waiting output, and stops reading more while the terminal doesn't accept it.
  private func writeWaiting() {
    guard !waiting.isEmpty else { return }
    let isWritten = waiting.withUnsafeBytes { session.write($0) }
    if isWritten { waiting.removeAll(keepingCapacity: true) }
    stream.setReading(isWritten)
  }
}
