// SPDX-License-Identifier: MIT
// Testing: a user of an app on a stream, with a terminal model.

import CuriumDriver
import CuriumTerminal
import CuriumViews
import TestModels

@testable import CuriumServe

/// A user of an app: the session, everything that it sends, and the screen of the user.
@MainActor final class Visitor {
  let terminal: StreamTerminal
  let loop = ManualLoop()
  private(set) var session: ServedSession?
  /// All bytes since the last call of `take`.
  private(set) var sent: [UInt8] = []
  /// The exit status, after the session has ended.
  private(set) var statuses: [Int32] = []
  private var model: TerminalModel
  private let output: Output

  /// Collects the output before the visitor exists.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private struct Themes: App {
    var body: some View { EmptyView() }
  }

  init<Content: View>(
    _ content: Content, width: Int = 20, height: Int = 4,
    environment: [String: String] = ["TERM": "xterm-256color"], connection: ServedConnection? = nil
  ) {
    let output = Output()
    self.output = output
    model = TerminalModel(width: width, height: height)
    terminal = StreamTerminal(
      size: CellSize(width: width, height: height), environment: environment
    ) { output.bytes += $0 }
    session = ServedSession(
      content, on: terminal, connection: connection, loop: loop, themes: Themes.self
    ) { [weak self] in self?.statuses.append($0) }
    update()
  }

  /// Waits for work on the main queue, such as queries after the first frame.
  func turn() async {
    await withCheckedContinuation { continuation in MainQueue.enqueue { continuation.resume() } }
    update()
  }

  /// Runs all pending work, and draws the output on the screen.
  func update() {
    loop.drain()
    // Frames wait for the pace of the terminal.
    if loop.isTimed { loop.move(to: loop.now + .milliseconds(50)) }
    guard !output.bytes.isEmpty else { return }
    sent += output.bytes
    model.apply(output.bytes)
    output.bytes = []
  }

  /// The rows of the screen, without the blanks at their ends.
  var rows: [String] {
    update()
    return model.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the output since the last call as text, with `␛` for ESC.
  func take() -> String {
    update()
    defer { sent = [] }
    return String(decoding: sent, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  func type(_ text: String) {
    terminal.receive(Array(text.utf8))
    update()
  }

  func resize(to width: Int, _ height: Int) {
    model = TerminalModel(width: width, height: height)
    terminal.resize(to: CellSize(width: width, height: height))
    update()
  }

  /// The user's terminal loses its contents.
  func clear() { model = TerminalModel(width: model.width, height: model.height) }

  /// Ends the session, as a server does when it has closed the stream.
  func forget() { session = nil }
}
