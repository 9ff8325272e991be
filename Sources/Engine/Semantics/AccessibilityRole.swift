// SPDX-License-Identifier: MIT
// Views: the roles of views for tests and screen readers.

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
  /// A text field with a list of choices.
  case comboBox
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
