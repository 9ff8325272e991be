// SPDX-License-Identifier: MIT
// Views: the user for whom a session of a server runs.

public import Curium

/// The connection over which a user sees an app of a server. Views get it from the environment.
///
///     struct Greeting: View {
///       @Environment(\.connection) private var connection
///
///       var body: some View {
///         Text("Welcome, \(connection?.environment["USER"] ?? "guest")!")
///       }
///     }
public struct ServedConnection: Identifiable, Hashable, Sendable {
  /// The number of the connection, from 1. Each connection of a server has its own.
  public let id: Int
  /// The user ID of the process at the other end, from the kernel; `nil` if it isn't on this
  /// machine.
  public let userID: UInt32?
  /// The environment variables that the process at the other end has sent. Nothing proves that they
  /// are true, unless that process was started by a program that you trust, such as an SSH server.
  public let environment: [String: String]

  /// Creates a connection, for `App.start(on:connection:onEnd:)`.
  ///
  /// - Parameters:
  ///   - id: The number of the connection.
  ///   - userID: The user ID of the process at the other end.
  ///   - environment: The environment variables that it has sent.
  public init(id: Int, userID: UInt32? = nil, environment: [String: String] = [:]) {
    self.id = id
    self.userID = userID
    self.environment = environment
  }
}

private struct ConnectionKey: EnvironmentKey {
  static var defaultValue: ServedConnection? { nil }
}

extension EnvironmentValues {
  /// The connection over which the user sees this app; `nil` if the app runs in the terminal of its
  /// own process.
  public var connection: ServedConnection? {
    get { self[ConnectionKey.self] }
    set { self[ConnectionKey.self] = newValue }
  }
}
