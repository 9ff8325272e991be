// SPDX-License-Identifier: MIT
// Driver: the connection to a terminal.

package import CuriumTerminal

/// The connection to a terminal, over which a `TerminalConversation` talks to it.
@MainActor package protocol TerminalLine: AnyObject {
  /// The number of columns and rows.
  var size: CellSize { get }
  /// The size of the window in pixels; `nil` if only the terminal knows it.
  var windowPixels: PixelSize? { get }
  /// The current use of the terminal.
  var state: TerminalLineState { get }
  /// `true` if more than 1 MiB is waiting because the terminal doesn't read.
  var isBacklogged: Bool { get }
  /// Sends bytes, after those that are already waiting.
  func send(_ bytes: UnsafeRawBufferPointer)
  /// Registers a mode that the caller turns on with `sequence`. At the end, `undo` is sent. Either
  /// can be empty.
  func addMode(_ sequence: String, undo: String)
  /// Called when replies have changed the capabilities.
  func handleNewCapabilities()
}

extension TerminalLine {
  /// Sends a sequence, after the bytes that are already waiting.
  package func send(_ sequence: String) {
    var sequence = sequence
    sequence.withUTF8 { send(UnsafeRawBufferPointer($0)) }
  }
}
