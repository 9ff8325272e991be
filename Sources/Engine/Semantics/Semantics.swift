// SPDX-License-Identifier: MIT
// Views: the description of a view for tests and screen readers.

/// The description of a view for tests and screen readers.
public struct Semantics: Hashable, Sendable {
  /// The role of the view.
  public var role: AccessibilityRole
  /// The name of the view.
  public var label: String
  /// The current value.
  public var value: String
  /// A Boolean value that indicates whether the view accepts input.
  public var isEnabled: Bool
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused: Bool
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected: Bool
  /// A Boolean value that indicates whether the view is expanded; `nil` if it can't be.
  public var isExpanded: Bool?
  /// The effect of the view's action, if the name doesn't describe it.
  public var hint = ""
  /// A Boolean value that indicates whether the view is on; `nil` if it is mixed, or has no state.
  public var isChecked: Bool?
  /// A Boolean value that indicates whether the view is busy and its value isn't final.
  public var isBusy = false
  /// A Boolean value that indicates whether the value is invalid.
  public var isInvalid = false
  /// A Boolean value that indicates whether text can be read and selected, but not edited.
  public var isReadOnly = false
  /// The level of a heading.
  public var headingLevel = AccessibilityHeadingLevel.unspecified
  /// The level of a row in a tree, starting with 1; `nil` if it isn't in a tree.
  public var level: Int?
  /// `true` if the view changes too often for each change to be announced.
  public var updatesFrequently = false
  /// A Boolean value that indicates whether the value can be increased and decreased.
  public var isAdjustable = false
  /// The names of the actions other than pressing the view.
  public var actions: [String] = []
  /// The choices of a combo box.
  package var choices: [String] = []

  /// Creates a description of `role`, `label`, `value`, `isEnabled`, `isFocused`, `isSelected` and
  /// `isExpanded`, which is `nil` for a view that can't be expanded.
  public init(
    role: AccessibilityRole, label: String = "", value: String = "", isEnabled: Bool = true,
    isFocused: Bool = false, isSelected: Bool = false, isExpanded: Bool? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.isExpanded = isExpanded
  }
}
