// SPDX-License-Identifier: MIT
// Testing: users who read slowly, send a lot, or are refused.

import CuriumDriver
import CuriumServe
import TestModels
import Testing

@testable import CuriumServe

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@MainActor struct ServerLoadTests {
  @MainActor private final class Counter {
    var count = 0
  }

  private struct Typing: View {
    let onKey: @MainActor () -> Void

    var body: some View {
      Text("Ready")
        .onKeyPress("b") {
          onKey()
          return .handled
        }
    }
  }

  private struct Themes: App {
    var body: some View { EmptyView() }
  }

  private let folder: TemporaryFolder
  private var path: String { folder("socket") }

  init() throws { folder = try TemporaryFolder() }

  /// Serves an app that calls a function for each B.
  private func serve(
    options: ServeOptions = ServeOptions(), onKey: @escaping @MainActor () -> Void = {}
  ) throws -> AppServer {
    try AppServer(path: path, options: options) { terminal, connection, onEnd in
      ServedSession(
        Typing(onKey: onKey), on: terminal, connection: connection, themes: Themes.self,
        onEnd: onEnd)
    }
  }

  private func stop(_ server: AppServer) async {
    await withCheckedContinuation { continuation in server.stop { continuation.resume() } }
  }

  /// Waits for the work that is already on the main queue.
  private func turn() async {
    await withCheckedContinuation { continuation in MainQueue.enqueue { continuation.resume() } }
  }

  private func keys(_ count: Int) -> [UInt8] {
    Array(repeating: ServeMessage.input(Array("b".utf8)).bytes, count: count).flatMap { $0 }
  }

  @Test func `a slow user sees how the session ends`() async throws {
    let counter = Counter()
    let server = try serve { counter.count += 1 }
    let client = try #require(try Client(path: path))
    // A simple terminal, whose session ends at once.
    client.greet(["TERM": "vt220"])
    await client.wait { $0.output.contains("Ready") }
    client.setReading(false)
    // More confirmations than the socket accepts.
    client.send(keys(5_000))
    while counter.count < 5_000 { await turn() }
    // The last message comes while others are still waiting.
    client.setReading(true)
    let stops = Counter()
    server.stop { stops.count += 1 }
    await client.wait { $0.hasEnded }
    #expect(client.messages.filter { $0 == .received }.count == 5_000)
    #expect(client.messages.last == .end(0))
    while stops.count == 0 { await turn() }
  }

  @Test func `a user who sends too late sees why the server has refused`() async throws {
    let server = try serve(options: ServeOptions(maximumConnections: 0))
    let descriptor = try SocketPath.connect(to: path)
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, 0) <= 0 || wait.revents & Int16(POLLHUP) == 0 { await turn() }
    let client = try #require(Client(descriptor))
    client.greet()
    await client.wait { $0.hasEnded }
    #expect(client.messages == [.refusal("Too many users are connected. Try again later.")])
    await stop(server)
  }

  @Test func `a user who sends many keys doesn't keep others waiting`() async throws {
    let counter = Counter()
    let server = try serve {
      counter.count += 1
      // A key that takes the app some time.
      let end = ContinuousClock.now + .microseconds(200)
      while ContinuousClock.now < end {}
    }
    let first = try #require(try Client(path: path))
    first.greet()
    await first.wait { $0.output.contains("Ready") }
    first.send(keys(10_000))
    let second = try #require(try Client(path: path))
    second.greet()
    await second.wait { $0.output.contains("Ready") }
    #expect(counter.count < 10_000)
    first.close()
    second.close()
    await stop(server)
  }

  @Test func `input longer than that of a terminal ends the session`() async throws {
    let counter = Counter()
    let server = try serve { counter.count += 1 }
    let client = try #require(try Client(path: path))
    client.greet()
    // A string that the app ignores, and a key.
    let ignored = String(repeating: "x", count: TerminalSession.inputLimit - 4)
    let longest = Array("\u{1B}]\(ignored)\u{7}b".utf8)
    client.send(ServeMessage.input(longest).bytes)
    await client.wait { $0.messages.contains(.received) }
    #expect(counter.count == 1)
    client.send(ServeMessage.input(longest + [0]).bytes)
    await client.wait { $0.hasEnded }
    #expect(client.messages.filter { $0 == .received }.count == 1)
    await stop(server)
  }
}
