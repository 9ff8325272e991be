// SPDX-License-Identifier: MIT
// Testing: a server and its connections, in one process.

import CuriumServe
import CuriumTerminal
import Foundation
import TestModels
import Testing

@testable import CuriumServe

@MainActor struct AppServerTests {
  private struct Greeting: App {
    @Environment(\.connection) private var connection

    var body: some View {
      Text("Number \(connection?.id ?? 0)")
        .onKeyPress("b") { .handled }
    }
  }

  private let folder: TemporaryFolder
  private var path: String { folder("socket") }

  init() throws { folder = try TemporaryFolder() }

  private func serve(options: ServeOptions = ServeOptions()) throws -> AppServer {
    try AppServer(path: path, options: options) { terminal, connection, onEnd in
      Greeting.start(on: terminal, connection: connection, onEnd: onEnd)
    }
  }

  private func stop(_ server: AppServer) async {
    await withCheckedContinuation { continuation in server.stop { continuation.resume() } }
  }

  @Test func `every connection has a number and the user of its process`() async throws {
    let server = try serve()
    let first = try #require(try Client(path: path))
    first.greet()
    await first.wait { $0.output.contains("Number 1") }
    let second = try #require(try Client(path: path))
    second.greet()
    await second.wait { $0.output.contains("Number 2") }
    let other = try SocketPath.connect(to: path)
    #expect(SocketPath.userID(of: other) == getuid())
    Foundation.close(other)
    first.close()
    second.close()
    await stop(server)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `input is confirmed`() async throws {
    let server = try serve()
    let client = try #require(try Client(path: path))
    client.greet()
    client.send(ServeMessage.input(Array("b".utf8)).bytes)
    await client.wait { $0.messages.contains(.received) }
    client.close()
    await stop(server)
  }

  @Test(arguments: [
    Array("GET / HTTP/1.1\r\n\r\n".utf8), [0, 0, 0, 0, 0], Array(repeating: 255, count: 100),
    ServeMessage.input([1]).bytes, ServeMessage.output([1]).bytes,
  ])
  func `a connection that begins with something else is closed`(_ bytes: [UInt8]) async throws {
    let server = try serve()
    let client = try #require(try Client(path: path))
    client.send(bytes)
    // Too late.
    client.greet()
    await client.wait { $0.hasEnded || !$0.messages.isEmpty }
    #expect(client.messages == [])
    await stop(server)
  }

  @Test func `a message that only servers send ends a session`() async throws {
    let server = try serve()
    let client = try #require(try Client(path: path))
    client.greet()
    await client.wait { !$0.output.isEmpty }
    client.send(ServeMessage.suspend.bytes)
    await client.wait { $0.hasEnded }
    await stop(server)
  }

  @Test func `one user too many sees a message`() async throws {
    let server = try serve(options: ServeOptions(maximumConnections: 1))
    let first = try #require(try Client(path: path))
    first.greet()
    await first.wait { !$0.output.isEmpty }
    let second = try #require(try Client(path: path))
    second.greet()
    await second.wait { $0.hasEnded }
    #expect(second.messages == [.refusal("Too many users are connected. Try again later.")])
    #expect(!first.hasEnded)
    first.close()
    await stop(server)
  }

  @Test func `a server that stops lets the apps quit`() async throws {
    let server = try serve()
    let client = try #require(try Client(path: path))
    client.greet()
    await client.wait { $0.output.contains("Number 1") }
    // The last queries are answered, as by a terminal.
    client.send(ServeMessage.input(Array("\u{1B}[?62c\u{1B}[?62c".utf8)).bytes)
    await client.wait { $0.messages.contains(.received) }
    await stop(server)
    await client.wait { $0.hasEnded }
    #expect(client.messages.last == .end(0))
  }

  @Test func `only the user of the server can connect by default`() async throws {
    let server = try serve()
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    await stop(server)
    let open = try serve(options: ServeOptions(permissions: 0o666))
    let more = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(more as? Int == 0o666)
    await stop(open)
  }

  @Test func `sockets of other servers, files and long paths are refused`() async throws {
    let server = try serve()
    #expect(throws: ServeError.busy(path: path)) { try serve() }
    await stop(server)
    try folder.write("kept", to: path)
    #expect(throws: ServeError.invalidPath(path: path)) { try serve() }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    let long = folder(String(repeating: "a", count: 100))
    #expect(throws: ServeError.invalidPath(path: long)) { try SocketPath.connect(to: long) }
    let missing = folder("none/socket")
    #expect(throws: ServeError.system(path: missing, code: ENOENT)) {
      try SocketPath.listen(at: missing, permissions: 0o600)
    }
  }

  #if os(Linux)
    @Test func `a server that doesn't respond is reported, and not replaced`() throws {
      let descriptor = try SocketPath.listen(at: path, permissions: 0o600)
      defer { Foundation.close(descriptor) }
      // Only one connection may wait.
      #expect(listen(descriptor, 0) == 0)
      let waiting = try SocketPath.connect(to: path)
      defer { Foundation.close(waiting) }
      #expect(throws: ServeError.lost(path: path)) { try SocketPath.connect(to: path) }
      #expect(throws: ServeError.busy(path: path)) { try serve() }
      #expect(FileManager.default.fileExists(atPath: path))
    }
  #endif

  @Test func `the messages of errors are one line each`() {
    let errors: [ServeError] = [
      .noServer(path: "/a"), .busy(path: "/a"), .invalidPath(path: "/a"),
      .system(path: "/a", code: EACCES), .unusableTerminal(message: "No terminal."),
      .refused(path: "/a", message: "Full."), .lost(path: "/a"),
    ]
    for error in errors {
      #expect(!error.message.contains("\n"))
      #expect(error.message.hasSuffix("."))
      #expect("\(error)" == error.message)
    }
  }
}
