// SPDX-License-Identifier: MIT
// Terminal: the interface of a terminal, real or in memory.

/// A screen of cells that accepts frames and sends events.
@MainActor public protocol TerminalDevice: AnyObject {
  /// The number of columns and rows, never below 1×1.
  var size: CellSize { get }
  /// The usable features. They can grow with the terminal's replies.
  var capabilities: TerminalCapabilities { get }
  /// Called with events, in order. Set by the run loop.
  var eventHandler: (([TerminalEvent]) -> Void)? { get set }
  /// Writes one whole `frame`, in one write.
  ///
  /// - Returns: `true` if the frame was accepted. A device that is still sending an earlier frame
  ///   to a slow reader refuses the whole frame, and calls `readyHandler` when it can accept one.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool
  /// Called when a device that refused a frame accepts frames again, and when its capabilities
  /// change.
  var readyHandler: (() -> Void)? { get set }
  /// Sends `request`, which isn't about drawing.
  ///
  /// - Returns: The terminal's known support for the request. If it is `no`, nothing was sent.
  @discardableResult func perform(_ request: TerminalRequest) -> TerminalSupport
  /// Moves the app to `presentation`: to the whole screen, or to rows below the prompt. `rowsAbove`
  /// is the number of drawn rows above the cursor, if the app is below the prompt now.
  ///
  /// - Returns: `true` if the terminal can present the app that way.
  func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool
  /// Runs another program for `request`, and calls `completion` after it has ended: with the edited
  /// text if there was one to edit, otherwise with an empty string.
  func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void)
  /// Sends a query to the terminal.
  ///
  /// - Parameters:
  ///   - question: The bytes of the query.
  ///   - isAnswer: Returns whether a report is the reply to this query.
  ///   - completion: Gets the reply, or `nil` if there is none.
  func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void)
  /// Reads the text of the user's clipboard. The terminal may ask the user first.
  ///
  /// - Parameter completion: Gets the text without control characters except line feeds and tabs,
  ///    or `nil` if there is none or the device can't read it.
  func readClipboard(then completion: @escaping @MainActor (String?) -> Void)
  /// Returns the text that the program has printed since the last call, and that can't appear while
  /// the app has the screen. Returns only the newest part of long text.
  func takePrintedText() -> String
}

extension TerminalDevice {
  /// Ignores `request` and returns `no`. This is the default for devices that only show cells.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport { .no }

  /// Ignores `presentation` and `rowsAbove`, and returns `false`. This is the default for devices
  /// with one presentation.
  public func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool { false }

  /// Calls `completion` with a failure instead of running `request`. This is the default for
  /// devices without other programs.
  public func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    completion(.failure(.unavailable))
  }

  /// Calls `completion` with `nil`, without sending `question` or calling `isAnswer`. This is the
  /// default for devices that only show cells.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    completion(nil)
  }

  /// Calls `completion` with `nil`. This is the default for devices without a clipboard.
  public func readClipboard(then completion: @escaping @MainActor (String?) -> Void) {
    completion(nil)
  }

  /// Returns an empty string. This is the default for devices that don't capture printed text.
  public func takePrintedText() -> String { "" }
}
