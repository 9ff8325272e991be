// SPDX-License-Identifier: MIT
// Views: the description that modifiers set for a view.

/// The description that modifiers set for a view. Properties without a value come from the view.
@_spi(Nodes) public struct SemanticsOverride {
  package var role: AccessibilityRole?
  package var label: String?
  /// The name of a field in a form, for the control in it; empty if the control has its own.
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
  /// The choices of the text field in the view, which makes it a combo box.
  package var choices: [String]?
  package var children: AccessibilityChildBehavior?
  /// `true` if the view describes all of its content.
  package var isElement = false
  /// `true` if descriptions set around the view don't apply to it.
  package var isApart = false

  package init() {}
}
