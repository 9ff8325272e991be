// SPDX-License-Identifier: MIT
// Driver: the conversation with the terminal over the tty.

import CNcurses
public import CuriumTerminal

extension TerminalSession: TerminalLine {
  package var state: TerminalLineState {
    if isClosed || isGone { return .ended }
    if isSuspended { return .suspended }
    return isEnding || relay != nil ? .quiet : .open
  }

  package var windowPixels: PixelSize? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard cnc_window_pixels(&width, &height) != 0 else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// The terminal type in use: TERM, or its replacement.
  package var terminalType: String { String(cString: cnc_term()) }

  package func addMode(_ sequence: String, undo: String) { cnc_add_mode(sequence, undo) }

  package func handleNewCapabilities() {
    // The frame on the screen was drawn for the previous capabilities.
    readyHandler?()
  }

  /// Sends `request` to the terminal, after the frames that are waiting. Returns whether it is
  /// supported.
  ///
  /// A request with a lasting effect waits while the terminal is lent to another program, or while
  /// it doesn't read. Any other is then refused.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    conversation.perform(request)
  }

  /// Sends a query to the terminal.
  ///
  /// - Parameters:
  ///   - question: The bytes of the query.
  ///   - isAnswer: Returns whether a report is the reply to this query.
  ///   - completion: Gets the reply, or `nil` if the terminal doesn't support the query, doesn't
  ///    reply within a second, or is lent to another program.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    conversation.ask(question, isAnswer: isAnswer, then: completion)
  }
}
