// SPDX-License-Identifier: MIT
// Views: the description of a view for tests and screen readers.

/// The role of a view for tests and screen readers.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case text
  /// The title of a part of the screen.
  case heading
  /// A picture or icon with a meaning.
  case image
  /// A button.
  case button
  /// A link to another place.
  case link
  /// A text field.
  case textField
  /// A text field that hides its text.
  case secureField
  /// An indicator of progress or activity.
  case progress
  /// A choice that is on or off.
  case toggle
  /// A row or card whose parts belong together.
  case group
  /// A list of rows.
  case list
  /// A row that can be selected.
  case row
  /// A bar of actions at the top of a screen.
  case navigationBar
  /// A part of a screen that expands and collapses.
  case disclosure
  /// A short status word.
  case status
  /// An area that scrolls.
  case scrollView
  /// A sheet, a popover or a dialog above the screen.
  case dialog
  /// A dialog that must be answered.
  case alert
  /// A list of actions above the screen.
  case menu
  /// A button that opens a menu.
  case menuButton
  /// Help for the view under the pointer or with the focus.
  case tooltip
  /// One of several mutually exclusive choices.
  case radioButton
  /// A control that selects a value in a range.
  case slider
  /// A control that increases and decreases a value.
  case stepper
  /// A tab, which selects the content of a part of the screen.
  case tab
}

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
  /// A Boolean value that indicates whether the view is on; `nil` if it can't be on or off.
  public var isChecked: Bool?
  /// A Boolean value that indicates whether the view is busy and its value isn't final.
  public var isBusy = false
  /// A Boolean value that indicates whether the value is invalid.
  public var isInvalid = false
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

/// The description that modifiers set for a view. Properties without a value come from the view.
@_spi(Nodes) public struct SemanticsOverride {
  package var role: AccessibilityRole?
  package var label: String?
  /// The name of a field in a form, for the control in it.
  package var fieldName: String?
  package var value: String?
  package var isSelected: Bool?
  package var isExpanded: Bool?
  package var isHidden = false
  package var hint: String?
  package var isChecked: Bool?
  package var isBusy: Bool?
  package var isInvalid: Bool?
  package var headingLevel: AccessibilityHeadingLevel?
  package var level: Int?
  package var added: AccessibilityTraits = []
  package var removed: AccessibilityTraits = []
  package var sortPriority: Double?
  package var actions: [SemanticAction] = []
  package var children: AccessibilityChildBehavior?
  /// `true` if the view describes all of its content.
  package var isElement = false
  /// `true` if descriptions set around the view don't apply to it.
  package var isApart = false

  package init(
    role: AccessibilityRole? = nil, label: String? = nil, fieldName: String? = nil,
    value: String? = nil, isSelected: Bool? = nil, isExpanded: Bool? = nil, isHidden: Bool = false,
    hint: String? = nil, isChecked: Bool? = nil, isBusy: Bool? = nil, isInvalid: Bool? = nil,
    headingLevel: AccessibilityHeadingLevel? = nil, level: Int? = nil,
    added: AccessibilityTraits = [], removed: AccessibilityTraits = [], sortPriority: Double? = nil,
    actions: [SemanticAction] = [],
    children: AccessibilityChildBehavior? = nil, isElement: Bool = false, isApart: Bool = false
  ) {
    self.role = role
    self.label = label
    self.fieldName = fieldName
    self.value = value
    self.isSelected = isSelected
    self.isExpanded = isExpanded
    self.isHidden = isHidden
    self.hint = hint
    self.isChecked = isChecked
    self.isBusy = isBusy
    self.isInvalid = isInvalid
    self.headingLevel = headingLevel
    self.level = level
    self.added = added
    self.removed = removed
    self.sortPriority = sortPriority
    self.actions = actions
    self.children = children
    self.isElement = isElement
    self.isApart = isApart
  }
}
