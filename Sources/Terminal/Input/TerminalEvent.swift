// SPDX-License-Identifier: MIT
// Terminal: what a terminal tells a program.

/// Something that came from the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key went down, repeats, or came up.
  case key(KeyPress)
  /// The pointer moved, a button changed, or the wheel turned.
  case pointer(PointerEvent)
  /// A whole bracketed paste, as one text.
  case paste(String)
  /// The terminal's window gained (true) or lost the focus.
  case focus(Bool)
  /// The screen has this size in cells and must be drawn anew. It's the size from before if the window
  /// changed and changed back.
  case resize(CellSize)
  /// The terminal told something about itself.
  case report(TerminalReport)
  /// The program runs again after a suspension; everything must be drawn anew.
  case resume
  /// The terminal went away, or a signal asks the program to end.
  case hangUp
}

/// What the pointer did.
public struct PointerEvent: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case down
    /// A button came up.
    case up
    /// The pointer moved with a button held.
    case dragged
    /// The pointer moved with no button held.
    case moved
    /// The wheel turned by one notch: −1 or 1 on one axis; down and right are positive.
    case scrolled(x: Int, y: Int)
  }

  /// A button of the pointer.
  public enum Button: Hashable, Sendable {
    /// No button, for moves and the wheel.
    case none
    /// The first button.
    case primary
    /// The wheel's button.
    case middle
    /// The second button.
    case secondary
    /// The buttons for back (8) and forward (9) and beyond.
    case other(Int)
  }

  /// The kind of change.
  public var kind: Kind
  /// The button that changed or is held.
  public var button: Button
  /// The cell beneath the pointer.
  public var position: CellPoint
  /// Where in this cell, if the terminal tells pixels.
  public var offset: CellFraction?
  /// The keys held down with it.
  public var modifiers: EventModifiers

  /// A change of the pointer at a cell.
  public init(
    _ kind: Kind, button: Button = .none, at position: CellPoint, offset: CellFraction? = nil,
    modifiers: EventModifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.position = position
    self.offset = offset
    self.modifiers = modifiers
  }
}
