// SPDX-License-Identifier: MIT
// Engine: what a view is, in words, for tests and screen readers.

/// What kind of thing a view is.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// Words to read.
  case text
  /// The title of a part of the screen.
  case heading
  /// A picture or icon with a meaning.
  case image
  /// Something to press.
  case button
  /// A place to go.
  case link
  /// A field to type in.
  case textField
  /// A field to type in whose text is not shown.
  case secureField
  /// Something that says how far or that something goes on.
  case progress
  /// A choice that is on or off.
  case toggle
  /// A row or a card that belongs together.
  case group
  /// A list of rows.
  case list
  /// A row that can be chosen.
  case row
  /// A bar of actions at the top of a screen.
  case navigationBar
  /// A part of a screen that opens and closes.
  case disclosure
  /// A short status word.
  case status
  /// Something that scrolls.
  case scrollView
  /// A sheet, a popover or a dialog above the screen.
  case dialog
  /// A dialog that must be answered.
  case alert
  /// A list of actions above the screen.
  case menu
  /// A button that opens a menu.
  case menuButton
  /// An explanation of what the pointer or the focus is at.
  case tooltip
  /// One of several choices that exclude each other.
  case radioButton
  /// A value that is moved along a range.
  case slider
  /// A value that is stepped up and down.
  case stepper
  /// A choice of what a part of the screen shows.
  case tab
}

/// What a view tells of itself.
public struct Semantics: Hashable, Sendable {
  /// What kind of thing it is.
  public var role: AccessibilityRole
  /// Its name.
  public var label: String
  /// What it holds now.
  public var value: String
  /// Whether it takes input.
  public var isEnabled: Bool
  /// Whether it has the keyboard.
  public var isFocused: Bool
  /// Whether it is chosen.
  public var isSelected: Bool
  /// Whether it is open; nil where it has nothing to open.
  public var isExpanded: Bool?
  /// What it does when it acts, where its name does not say so.
  public var hint = ""
  /// Whether it is on; nil where it is nothing that can be on or off.
  public var isChecked: Bool?
  /// Whether it is at work, and what it tells is not final.
  public var isBusy = false
  /// Whether what it holds cannot be accepted.
  public var isInvalid = false
  /// The rank of a heading.
  public var headingLevel = AccessibilityHeadingLevel.unspecified
  /// Whether it changes so often that nobody wants to hear of each change.
  public var updatesFrequently = false
  /// Whether it can be raised and lowered.
  public var isAdjustable = false
  /// The names of what can be done with it beside pressing it.
  public var actions: [String] = []

  /// Semantics from the parts that most views have.
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

/// What modifiers say of a view; what they leave open comes from the view itself.
@_spi(Nodes) public struct SemanticsOverride {
  package var role: AccessibilityRole?
  package var label: String?
  package var value: String?
  package var isSelected: Bool?
  package var isExpanded: Bool?
  package var isHidden = false
  package var hint: String?
  package var isChecked: Bool?
  package var isBusy: Bool?
  package var isInvalid: Bool?
  package var headingLevel: AccessibilityHeadingLevel?
  package var added: AccessibilityTraits = []
  package var removed: AccessibilityTraits = []
  package var sortPriority: Double?
  package var actions: [SemanticAction] = []
  package var children: AccessibilityChildBehavior?
  /// Whether the view speaks for everything in it.
  package var isElement = false
  /// Whether what is said around the view does not mean it.
  package var isApart = false

  package init(
    role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil,
    isSelected: Bool? = nil, isExpanded: Bool? = nil, isHidden: Bool = false, hint: String? = nil,
    isChecked: Bool? = nil, isBusy: Bool? = nil, isInvalid: Bool? = nil,
    headingLevel: AccessibilityHeadingLevel? = nil, added: AccessibilityTraits = [],
    removed: AccessibilityTraits = [], sortPriority: Double? = nil, actions: [SemanticAction] = [],
    children: AccessibilityChildBehavior? = nil, isElement: Bool = false, isApart: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isExpanded = isExpanded
    self.isHidden = isHidden
    self.hint = hint
    self.isChecked = isChecked
    self.isBusy = isBusy
    self.isInvalid = isInvalid
    self.headingLevel = headingLevel
    self.added = added
    self.removed = removed
    self.sortPriority = sortPriority
    self.actions = actions
    self.children = children
    self.isElement = isElement
    self.isApart = isApart
  }
}
