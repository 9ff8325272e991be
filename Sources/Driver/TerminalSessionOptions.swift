// SPDX-License-Identifier: MIT
// Driver: what a session asks of its terminal.

/// What a session asks of its terminal.
public struct TerminalSessionOptions: Hashable, Sendable {
  /// How much of the pointer is reported.
  public enum PointerTracking: Hashable, Sendable {
    /// Nothing: the terminal's own selection works as ever.
    case none
    /// Buttons, the wheel and drags; modes 1002 and 1006.
    case buttons
    /// Every motion too; modes 1003 and 1006. It wakes the program for each cell passed.
    case motion
  }

  /// How much of the pointer is reported.
  public var pointer: PointerTracking
  /// Whether to draw on the controlling terminal where standard input or output is no terminal:
  /// `list | chooser > file`.
  public var allowsRedirection: Bool

  /// Options; by default buttons, and standard input and output must be the terminal.
  public init(pointer: PointerTracking = .buttons, allowsRedirection: Bool = false) {
    self.pointer = pointer
    self.allowsRedirection = allowsRedirection
  }
}
