// SPDX-License-Identifier: MIT
// Views: the options of a server.

public import Curium

/// The options of a server.
///
///     ServeOptions(permissions: 0o660, maximumConnections: 20)
public struct ServeOptions: Hashable, Sendable {
  /// The permissions of the socket, as for chmod(2). Users need write permission to connect.
  public var permissions: UInt32
  /// The largest number of users at a time. Others see a message.
  public var maximumConnections: Int
  /// The options for the pointer, the keys and the colours of all users' terminals. The others have
  /// no effect.
  public var terminal: TerminalSessionOptions

  /// Creates options. By default, only the user of the server can connect, and there are at most 64
  /// connections.
  ///
  /// - Parameters:
  ///   - permissions: The permissions of the socket, as for chmod(2).
  ///   - maximumConnections: The largest number of users at a time.
  ///   - terminal: The options for all users' terminals.
  public init(
    permissions: UInt32 = 0o600, maximumConnections: Int = 64,
    terminal: TerminalSessionOptions = TerminalSessionOptions()
  ) {
    self.permissions = permissions
    self.maximumConnections = maximumConnections
    self.terminal = terminal
  }
}
