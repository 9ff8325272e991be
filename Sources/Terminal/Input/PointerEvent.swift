// SPDX-License-Identifier: MIT
// Terminal: a change of the pointer.

/// A change of the pointer.
public struct PointerEvent: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case down
    /// A button went up.
    case up
    /// The pointer moved with a button held.
    case dragged
    /// The pointer moved with no button held.
    case moved
    /// The wheel turned by one notch: −1 or 1 on one axis. Down and right are positive.
    case scrolled(x: Int, y: Int)
  }

  /// A button of the pointer.
  public enum Button: Hashable, Sendable {
    /// No button, for moves and the wheel.
    case none
    /// The primary button.
    case primary
    /// The middle button, usually the wheel.
    case middle
    /// The secondary button.
    case secondary
    /// Any other button, such as back (8) and forward (9).
    case other(Int)
  }

  /// The kind of change.
  public var kind: Kind
  /// The button that changed or is held down.
  public var button: Button
  /// The cell under the pointer.
  public var position: CellPoint
  /// The position within this cell, if the terminal reports pixels.
  public var offset: CellFraction?
  /// The modifier keys that are held down.
  public var modifiers: EventModifiers
  /// The number of clicks in quick succession, with this one: 1 for the press of a single click, 2
  /// for that of a double click. 0 for moves and the wheel.
  ///
  /// Clicks count together if they are in the same cell, with the same button, at most 400 ms
  /// apart, and no key, paste or turn of the wheel comes in between. The drags and the release that
  /// follow have the count of the press, or 0 after the pointer has left the cell. The running app
  /// sets the count.
  public package(set) var clickCount = 0
  /// The number of rows or columns that a notch of the wheel scrolls. The session sets it.
  package var wheelRows = Self.standardWheelRows

  package static let standardWheelRows = 3
  /// The cell of the press before this one, if they are in quick succession, with the same button
  /// and nothing in between, wherever they are; `nil` for other events.
  package var previousPress: CellPoint?

  /// Creates a change of the pointer.
  ///
  /// - Parameters:
  ///   - kind: The kind of change.
  ///   - button: The button that changed or is held down.
  ///   - position: The cell under the pointer.
  ///   - offset: The position within this cell. `nil` if the terminal doesn't report pixels.
  ///   - modifiers: The modifier keys that are held down.
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

  /// Returns the number of cells that `notches` of the wheel scroll in a view that shows `length`
  /// cells: for each notch, at most half of them.
  package func wheelDistance(_ notches: Int, in length: Int) -> Int {
    notches * max(1, min(wheelRows, length / 2))
  }
}
