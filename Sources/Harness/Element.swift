// SPDX-License-Identifier: MIT
// Testing: an accessibility element of the screen.

public import CuriumControls
public import CuriumTerminal

/// An accessibility element of the screen.
public struct Element: Hashable, Sendable {
  /// The role, label, value and state.
  public let semantics: Semantics
  /// The frame of the element, in cells of the screen.
  public let frame: CellRect

  /// The role of the element.
  public var role: AccessibilityRole { semantics.role }
  /// The label of the element.
  public var label: String { semantics.label }
  /// The value of the element.
  public var value: String { semantics.value }
  /// The cell in the middle.
  package var center: CellPoint {
    CellPoint(
      x: frame.minX + max(0, frame.width - 1) / 2, y: frame.minY + max(0, frame.height - 1) / 2)
  }
}
